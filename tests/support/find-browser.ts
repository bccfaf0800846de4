/** Finds a Chromium to test with: the one named, an installed one, or the one that comes with the packages. */
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const PATH_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PLACES = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];

/** @throws when CHROME_PATH names a file that is not there */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named ?? usualPlaces().find((file) => existsSync(file)) ?? (await unpackBrowser());
}

function usualPlaces(): string[] {
  if (process.platform === "darwin") return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (process.platform === "win32") {
    const { ProgramFiles, "ProgramFiles(x86)": ProgramFilesX86, LOCALAPPDATA } = process.env;
    const roots = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => WINDOWS_PLACES.map((place) => path.join(root, place)));
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return PATH_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** The package uses its own copies of the system's libraries only if it believes that it runs on Lambda, which it checks at import. */
async function unpackBrowser(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
