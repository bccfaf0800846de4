/** A real browser on the portal, in which any complaint by a page fails the test. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { findBrowser } from "./find-browser.ts";

const PATIENCE_MS = 15_000;

const ARGUMENTS = [
  "--no-sandbox", // the tests may run as root, for whom Chromium has no sandbox
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A window with its own cookies. When it closes, nothing may have gone wrong in it. */
export type Tab = AsyncDisposable & { page: Page };

/** One browser for a test file. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ARGUMENTS });
}

/** Resolves once the page's scripts, if any, have begun: until then, pressing a button submits as it does without scripts. */
export async function scriptsBegun(page: Page): Promise<void> {
  await page.locator("#held").waitFor({ state: "detached" });
}

type TabOptions = BrowserContextOptions & {
  baseURL: string;
  /** The status of faults that the test causes on purpose. */
  fault?: number;
};

/** Opens an empty window on the portal at `baseURL`, which waits for the scripts of each page to begin. */
export async function openTab(browser: Browser, { fault, ...options }: TabOptions): Promise<Tab> {
  const context = await browser.newContext({ locale: "en-GB", acceptDownloads: true, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`the security policy refused ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" && !isRefusedForm(message.text(), fault)) problems.push(message.text());
  });
  context.on("response", (response) => {
    if (response.status() >= 500 && response.status() !== fault)
      problems.push(`${response.status()} ${response.url()}`);
  });
  context.on("dialog", (dialog) => problems.push(`a dialog: ${dialog.message()}`));
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    if (options.javaScriptEnabled !== false) await scriptsBegun(page);
    return answer;
  };
  return {
    page,
    async [Symbol.asyncDispose]() {
      await context.close();
      expect(problems).toEqual([]);
    },
  };
}

/** Chromium logs every answer that refuses a form. The page explains those, which the tests check. */
function isRefusedForm(message: string, fault: number | undefined): boolean {
  const status = /^Failed to load resource: .* status of (\d+) /.exec(message)?.[1];
  return status !== undefined && [400, 402, 409, 429, fault].includes(Number(status));
}
