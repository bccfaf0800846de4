/** Pages kept for visitors: who gets them, who never does, and what they can hold. */
import { expect, test } from "vitest";
import type { Platform } from "#app/context.ts";
import { openPageKeeper } from "#app/middleware/keep-pages.ts";
import { atOnce } from "#tests/support/at-once.ts";

const ORIGIN = "https://portal.example";
const SESSION = { Cookie: "__Host-sb.0=base64-abc; theme=x" };

/** A keeper with an edge and a clock of its own, in front of an app that notes what it is asked and names whose cookie it saw. */
function openPlace(answer: (request: Request, count: number) => Response = greet) {
  const edge = new Map<string, Response>();
  const cache = {
    match: async (key: string) => edge.get(key)?.clone(),
    put: async (key: string, response: Response) => void edge.set(key, response),
  };
  const clock = { now: 1_000_000 };
  const open = async () => cache as unknown as Cache; // all that is called
  const newIsolate = () => openPageKeeper({ open, now: () => clock.now });
  const deferred: Promise<unknown>[] = [];
  const defer = (_task: string, work: Promise<unknown>) => deferred.push(work);
  const platform = { settings: { origin: ORIGIN }, defer } as unknown as Platform; // all that is looked at
  const asked: Request[] = [];
  async function render(request: Request): Promise<Response> {
    asked.push(request);
    return answer(request, asked.length);
  }
  let keep = newIsolate();
  let requests = 0;
  return {
    asked,
    get: (path: string, init?: RequestInit) =>
      keep(new Request(ORIGIN + path, init), { platform, requestId: `r-${++requests}` }, render),
    pass(seconds: number) {
      clock.now += seconds * 1000;
    },
    settle: () => Promise.all(deferred),
    restart() {
      keep = newIsolate();
    },
    empty: () => edge.clear(),
  };
}

function greet(request: Request, count: number): Response {
  const caller = request.headers.get("Cookie") ?? "nobody";
  return new Response(`page ${count} for ${caller}`, { headers: { "Content-Type": "text/html" } });
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

test("a page is rendered once for all visitors, whatever cookies of others they bring", async () => {
  const place = openPlace();
  expect(await textOf(place.get("/"))).toBe("page 1 for nobody");
  expect(await textOf(place.get("/", { headers: { Cookie: "theme=dark; sbx=1" } }))).toBe("page 1 for nobody");
  expect(place.asked).toHaveLength(1);
});

test("what is kept was rendered without any header of the visitor who asked first", async () => {
  const place = openPlace();
  const headers = { Cookie: "answers=secret", "Accept-Language": "fr", "X-Forwarded-Host": "evil.example" };
  expect(await textOf(place.get("/terms?utm_source=mail", { headers }))).toBe("page 1 for nobody");
  expect([...(place.asked[0]?.headers ?? [])]).toEqual([]);
  expect(place.asked[0]?.url).toBe(`${ORIGIN}/terms`);
});

test("a page that has to be rendered is asked for from where its visitor is, and is kept for everybody", async () => {
  const place = openPlace();
  const from = (address: string) => ({ headers: { "CF-Connecting-IP": address, Cookie: "answers=secret" } });
  await place.get("/articles?q=laps", from("192.0.2.7"));
  await place.get("/articles?q=crl", from("2001:db8::1"));
  await place.get("/articles?q=laps", from("198.51.100.4"));
  expect(place.asked.map(({ headers }) => [...headers])).toEqual([
    [["cf-connecting-ip", "192.0.2.7"]],
    [["cf-connecting-ip", "2001:db8::1"]],
  ]);
});

test("who brings a session's cookie is never answered from what is kept, and nothing is kept of the answer", async () => {
  const place = openPlace();
  await place.get("/");
  expect(await textOf(place.get("/", { headers: SESSION }))).toBe(`page 2 for ${SESSION.Cookie}`);
  expect(await textOf(place.get("/terms", { headers: SESSION }))).toBe(`page 3 for ${SESSION.Cookie}`);
  expect(await textOf(place.get("/terms"))).toBe("page 4 for nobody");
  expect(await textOf(place.get("/"))).toBe("page 1 for nobody");
});

test.each(["/articles?q=backup&category=Azure", "/feed.xml", "/articles/azure-migration"])(
  "%s has a page of its own",
  async (path) => {
    const place = openPlace();
    await place.get("/articles");
    expect(await textOf(place.get(path))).toBe("page 2 for nobody");
    expect(await textOf(place.get(`${path}${path.includes("?") ? "&" : "?"}fbclid=1`))).toBe("page 2 for nobody");
  },
);

test.each(["/questionnaire", "/signup", "/documents", "/_.data", "/articles.data", "/articles/a/b"])(
  "%s is never kept",
  async (path) => {
    const place = openPlace();
    await place.get(path);
    await place.get(path);
    expect(place.asked).toHaveLength(2);
  },
);

test.each([
  ["a cookie", () => new Response("hello", { headers: { "Set-Cookie": "a=b" } })],
  ["an error", () => new Response("no", { status: 503 })],
  ["a redirect", () => new Response(null, { status: 302, headers: { Location: "/elsewhere" } })],
])("an answer that is %s is not kept", async (_name, answer) => {
  const place = openPlace(answer);
  await place.get("/articles/azure-migration");
  await place.get("/articles/azure-migration");
  expect(place.asked).toHaveLength(2);
});

test("a form is never answered from here", async () => {
  const place = openPlace();
  await place.get("/");
  await place.get("/", { method: "POST" });
  expect(place.asked[1]?.method).toBe("POST");
});

test("an isolate asks the edge again after five seconds, and a new one starts from what the edge has", async () => {
  const place = openPlace();
  await place.get("/");
  await place.settle();
  place.restart();
  expect(await textOf(place.get("/"))).toBe("page 1 for nobody");
  place.empty();
  place.pass(3);
  expect(await textOf(place.get("/"))).toBe("page 1 for nobody");
  place.pass(2);
  expect(await textOf(place.get("/"))).toBe("page 2 for nobody");
});

test("in the last of the five seconds one request renews the page, and nobody waits for it", async () => {
  const place = openPlace();
  await place.get("/");
  await place.settle();
  place.empty();
  place.pass(4);
  const answers = await Promise.all([1, 2, 3].map(() => textOf(place.get("/"))));
  expect(answers).toEqual(Array(3).fill("page 1 for nobody"));
  await place.settle();
  expect(place.asked).toHaveLength(2);
  expect(await textOf(place.get("/"))).toBe("page 2 for nobody");
});

test("a page that cannot be renewed is shown no longer than five seconds", async () => {
  const place = openPlace((_request, count) => new Response(`page ${count}`, { status: count === 1 ? 200 : 503 }));
  await place.get("/");
  await place.settle();
  place.empty();
  place.pass(4);
  expect((await place.get("/")).status).toBe(200);
  await place.settle();
  place.pass(1);
  expect((await place.get("/")).status).toBe(503);
});

test("a browser is told when nothing changed, and HEAD gets the headers alone", async () => {
  const place = openPlace();
  const first = await place.get("/");
  const etag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toBe("no-cache");
  const again = await place.get("/", { headers: { "If-None-Match": `"other", ${etag}` } });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
  expect((await place.get("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  const long = { headers: { "If-None-Match": `a${" ".repeat(100_000)}b` } };
  expect((await atOnce(() => place.get("/", long))).status).toBe(200);
  const head = await place.get("/", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", etag]);
});

test("the first request may be HEAD, and the next visitor gets the page", async () => {
  const place = openPlace();
  expect(await textOf(place.get("/", { method: "HEAD" }))).toBe("");
  expect(await textOf(place.get("/"))).toBe("page 1 for nobody");
});

test("no more than a hundred pages stay in an isolate's memory", async () => {
  const place = openPlace();
  const search = (number: number) => place.get(`/articles?q=word${number}`);
  for (let number = 0; number <= 100; number++) await search(number);
  await place.settle();
  place.empty();
  await search(100);
  expect(place.asked).toHaveLength(101);
  await search(0);
  expect(place.asked).toHaveLength(102);
});
