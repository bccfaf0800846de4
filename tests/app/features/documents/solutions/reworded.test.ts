import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(`app/features/${path}`, "utf8");

const SOLUTIONS = ["azure-migration", "certificate-services", "configuration-manager", "custom", "hybrid-cloud"].concat(
  "microsoft-365",
  "security",
);
/** Where the sentences stand that a solution leaves out for some clients. */
const SPOKEN = ["catalogue/configurations.ts", "documents/facts/integrations.ts"].map(read).join("\n");

test.each(SOLUTIONS)("every sentence that %s rewords for some clients stands where it is said", (solution) => {
  const [, body = ""] =
    /\n {2}reworded: ([\s\S]*?)\n {2}\w+:/.exec(read(`documents/solutions/${solution}/pack.ts`)) ?? [];
  const replaced = [...body.matchAll(/\.replace\(\s*"([^"]+)"/g)].map(([, words = ""]) => words);
  for (const words of replaced) expect(SPOKEN).toContain(words);
  expect(replaced.length > 0).toBe(body !== "");
});
