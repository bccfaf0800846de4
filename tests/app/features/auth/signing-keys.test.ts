import { expect, test } from "vitest";
import { KeysUnavailable, openKeyRing } from "#app/features/auth/signing-keys.server.ts";
import { makeSigner } from "./fake-auth.ts";

const MINUTE = 60_000;
const first = await makeSigner("first");
const second = await makeSigner("second");
const token = { payload: "", signature: "" };
const header = (kid: string) => ({ alg: "ES256", kid });

/** A ring on a clock and a service that the test moves. */
function openTestRing() {
  const world = { time: 0, asked: 0, keys: [first.jwk] as object[], isDown: false };
  const fetch = async () => {
    world.asked++;
    if (world.isDown) throw new TypeError("fetch failed");
    return Response.json({ keys: world.keys });
  };
  const find = openKeyRing({ url: "https://auth.example/jwks.json", fetch, now: () => world.time });
  return { world, find };
}

test("keys are asked for once in ten minutes", async () => {
  const { world, find } = openTestRing();
  for (let minute = 0; minute < 10; minute++) {
    world.time = minute * MINUTE;
    await find(header("first"), token);
  }
  expect(world.asked).toBe(1);
  world.time = 10 * MINUTE;
  await find(header("first"), token);
  expect(world.asked).toBe(2);
});

test("a thousand unknown key ids in a minute cause one question", async () => {
  const { world, find } = openTestRing();
  await find(header("first"), token);
  world.time = 2 * MINUTE;
  for (let request = 0; request < 1_000; request++) {
    world.time += 59;
    await expect(find(header(`unknown-${request}`), token)).rejects.toThrow();
  }
  expect(world.asked).toBe(2);
});

test("a new key is found with one question", async () => {
  const { world, find } = openTestRing();
  await find(header("first"), token);
  world.keys = [first.jwk, second.jwk];
  world.time = 2 * MINUTE;
  await find(header("second"), token);
  expect(world.asked).toBe(2);
});

test("a revoked key is refused after ten minutes", async () => {
  const { world, find } = openTestRing();
  await find(header("first"), token);
  world.keys = [second.jwk];
  world.time = 10 * MINUTE;
  await expect(find(header("first"), token)).rejects.toThrow();
});

test("while the service is away the last known keys serve, and it is asked once a minute", async () => {
  const { world, find } = openTestRing();
  await find(header("first"), token);
  world.isDown = true;
  world.time = 20 * MINUTE;
  for (let second = 0; second < 120; second++) {
    world.time += 1_000;
    await find(header("first"), token);
  }
  expect(world.asked).toBe(3);
});

test("a service that was away at the start is asked again soon, and needs no restart", async () => {
  const { world, find } = openTestRing();
  world.isDown = true;
  await expect(find(header("first"), token)).rejects.toBeInstanceOf(KeysUnavailable);
  world.time = 500;
  await expect(find(header("first"), token)).rejects.toBeInstanceOf(KeysUnavailable);
  expect(world.asked).toBe(1);
  world.isDown = false;
  world.time = 2_000;
  await find(header("first"), token);
  expect(world.asked).toBe(2);
});

test("an answer that is no key set counts as none", async () => {
  const { world, find } = openTestRing();
  world.keys = ["nonsense"] as unknown as object[]; // what a service that broke might send
  await expect(find(header("first"), token)).rejects.toThrow(KeysUnavailable);
});
