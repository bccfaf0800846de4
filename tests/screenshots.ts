/**
 * `npm run screenshots [words] [-- --no-build]`: pictures every page of the built portal in four widths, light and dark, into `.screenshots/`, as
 * people with no rows, a few or many see it. With words, only the pictures whose name holds one of them: `npm run screenshots profile 390-dark`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "./support/find-browser.ts";
import { startPortal } from "./support/portal.ts";
import { prepareScenes, type Scene } from "./support/scenes.ts";

const FOLDER = path.resolve(import.meta.dirname, "../.screenshots");
const WIDTHS = [320, 390, 1280, 2560];
const SCHEMES = ["light", "dark"] as const;
/** Longer pages are cut off here, which loses only more of the same rows. */
const MAX_HEIGHT = 6_000;

process.chdir(path.resolve(import.meta.dirname, ".."));
const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
if (!process.argv.includes("--no-build")) {
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
mkdirSync(FOLDER, { recursive: true });
await using portal = await startPortal();
const scenes = await prepareScenes(portal, { withMany: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
try {
  for (const width of WIDTHS) for (const scheme of SCHEMES) await photograph(browser, { width, scheme });
} finally {
  await browser.close();
}

/** Takes the pictures of one width and scheme; one window for each person. */
async function photograph(inBrowser: Browser, { width, scheme }: { width: number; scheme: "light" | "dark" }) {
  const nameOf = (scene: Scene) => `${scene.name}-${width}-${scheme}`;
  const wanted = scenes.filter((scene) => words.length === 0 || words.some((word) => nameOf(scene).includes(word)));
  for (const who of new Set(wanted.map((scene) => scene.who))) {
    const context = await inBrowser.newContext({
      baseURL: portal.url,
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: scheme,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
    const page = await context.newPage();
    for (const scene of wanted.filter((each) => each.who === who)) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.goto(scene.path, { waitUntil: "networkidle" });
      await scene.prepare?.(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
      await page.screenshot({ path: path.join(FOLDER, `${nameOf(scene)}.png`), fullPage: true, clip });
      console.log(nameOf(scene));
    }
    await context.close();
  }
}
