/** A Worker that answers a constant as long as a page, which shows how fast and how even any Worker can be on this machine. */
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare";

const NAME = "constant";
const SCRIPT = `const page = new TextEncoder().encode("x".repeat(30_000));
export default { fetch: () => new Response(page, { headers: { "Content-Type": "text/html" } }) };`;

export async function serveConstant(): Promise<AsyncDisposable & { url: string }> {
  const set: V4MiniflareOptions = {
    workers: [{ name: NAME, modules: true, script: SCRIPT, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }],
    host: "127.0.0.1",
    log: new Log(LogLevel.WARN),
    cf: false,
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(set));
  await miniflare.ready;
  return {
    url: (await miniflare.unsafeGetDirectURL(NAME)).origin,
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}
