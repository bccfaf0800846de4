import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { act } from "#app/features/questionnaire/act.server.ts";
import { keepInBrowser } from "#app/features/questionnaire/answers-cookie.server.ts";
import { findParked, parkAnswers, parkForResume } from "#app/features/questionnaire/parked.server.ts";
import { safeRedirect } from "#app/shared/redirect.ts";
import type { Settings } from "#workers/env.ts";

const DAY_SECONDS = 86_400;
const answers: Answers = { "solution-type": ["custom"], industry: ["retail"] };
const client = "0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11";

/** A real KV namespace, in miniflare. */
async function openLot() {
  const script = "export default { fetch: () => new Response() }";
  const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script, kvNamespaces: ["PARKED"] }));
  const parked = (await miniflare.getKVNamespace("PARKED")) as unknown as Settings["parked"]; // the same interface, from another copy of its types
  const origin = "http://127.0.0.1:8787";
  const sessionSecret = "a secret of at least thirty-two letters";
  return { parked, sessionSecret, origin, [Symbol.asyncDispose]: () => miniflare.dispose() };
}

test("parked answers come back under their key, without the client, as often as one likes", async () => {
  await using lot = await openLot();
  const at = new Date("2026-11-20T12:00:00Z");
  const key = await parkAnswers(lot, { ...answers, "selected-client": [client] }, at);
  expect(await findParked(lot, key)).toEqual({ answers, parkedAt: at });
  expect(await findParked(lot, key)).toEqual({ answers, parkedAt: at });
});

test("they expire after 30 days", async () => {
  await using lot = await openLot();
  await parkAnswers(lot, answers);
  const { keys } = await lot.parked.list();
  const days = ((keys[0]?.expiration ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
});

test("keys differ, and only the whole key opens", async () => {
  await using lot = await openLot();
  const [one, other] = [await parkAnswers(lot, answers), await parkAnswers(lot, answers)];
  expect(one).not.toBe(other);
  const { keys } = await lot.parked.list();
  const id = keys[0]?.name ?? "";
  for (const guess of [id, one.slice(0, -1), one.slice(0, 24) + other.slice(24), "A".repeat(67), "../x", ""]) {
    expect(await findParked(lot, guess), guess).toBeNull();
  }
  expect(await findParked({ ...lot, sessionSecret: "another secret of at least thirty-two" }, one)).toBeNull();
});

test("a sign-up parks the visitor's answers and gets a path that redirects may lead to", async () => {
  await using lot = await openLot();
  const settings = lot as unknown as Settings; // only these of the settings are read
  const cookie = await keepInBrowser(lot, { id: client, answers }, new Date());
  const headers = { Cookie: cookie.split(";")[0] ?? "" };
  const path = await parkForResume(settings, new Request(lot.origin, { headers }));
  expect(safeRedirect(path, lot.origin)).toBe(path);
  expect((await findParked(lot, path?.replace("/resume/", "") ?? ""))?.answers).toEqual(answers);
  expect(await parkForResume(settings, new Request(lot.origin))).toBeNull();
});

test("Save for later answers with the link that brings the answers back, and leaves them in the browser", async () => {
  await using lot = await openLot();
  const settings = lot as unknown as Settings; // only these of the settings are read
  const request = new Request(lot.origin);
  const form = { intent: "park" as const, step: 4, assessment: client, version: 0, answer: ["retail"] };
  const caller = { settings, request, db: null, requestId: "test", log: () => {} };
  const parked = await act(caller, form, { values: {}, errors: {} });
  expect(parked).toMatchObject({ stay: { kind: "parked" }, status: 200, setCookie: expect.any(String) });
  const url = "stay" in parked && parked.stay.kind === "parked" ? parked.stay.url : "";
  expect(await findParked(lot, url.replace(`${lot.origin}/resume/`, ""))).toMatchObject({
    answers: { industry: ["retail"] },
  });
});
