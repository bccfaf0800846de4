/** What a request leaves in the log. */
import { expect, test, vi } from "vitest";
import { logRequest, maskPath } from "#app/middleware/log-request.ts";

test("the key of a parked questionnaire is in no line, also where the address has capitals", () => {
  expect(maskPath("/Resume/s3cret-key.data")).toBe("/Resume/….data");
});

test("a request is one JSON line without its query and without the key of a parked questionnaire", () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const request = new Request("https://portal.example.com/resume/s3cret-key.data?email=a@example.com");
  logRequest(request, new Response(null, { status: 404 }), { requestId: "r-1", ms: 12 });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ event: "request", path: "/resume/….data", status: 404, ms: 12 });
  expect(lines[0]).not.toMatch(/s3cret|example\.com/);
});
