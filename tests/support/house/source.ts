/** Reads what the house rules need to know of a TypeScript module, with the parser of the build. */
import { parseSync, Visitor } from "vite";

export type Import = { from: string; typeOnly: boolean };
type FunctionSize = { name: string; lines: number };

export type Source = {
  path: string;
  text: string;
  /** The text without its comments. */
  code: string;
  lines: number;
  imports: Import[];
  /** In order of appearance; `default` for the default export. Types are left out. */
  exports: string[];
  functions: FunctionSize[];
  /** The first token is a doc comment. */
  opensWithSentence: boolean;
  /** Line numbers of `as` without a reason beside or above it. */
  bareCasts: number[];
  interfaces: string[];
  /** Calls and `new`, as written, that run when the module is imported: outside functions, and in functions that are called at once. */
  importTimeCalls: string[];
};

/** Parses the module; throws on a syntax error. */
export function readSource(path: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const commentLines = new Set(
    comments.flatMap(({ start, end }) => [lineOf(start), lineOf(end)].flatMap((line) => [line, line + 1])),
  );
  const found: Pick<Source, "functions" | "bareCasts" | "interfaces" | "importTimeCalls"> = {
    functions: [],
    bareCasts: [],
    interfaces: [],
    importTimeCalls: [],
  };
  let depth = 0;
  const calledOnTheSpot = new Set<number>();
  const enter = (name: string, { start, end }: { start: number; end: number }) => {
    if (!calledOnTheSpot.has(start)) depth += 1;
    found.functions.push({ name, lines: lineOf(end) - lineOf(start) + 1 });
  };
  const leave = ({ start }: { start: number }) => {
    if (!calledOnTheSpot.has(start)) depth -= 1;
  };
  const run = ({ start, end }: { start: number; end: number }) => {
    if (depth === 0) found.importTimeCalls.push(text.slice(start, end));
  };
  new Visitor({
    FunctionDeclaration: (node) => enter(node.id?.name ?? "default", node),
    "FunctionDeclaration:exit": leave,
    FunctionExpression: (node) => enter(`line ${lineOf(node.start)}`, node),
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: (node) => enter(`line ${lineOf(node.start)}`, node),
    "ArrowFunctionExpression:exit": leave,
    CallExpression(node) {
      const { callee } = node;
      calledOnTheSpot.add(callee.type === "ParenthesizedExpression" ? callee.expression.start : callee.start);
      run(node);
    },
    NewExpression: run,
    TSInterfaceDeclaration: (node) => found.interfaces.push(node.id.name),
    TSAsExpression(node) {
      const constant = text.slice(node.typeAnnotation.start, node.typeAnnotation.end) === "const";
      if (!constant && !commentLines.has(lineOf(node.start)) && !commentLines.has(lineOf(node.end)))
        found.bareCasts.push(lineOf(node.start));
    },
  }).visit(program);

  return {
    path,
    text,
    code: comments.reduceRight((code, { start, end }) => code.slice(0, start) + code.slice(end), text),
    lines: text.trimEnd().split("\n").length,
    imports: module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.filter((entry) => !entry.isType).map(({ exportName }) => exportName.name ?? "default"),
    ),
    opensWithSentence: /^(#!.*\n)?\/\*\*\s*\S/.test(text),
    ...found,
  };
}
