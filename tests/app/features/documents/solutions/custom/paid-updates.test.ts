import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

const sizing = (answers: Record<string, string[]>, today = "2026-12-01") =>
  cells(documentOf("custom-focused", answers, today), "architecture.sizing");

test("paid updates are summed by share of the servers, where some may need them", () => {
  const servers = { "company-size": ["enterprise"], "current-technologies": ["windows-server"], servers: ["300"] };
  expect(sizing(servers)).toMatch(
    /a tenth \(30\): USD 30,000; a third \(100\): USD 100,000; a Datacenter host: USD 5,756/,
  );
  expect(sizing({ ...servers, "windows-server-version": ["2022"] })).not.toContain("Paid updates");
  expect(sizing({ ...servers, "current-technologies": ["teams"] })).not.toContain("Paid updates");
  expect(sizing({ "company-size": ["small"], "current-technologies": ["windows-server"] })).not.toContain(
    "Paid updates",
  );
});
