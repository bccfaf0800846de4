/** An embedded set-up of a test file's own: any ports, a temporary folder, and the clients that drive it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { type Stack, type StackOptions, startStack } from "#supabase/local/stack.ts";

export const PASSWORD = "correct-horse";
const ANY_PORTS = { api: 0, database: 0, mail: 0 };

export type TestStack = Stack & {
  dataDir: string;
  /** A client as the portal's server makes one; `flowType: "pkce"` is what @supabase/ssr uses. */
  client(options?: { key?: string; flowType?: "implicit" | "pkce" }): SupabaseClient;
  /** A client with the secret key. */
  service(): SupabaseClient;
  /** Calls the API without the library. */
  call(path: string, init?: RequestInit & { key?: string | null; token?: string; json?: unknown }): Promise<Response>;
  /** The newest mail to an address. */
  mailTo(address: string): Promise<ReceivedMail>;
  countMailsTo(address: string): Promise<number>;
};

/** Starts a set-up that disappears with the test file. */
export async function startTestStack(config: StackOptions["config"] = {}): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-stack-"));
  const stack = await startStack({ dataDir, ports: ANY_PORTS, config, durable: false });
  const stop = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...drive(stack), dataDir, stop, [Symbol.asyncDispose]: stop };
}

/** The clients for a running set-up. */
export function drive(stack: Stack): TestStack {
  const client: TestStack["client"] = ({ key = stack.publishableKey, flowType = "implicit" } = {}) =>
    createClient(stack.apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false, flowType } });
  return {
    ...stack,
    dataDir: "",
    client,
    service: () => client({ key: stack.secretKey }),
    call: (path, { key = stack.publishableKey, token, json, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (key !== null) headers.set("apikey", key);
      if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
      const body = json === undefined ? init.body : JSON.stringify(json);
      return fetch(stack.apiUrl + path, { redirect: "manual", ...init, headers, ...(body ? { body } : {}) });
    },
    mailTo: async (address) => {
      const [found] = await search(stack, address);
      if (!found) throw new Error(`No mail to ${address}`);
      const mail = await fetch(`${stack.mailUrl}/api/v1/message/${found.ID}`);
      return toReceived(v.parse(Mail, await mail.json()));
    },
    countMailsTo: async (address) => (await search(stack, address)).length,
  };
}

const Found = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const Mail = v.object({ Subject: v.string(), HTML: v.string(), Text: v.string() });

/** A mail and the link in it. */
export type ReceivedMail = { subject: string; html: string; text: string; link: URL; tokenHash: string };

async function search(stack: Stack, address: string) {
  const found = await fetch(`${stack.mailUrl}/api/v1/search?query=${encodeURIComponent(`to:"${address}"`)}`);
  return v.parse(Found, await found.json()).messages;
}

function toReceived({ Subject, HTML, Text }: v.InferOutput<typeof Mail>): ReceivedMail {
  const [, href = ""] = /href="([^"]+)"/.exec(HTML) ?? [];
  const link = new URL(href.replaceAll("&amp;", "&"));
  return { subject: Subject, html: HTML, text: Text, link, tokenHash: link.searchParams.get("token_hash") ?? "" };
}

let people = 0;

/** An address that no other test uses. */
export function anyAddress(): string {
  people += 1;
  return `person-${people}@example.com`;
}

/** What the library made of an error answer. */
export function problem(error: unknown) {
  return v.parse(v.object({ status: v.number(), code: v.string(), message: v.string() }), error);
}
