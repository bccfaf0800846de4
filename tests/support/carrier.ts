/** A mail carrier with the HTTP API of the mailbox, which remembers what it took and can be unavailable. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Sender } from "#app/features/mail/mail.server.ts";
import { loadFile } from "./static-files.ts";

type TakenMail = {
  Subject: string;
  To: { Email: string }[];
  Headers: Record<string, string>;
  Text: string;
  HTML: string;
};

export async function openCarrier() {
  const taken: TakenMail[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === "GET") return response.writeHead(200).end();
    const mail = (await json(request)) as TakenMail; // what the portal's transport sends
    if (box.isAway) return response.writeHead(503).end();
    try {
      await box.hold("offered");
      taken.push(mail);
      await box.hold("taken");
      response.writeHead(200).end("{}");
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const url = `http://127.0.0.1:${port}`;
  const mail = { from: "portal@example.com", url, binding: undefined };
  const sender: Sender = { mail, origin: "https://portal.example", loadFile };
  const box = {
    url,
    /** A sender that sends through this carrier. */
    sender,
    isAway: false,
    /** Awaited before a mail is taken and again before the carrier says so; if it rejects, that step does not happen. */
    hold: async (_moment: "offered" | "taken"): Promise<void> => {},
    taken,
    subjects: () => taken.map(({ Subject }) => Subject),
    [Symbol.dispose]: () => void server.close(),
  };
  return box;
}
