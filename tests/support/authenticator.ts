/** An authenticator app that never shows the same code twice, since the portal accepts each only once. */
import { expect } from "vitest";
import { codeAt } from "#supabase/local/auth/totp.ts";
import { PASSWORD } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const PERIOD_MS = 30_000;

export type Authenticator = {
  /** A code that stays valid for at least half a minute and was not given before. At most two such codes exist at any moment. */
  code(): string;
  /** Six digits that are not a valid code now. */
  wrongCode(): string;
};

/** @param key as the page shows it, in groups */
export function openAuthenticator(key: string): Authenticator {
  const secret = key.replace(/\s/g, "");
  const given = new Set<string>();
  const codesOf = (...periods: number[]) =>
    periods.map((period) => codeAt(secret, new Date(Date.now() + period * PERIOD_MS)));
  return {
    code() {
      const code = codesOf(0, 1).find((one) => !given.has(one));
      if (!code) throw new Error("the codes of this minute are used");
      given.add(code);
      return code;
    },
    wrongCode: () =>
      ["000000", "111111", "222222", "333333", "444444"].find((one) => !codesOf(-1, 0, 1, 2).includes(one)) ?? "",
  };
}

const PATH = "/profile/two-step";

/** Begins to set up two-step verification over HTTP; returns the key that the page shows. */
export async function beginTwoStep(person: Visitor, path = PATH): Promise<string> {
  expect((await person.post(path, { intent: "begin", currentPassword: PASSWORD })).location).toBe(path);
  return /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec((await person.get(path)).body)?.[1] ?? "";
}

/** Sets up two-step verification, after which the person's session has shown a code. Returns the app, and where the page led. */
export async function turnOnTwoStep(person: Visitor, path = PATH) {
  const app = openAuthenticator(await beginTwoStep(person, path));
  const { location } = await person.post(path, { intent: "confirm", code: app.code() });
  return { app, location };
}
