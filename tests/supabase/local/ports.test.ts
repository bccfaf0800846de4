import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort, requireFreePort } from "#supabase/local/ports.ts";

const FIRST_OF_LINUX = 32_768;

test("a free port is none of those that the system hands out, and nobody listens on it", async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = await findFreePort();
    expect(port).toBeLessThan(FIRST_OF_LINUX);
    await requireFreePort(port, "a test", "nothing");
  }
});

test("a port on which somebody listens is refused by its part and setting", async () => {
  const port = await findFreePort();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  await expect(requireFreePort(port, "the mailbox", "MAIL_PORT")).rejects.toThrow(
    `Port ${port} (the mailbox) is taken by another program: end that program, or change MAIL_PORT.`,
  );
});
