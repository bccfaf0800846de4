/** What several modules must agree on is written in one of them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOM = "app/features/documents";
/** Their owners still ask for it by themselves. */
const APART = /^solutions\/(security|custom)\//;

const modules = readdirSync(ROOM, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !APART.test(file))
  .map((file) => ({
    file,
    code: readFileSync(path.join(ROOM, file), "utf8").replaceAll(/^\s*(\/\*)?\*.*$|\/\*\*.*/gm, ""),
  }));

test.each([
  ["whether a merger stands behind the date", /"deadline-reason"\) === "merger"/, "brief/deadline-reason.ts"],
  ["whether an audit stands behind the date", /"deadline-reason"\) === "audit"/, "brief/deadline-reason.ts"],
  [
    "when Windows Server 2016 ends",
    /Server 2016[^;]* 12 January 2027|dayOfIso\("2027-01-12"\)|END_2016: /,
    "facts/lifecycle.ts",
  ],
  ["whose rates are derived", /Australian dollar/, "brief/jurisdiction.ts"],
  ["the line of paid updates", /systems neither upgraded nor isolated/, "budget/bill.ts"],
])("%s", (_, words, place) => {
  expect(modules.filter(({ code }) => words.test(code)).map(({ file }) => file)).toEqual([place]);
});
