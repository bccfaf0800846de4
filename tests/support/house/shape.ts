/** House rules on where a module belongs and what it may import. */
import { eachSource, nowhere, type Rule } from "./rule.ts";
import type { Import, Source } from "./source.ts";

/** The place that each path belongs to; the first match wins. */
const PLACES: [prefix: string, place: string][] = [
  ["workers/", "workers"],
  ["app/context.ts", "context"],
  ["app/middleware/", "middleware"],
  ["app/schedule.server.ts", "middleware"],
  ["app/inbound-mail.server.ts", "middleware"],
  ["app/features/", "features"],
  ["app/ui/", "ui"],
  ["app/shared/", "shared"],
  ["app/app.css", "shared"],
  ["app/", "routes"],
  ["db/", "db"],
  ["supabase/", "supabase"],
  ["tests/", "tests"],
];

/** Which places a place may import from, besides itself. */
const ROADS: Record<string, string[]> = {
  workers: ["middleware", "context", "shared"],
  routes: ["middleware", "context", "features", "ui", "shared"],
  middleware: ["context", "features", "shared", "db"],
  context: [],
  features: ["context", "ui", "shared", "db"],
  ui: ["shared"],
  shared: ["db"],
  db: [],
  supabase: ["db"],
  tests: ["workers", "routes", "middleware", "context", "features", "ui", "shared", "db", "supabase"],
};

/** Types of what a request carries may be imported everywhere, and the context may import types from everywhere. */
const CARRIED_TYPES = new Set(["workers/env.ts", "app/context.ts", "db/rls.server.ts"]);

/** Which rooms a room may import from. */
const ROOMS: Record<string, string[]> = {
  account: ["auth", "mail"],
  articles: [],
  admin: [],
  auth: [],
  catalogue: [],
  clients: ["catalogue"],
  diagnostics: [],
  documents: ["catalogue"],
  gallery: [],
  home: ["catalogue", "documents"],
  mail: ["documents"],
  payments: ["catalogue", "documents", "mail"],
  profile: [],
  publishing: ["admin", "articles"],
  receipts: ["documents"],
  questionnaire: ["catalogue", "clients", "documents"],
};

/** The floors of the documents room, from the ground up: code on one may import from those below. All may import what lies beside them. */
const FLOORS = [
  ["brief"],
  ["facts"],
  ["tree", "effort", "figures"],
  ["files", "plan"],
  ["pdf", "word", "budget"],
  ["options", "rules"],
  ["solutions"],
  ["sections"],
  ["lint"],
];

/** The project path that an import names, or `null` for a package. */
function target(path: string, { from }: Import): string | null {
  if (from.startsWith("#")) return from.slice(1);
  if (from.startsWith("./")) return `${path.slice(0, path.lastIndexOf("/") + 1)}${from.slice(2)}`;
  return null;
}

const placeOf = (path: string) => PLACES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "nowhere";
const roomOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

function wrongRoads(source: Source): string[] {
  const place = placeOf(source.path);
  return source.imports.flatMap((wanted) => {
    const to = target(source.path, wanted);
    if (to === null || to.includes("/+types/")) return [];
    if (wanted.typeOnly && (place === "context" || CARRIED_TYPES.has(to))) return [];
    const there = placeOf(to);
    const allowed = there === place || ROADS[place]?.includes(there);
    return allowed ? [] : [`${place} must not import ${to}`];
  });
}

function wrongDoors(source: Source): string[] {
  const room = roomOf(source.path);
  if (room === undefined) return [];
  if (!(room in ROOMS)) return [`the room ${room} is not in the table of rooms`];
  return source.imports.flatMap((wanted) => {
    const there = roomOf(target(source.path, wanted) ?? "");
    if (there === undefined || there === room || ROOMS[room]?.includes(there)) return [];
    return [`no edge from ${room} to ${there} (${wanted.from})`];
  });
}

const partOf = (path: string) => /^app\/features\/documents\/([^/]+)\//.exec(path)?.[1];
const floorOf = (part: string) => FLOORS.findIndex((floor) => floor.includes(part));

function wrongFloors(source: Source): string[] {
  const part = partOf(source.path);
  if (part === undefined) return [];
  if (floorOf(part) < 0) return [`the folder ${part} is on no floor`];
  return source.imports.flatMap((wanted) => {
    const there = partOf(target(source.path, wanted) ?? "");
    if (there === undefined || there === part || wanted.typeOnly || floorOf(there) < floorOf(part)) return [];
    return [`${part} does not stand above ${there} (${wanted.from})`];
  });
}

/** The rooms that are part of a cycle in a table of edges. */
export function findCycles(rooms: Record<string, string[]>): string[] {
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (rooms[from] ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  return Object.keys(rooms).filter((room) => reaches(room, room, new Set()));
}

/** The modules whose imports lead back to themselves; imports of types alone do not count. */
function circles(sources: readonly Source[]): string[] {
  const led = sources.map(({ path, imports }): [string, string[]] => [
    path,
    imports.flatMap((wanted) => (wanted.typeOnly ? [] : (target(path, wanted) ?? []))),
  ]);
  return findCycles(Object.fromEntries(led)).map((path) => `${path}: leads back to itself`);
}

function wrongName(path: string): string[] {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const kebab = "[a-z][a-z0-9]*(-[a-z0-9]+)*";
  const allowed = new RegExp(`^(${kebab}(\\.server|\\.schema)?\\.ts|${kebab}-[a-z0-9]+\\.tsx)$`);
  return allowed.test(name) ? [] : ["a room holds noun.server.ts, noun.schema.ts, verb-or-noun.ts and noun-part.tsx"];
}

const DRAWERS = /(^|\/)(utils?|misc|helpers?|lib|common|index)(\.[a-z.]+)?(?=\/|$)/;
const SERVER_ONLY =
  /^(postgres|@supabase\/.*|drizzle-orm(\/postgres-js)?|node:(fs|net|process|child_process)(\/.*)?|jose)$/;
const isServerModule = (path: string) =>
  path.includes(".server.") || /^(workers|app\/(routes|layouts|middleware)|db|supabase|tests)\//.test(path);

/** A module that needs the server must say so in its name. Routes and guards need not, as the framework's build separates their server code. */
function wrongSide(source: Source): string[] {
  if (isServerModule(source.path) || /^app\/(root|entry\.server|routes)\.tsx?$/.test(source.path)) return [];
  const needs = source.imports.filter(
    ({ from, typeOnly }) => !typeOnly && (SERVER_ONLY.test(from) || from.includes(".server.")),
  );
  return needs.map(({ from }) => `imports ${from}, so its name must end in .server.ts`);
}

export const SHAPE_RULES: Rule[] = [
  {
    sentence: "imports run one way",
    check: eachSource(/./, wrongRoads),
    breach: { "app/ui/wrong.tsx": '/** A. */\nimport { a } from "#app/features/home/a.ts";\na();\n' },
  },
  {
    sentence: "a room enters another room only along a listed edge",
    check: (tree) => [
      ...eachSource(/^app\/features\//, wrongDoors)(tree),
      ...findCycles(ROOMS).map((room) => `the table of rooms leads ${room} back to itself`),
    ],
    breach: { "app/features/mail/wrong.ts": '/** A. */\nimport { b } from "#app/features/auth/b.ts";\nb();\n' },
  },
  {
    sentence: "what runs in the documents room uses the floors below",
    check: eachSource(/^app\/features\/documents\//, wrongFloors),
    breach: {
      "app/features/documents/plan/wrong.ts":
        '/** A. */\nimport { b } from "#app/features/documents/budget/b.ts";\nb();\n',
    },
  },
  {
    sentence: "no module leads back to itself",
    check: ({ sources }) => circles(sources),
    breach: {
      "app/shared/hen.ts": '/** A. */\nimport { egg } from "./egg.ts";\nexport const hen = () => egg;\n',
      "app/shared/egg.ts": '/** A. */\nimport { hen } from "./hen.ts";\nexport const egg = () => hen;\n',
    },
  },
  {
    sentence: "a room uses only the names of the house",
    check: eachSource(/^app\/features\/[^/]+\//, ({ path }) => wrongName(path)),
    breach: { "app/features/mail/MailCard.tsx": "/** A. */\n" },
  },
  {
    sentence: "there is no drawer and no barrel",
    check: eachSource(/./, ({ path }) => (DRAWERS.test(path) ? ["a module is named for its one subject"] : [])),
    breach: { "app/shared/utils.ts": "/** A. */\n" },
  },
  {
    sentence: "no import climbs out of its folder",
    check: eachSource(/./, ({ imports }) =>
      imports.filter(({ from }) => from.startsWith("../")).map(({ from }) => `imports ${from}`),
    ),
    breach: { "app/shared/climbing.ts": '/** A. */\nimport "../root.tsx";\n' },
  },
  {
    sentence: "what needs the server ends in .server.ts",
    check: eachSource(/^app\//, wrongSide),
    breach: { "app/features/mail/wrong.ts": '/** A. */\nimport postgres from "postgres";\npostgres();\n' },
  },
  {
    sentence: "routes know no Drizzle, no Supabase client and no payment client",
    check: eachSource(/^app\/(routes|layouts)\//, ({ imports }) =>
      imports
        .filter(({ from }) => /^(drizzle-orm|@supabase\/|postgres|stripe|#db\/)/.test(from))
        .map(({ from }) => `imports ${from}`),
    ),
    breach: { "app/routes/home.tsx": '/** A. */\nimport { eq } from "drizzle-orm";\neq();\n' },
  },
  {
    sentence: "only workers/ reads the environment and names a binding",
    check: (tree) => {
      const schema = tree.sources.find(({ path }) => path === "workers/env.ts")?.code ?? "";
      const names = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+)\??:/gm)].map(([, name]) => name);
      const pattern = new RegExp(`\\bprocess\\.env\\b|\\b(${names.join("|")})\\b`);
      return nowhere(/^(app|db\/.*\.server\.ts)/, pattern, "reads the environment")(tree);
    },
    breach: { "app/shared/secret.ts": "/** A. */\nexport const key = (env: Env) => env.SESSION_SECRET;\n" },
  },
];
