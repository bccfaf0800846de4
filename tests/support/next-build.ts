/** The build of the next release: the same code, but every file for browsers has another name and the old names are gone. */
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const BUILD = "build";
const ASSETS = "client/assets";

/** Makes it from this run's build; `project` is the folder that holds `build/`. */
export function makeNextBuild(): Disposable & { project: string } {
  const project = mkdtempSync(path.join(tmpdir(), "portal-next-build-"));
  const build = path.join(project, BUILD);
  cpSync(BUILD, build, { recursive: true });
  const names = readdirSync(path.join(build, ASSETS));
  const known = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const file of globSync("**/*.{js,css,json}", { cwd: build })) {
    const text = readFileSync(path.join(build, file), "utf8");
    writeFileSync(path.join(build, file), text.replace(known, renamed));
  }
  for (const name of names) renameSync(path.join(build, ASSETS, name), path.join(build, ASSETS, renamed(name)));
  return { project, [Symbol.dispose]: () => rmSync(project, { recursive: true, force: true }) };
}

function renamed(name: string): string {
  const { name: stem, ext } = path.parse(name);
  return `${stem}-next${ext}`;
}
