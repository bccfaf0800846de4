import { expect, test } from "vitest";
import { blocksOf } from "#app/features/documents/tree/tree-text.ts";
import { everywhere, tasks } from "./documents.ts";

test("each CA publishes to both web hosts, and sign-in by card stays a test", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] })) {
    const said = JSON.stringify(tree.sections);
    expect(said).toContain("smart cards beyond two test users");
    expect(said).not.toContain("; Configuration of");
    expect(said.includes("each CA to both hosts")).toBe(said.includes("Web host 2"));
  }
});

test("an authority that stands alone has no number, in the drawing as in its name", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const text = JSON.stringify(blocksOf(tree).filter(({ kind }) => kind === "diagram"));
    expect(text).toContain("Windows Server 2025");
    expect(/Issuing CA 1/.test(text)).toBe(/Issuing CA 2/.test(text));
    if (!/Issuing CA 2/.test(text)) expect(tasks(tree).join()).not.toContain("responders pointed to them");
  }
});
