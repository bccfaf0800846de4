/** The built Worker and the browser's files hold no secret and no map of the source (T-28 and T-31 in tests/security). */
import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const SECRET =
  /sb_secret_[A-Za-z0-9]|sk_(live|test)_[A-Za-z0-9]|whsec_[A-Za-z0-9]{8}|postgres(ql)?:\/\/\w+:[^@\s"'`$]+@|-----BEGIN [A-Z ]*PRIVATE KEY/;
const files = globSync("build/{client,server}/**/*").filter((path) => statSync(path).isFile());

test("the build holds the Worker and the browser's files", () => {
  expect(files.some((path) => path.endsWith("index.js"))).toBe(true);
  expect(files.length).toBeGreaterThan(50);
});

test("no built file holds a secret, and none is a source map", () => {
  const told = files.filter((path) =>
    SECRET.test(readFileSync(path, "latin1").replace("postgres://portal_worker:unset@", "")),
  );
  expect(told).toEqual([]);
  expect(files.filter((path) => path.endsWith(".map"))).toEqual([]);
});

test("a secret that was put there would be found", () => {
  for (const text of [
    "sb_secret_abc",
    "sk_live_abc",
    "whsec_abcdefgh1",
    "postgresql://postgres:hunter2@db.example/x",
  ]) {
    expect(text).toMatch(SECRET);
  }
});
