/** A house rule: a sentence that a machine can check over the whole tree. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { readSource, type Source } from "./source.ts";

export type Tree = {
  sources: readonly Source[];
  /** Entries of the root folder. */
  root: readonly string[];
};

export type Rule = {
  sentence: string;
  /** One complaint for each breach, beginning with the path. */
  check(tree: Tree): string[];
  /** Files that, added to a tree that keeps every rule, breach this rule alone. */
  breach: Record<string, string>;
};

/** The project as it lies on the disk. */
export function readTree(): Tree {
  const paths = globSync("{app,db,supabase,tests,workers}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  return {
    sources: paths.sort().map((path) => readSource(path, readFileSync(path, "utf8"))),
    root: readdirSync("."),
  };
}

/** The tree with some files added or replaced. */
export function withFiles(tree: Tree, files: Record<string, string>): Tree {
  const added = Object.entries(files);
  return {
    sources: [
      ...tree.sources.filter(({ path }) => !(path in files)),
      ...added.filter(([path]) => /\.tsx?$/.test(path)).map(([path, text]) => readSource(path, text)),
    ],
    root: [...tree.root, ...added.map(([path]) => path).filter((path) => !path.includes("/"))],
  };
}

/** The check of a rule that looks at one module at a time. */
export function eachSource(within: RegExp, complain: (source: Source) => string[]): Rule["check"] {
  return ({ sources }) =>
    sources
      .filter(({ path }) => within.test(path))
      .flatMap((source) => complain(source).map((complaint) => `${source.path}: ${complaint}`));
}

/** The check of a rule that a pattern must not occur in the code, comments aside. */
export function nowhere(within: RegExp, pattern: RegExp, reason: string): Rule["check"] {
  return eachSource(within, ({ code }) => (pattern.test(code) ? [reason] : []));
}
