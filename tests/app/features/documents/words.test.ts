import { expect, test } from "vitest";
import { expander } from "#app/features/documents/words.ts";

test("an acronym that is written out takes the article of its words, and keeps its own afterwards", () => {
  const expand = expander();
  expect(expand("Order an HSM pair.")).toBe("Order a hardware security module (HSM) pair.");
  expect(expand("An HSM pair has an API.")).toBe("An HSM pair has an application programming interface (API).");
  expect(expand("An MX record, a CA and an NTLM fallback.")).toBe(
    "An MX record, a certification authority (CA) and an older Windows sign-in protocol (NTLM) fallback.",
  );
});
