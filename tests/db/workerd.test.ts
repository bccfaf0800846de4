import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";
import { startDbWorker } from "#tests/support/db-worker-runner.ts";
import { addClient, addPerson } from "#tests/support/people.ts";
import { startPostgresProxy } from "#tests/support/postgres-proxy.ts";
import { addProbe, escapedRows, killSomeBackend } from "#tests/support/probe.ts";

const ROUNDS = 40;

test("in workerd a page's reads share one transaction and one round trip", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addClient(db, person);
  await using worker = await startDbWorker(db.url());
  const { answer } = await worker.run({ kind: "page", claims: person.claims });
  expect(answer).toEqual({ me: [{ name: "Ada Byrne" }], list: [{ name: "Orla Keane" }], trips: 1 });
});

test("in workerd no statement of a killed backend's transaction runs outside it or as somebody else", async () => {
  await using db = await freshDatabase();
  await addProbe(db);
  const people = await Promise.all(Array.from({ length: 7 }, () => addPerson(db)));
  await using worker = await startDbWorker(db.url());
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const writes = people.map(({ claims }) => worker.run({ kind: "write", pauseMs: 5, claims }));
    for (let kill = 0; kill < 3; kill++) {
      await wait((round % 5) * 2);
      await killSomeBackend(db);
    }
    for (const { status } of await Promise.all(writes)) statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(await escapedRows(db)).toEqual([]);
}, 120_000);

test("in workerd a server that hangs up is a 503 at once", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port);
  proxy.behave("cut");
  const { claims } = await addPerson(db);
  await using worker = await startDbWorker(db.url().replace(`:${db.port}/`, `:${proxy.port}/`));
  const started = performance.now();
  const { status, answer } = await worker.run({ kind: "page", claims });
  expect({ status, answer }).toEqual({
    status: 503,
    answer: { error: expect.stringMatching(/Unavailable|ConnectionLost/) },
  });
  expect(performance.now() - started).toBeLessThan(2_000);
});
