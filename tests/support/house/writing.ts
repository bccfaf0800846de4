/** House rules on how a module is written. */
import { eachSource, nowhere, type Rule, type Tree } from "./rule.ts";
import type { Source } from "./source.ts";

const MAX_ROUTE_LINES = 150;
const MAX_MODULE_LINES = 250;
const MAX_FUNCTION_LINES = 40;
const MAX_PART_LINES = 600;

/** Folders and files whose length does not matter, because data tables and long prose are not code. */
const DATA = [
  /^app\/features\/catalogue\/(steps|configurations|details)\.ts$/,
  /^app\/features\/documents\/(facts|solutions|rules)\//,
  /^app\/features\/auth\/common-passwords\.ts$/,
  /^app\/routes\/(privacy|terms)\.tsx$/,
  /^tests\//,
];

/** In the order in which a request meets them. */
const ROUTE_EXPORTS = ["middleware", "loader", "action", "meta", "default", "ErrorBoundary"];
const LAYOUT = "app db supabase tests workers public package.json package-lock.json README.md".split(" ");
const CONFIGS = "wrangler.toml react-router.config.ts vite.config.ts tsconfig.json".split(" ");
const MADE_BY_COMMANDS = ["node_modules", "build"];

function wrongExports({ exports }: Source): string[] {
  const unknown = exports.filter((name) => !ROUTE_EXPORTS.includes(name));
  const ranks = exports.map((name) => ROUTE_EXPORTS.indexOf(name));
  const ordered = ranks.every((rank, at) => rank > (ranks[at - 1] ?? -1));
  return [
    ...unknown.map((name) => `exports ${name}`),
    ...(ordered || unknown.length > 0 ? [] : [`exports ${exports.join(", ")} out of order`]),
  ];
}

function wrongSize({ path, lines, functions }: Source): string[] {
  if (DATA.some((pattern) => pattern.test(path))) return [];
  const limit = path.startsWith("app/routes/") ? MAX_ROUTE_LINES : MAX_MODULE_LINES;
  const long = functions.filter((found) => found.lines > MAX_FUNCTION_LINES);
  return [
    ...(lines > limit ? [`${lines} lines, more than ${limit}`] : []),
    ...long.map(({ name, lines: length }) => `function ${name} has ${length} lines, more than ${MAX_FUNCTION_LINES}`),
  ];
}

/** Route files that no URL leads to, and URLs without a file. */
function looseRoutes({ sources }: Tree): string[] {
  const table = sources.find(({ path }) => path === "app/routes.ts")?.code ?? "";
  const listed = new Set([...table.matchAll(/"\.\/((?:routes|layouts)\/[^"]+)"/g)].map(([, file]) => `app/${file}`));
  const present = sources.map(({ path }) => path).filter((path) => /^app\/(routes|layouts)\//.test(path));
  return [
    ...present.filter((path) => !listed.has(path)).map((path) => `${path}: no line of app/routes.ts leads here`),
    ...[...listed].filter((path) => !present.includes(path)).map((path) => `${path}: listed in app/routes.ts, absent`),
  ];
}

/** What must not run when a module is imported: workerd forbids it, and a test could not steer it. */
export const EFFECTS =
  /^(fetch|setTimeout|setInterval|queueMicrotask|Date|Date\.now|Math\.random|crypto\.[\w.]+|postgres)\(|^new (Date(\(\))?$|WebSocket\b|EventSource\b)/;
const EXCUSES = /\b(TODO|FIXME|XXX|HACK)\b/;

export const WRITING_RULES: Rule[] = [
  {
    sentence: "a module opens with one sentence saying what it is for",
    check: eachSource(/^(?!.*\.test\.tsx?$)/, ({ opensWithSentence }) => (opensWithSentence ? [] : ["opens without"])),
    breach: { "app/shared/silent.ts": "export const a = 1;\n" },
  },
  {
    sentence: "size is a smell with a number",
    check: eachSource(/./, wrongSize),
    breach: { "app/shared/long.ts": `/** A. */\n${"// line\n".repeat(MAX_MODULE_LINES)}` },
  },
  {
    sentence: "a part of a solution that grows long is divided by subject",
    check: eachSource(/^app\/features\/documents\/solutions\//, ({ lines }) =>
      lines > MAX_PART_LINES ? [`${lines} lines, more than ${MAX_PART_LINES}`] : [],
    ),
    breach: {
      "app/features/documents/solutions/custom/long.ts": `/** A. */\n${"// line\n".repeat(MAX_PART_LINES)}`,
    },
  },
  {
    sentence: "the Worker's entry stays under 60 lines",
    check: eachSource(/^workers\/app\.ts$/, ({ lines }) => (lines < 60 ? [] : [`${lines} lines`])),
    breach: { "workers/app.ts": `/** A. */\n${"// line\n".repeat(60)}` },
  },
  {
    sentence: "a route exports only what the framework asks for, in the order a request meets it",
    check: eachSource(/^app\/(routes|layouts)\//, wrongExports),
    breach: { "app/routes/home.tsx": "/** A. */\nexport default function Home() {}\nexport function loader() {}\n" },
  },
  {
    sentence: "every route file has its line in app/routes.ts, and every line its file",
    check: looseRoutes,
    breach: { "app/routes/forgotten.tsx": "/** A. */\nexport default function Forgotten() {}\n" },
  },
  {
    sentence: "exports are named, except where the framework asks for a default",
    check: eachSource(/^(app\/(features|ui|shared|middleware)|db)\/(?!.*config)/, ({ exports }) =>
      exports.includes("default") ? ["exports a default"] : [],
    ),
    breach: { "app/shared/nameless.ts": "/** A. */\nexport default 1;\n" },
  },
  {
    sentence: "a type is a type, not an interface",
    check: eachSource(/^(app|db|workers|supabase)\//, ({ interfaces }) =>
      interfaces.map((name) => `interface ${name}`),
    ),
    breach: { "app/shared/shape.ts": "/** A. */\nexport interface Shape { a: 1 }\n" },
  },
  {
    sentence: "a cast carries its reason",
    check: eachSource(/^(app|db|workers|supabase)\//, ({ bareCasts }) => bareCasts.map((line) => `line ${line}`)),
    breach: { "app/shared/cast.ts": "/** A. */\n\nexport const a = (b: unknown) => b as string;\n" },
  },
  {
    sentence: "nothing is fetched, timed or drawn by lot when a module is imported",
    check: eachSource(/^(app|db\/.*\.server\.ts|workers\/(app|env))/, ({ importTimeCalls }) =>
      importTimeCalls.filter((name) => EFFECTS.test(name)),
    ),
    breach: { "app/shared/clock.ts": "/** A. */\nexport const startedAt = Date.now();\n" },
  },
  {
    sentence: "no markup is set from a string",
    check: nowhere(/^app\//, /dangerouslySetInnerHTML|\.innerHTML\b/, "sets markup from a string"),
    breach: {
      "app/ui/raw.tsx": "/** A. */\nexport const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    },
  },
  {
    sentence: "raw SQL is written only in db/ and by the embedded stand-in",
    check: nowhere(/^(app|workers)\//, /\bsql\.raw\(|\.unsafe\(/, "writes raw SQL"),
    breach: {
      "app/features/mail/raw.server.ts": '/** A. */\nexport const all = (sql: Sql) => sql.unsafe("select 1");\n',
    },
  },
  {
    sentence: "no float ever holds an amount",
    check: nowhere(
      /^(app|db)\//,
      /\bparseFloat\(|(price|amount|minor|money|revenue)\)?\.toFixed\(|Number\([^()]*(price|amount)\)/i,
      "makes a float of an amount",
    ),
    breach: { "app/shared/float.ts": "/** A. */\nexport const total = (price: string) => Number(price);\n" },
  },
  {
    sentence: "an amount is never left with a fraction, nor kept in a float column",
    check: nowhere(
      /^(app|db|workers)\//,
      /(?<!(Math\.(round|floor)|halfUp)\()\b\w*minor\)?\s*\/|[*]\s*\w*\.?minor\b|\bminor\)?\s*[*]|\b(doublePrecision|real)\(/i,
      "does arithmetic on an amount that can leave a fraction",
    ),
    breach: { "app/shared/half.ts": "/** A. */\nexport const half = (price: Money) => price.minor / 2;\n" },
  },
  {
    sentence: "identity comes from verified claims, never from the stored session",
    check: nowhere(/^app\//, /\bauth\.getSession\(|\bdecodeJwt\(/, "trusts an unverified session"),
    breach: {
      "app/features/auth/trusting.server.ts": "/** A. */\nexport const who = (auth: Auth) => auth.getSession();\n",
    },
  },
  {
    sentence: "nothing is left for later in a comment",
    check: eachSource(/^(?!tests\/support\/house\/)/, ({ text }) =>
      EXCUSES.test(text) ? ["leaves work for later"] : [],
    ),
    breach: { "app/shared/later.ts": "/** A. */\n// TODO: the rest\n" },
  },
  {
    sentence: "a test sleeps never, mocks none of our modules, and is neither skipped nor alone",
    check: nowhere(
      /^tests\/.*\.test\.tsx?$/,
      /\bsetTimeout\(|\bvi\.mock\(|\b(test|it|describe)\.(only|skip|todo)\b|waitForTimeout\(/,
      "sleeps, mocks or skips",
    ),
    breach: { "tests/app/shared/lazy.test.ts": "test.skip('later', () => {});\n" },
  },
  {
    sentence: "the root holds only what the layout lists",
    check: ({ root }) =>
      root.filter((name) => !name.startsWith(".") && ![...LAYOUT, ...CONFIGS, ...MADE_BY_COMMANDS].includes(name)),
    breach: { "notes.md": "" },
  },
];
