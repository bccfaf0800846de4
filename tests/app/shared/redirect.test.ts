import { expect, test } from "vitest";
import { safeRedirect, signInPath } from "#app/shared/redirect.ts";
import { ROUTES } from "#tests/support/routes.ts";

const ORIGIN = "https://portal.example";
const ID = "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6";

test.each([
  "//evil.com",
  "/\\evil.com",
  "\\\\evil.com",
  "https://evil.com",
  "http:///evil.com",
  "/\t/evil.com",
  "/\n/evil.com",
  " //evil.com",
  "javascript:alert(1)",
  "/..//evil.com",
  "https:evil.com",
  "documents",
  "?x",
  "%2F%2Fevil.com",
  "/%2F/evil.com",
  "/@evil.com",
  "/documents#\u2028",
  "/documents\u0000",
  "/documents\u202e",
  "/\ud800",
  "/signup",
  "/sign-out",
  "/auth/confirm?token_hash=x",
  "/healthz",
  "/profile/export",
  "/admin/audit/audit_log.csv",
  "/payment/1",
  `/documents/${ID}/../../evil`,
  `/documents?${"a".repeat(600)}`,
  "",
  null,
  undefined,
])("%j leads to the fallback", (value) => {
  expect(safeRedirect(value, ORIGIN)).toBe("/");
  expect(safeRedirect(value, ORIGIN, "/questionnaire")).toBe("/questionnaire");
});

test.each([
  ["/documents", "/documents"],
  ["/documents?redirect=//evil", "/documents?redirect=//evil"],
  ["/documents#part", "/documents"],
  ["/questionnaire?step=11", "/questionnaire?step=11"],
  [`/payment/${ID}`, `/payment/${ID}`],
  ["/articles/azure-migration", "/articles/azure-migration"],
  ["/resume/AbC_-9", "/resume/AbC_-9"],
  ["/clients?edit=1", "/clients?edit=1"],
  ["/admin/users", "/admin/users"],
  ["/x/../clients", "/clients"],
])("%s is a page of ours", (value, expected) => {
  expect(safeRedirect(value, ORIGIN)).toBe(expected);
});

const PARAMS: Record<string, string> = { number: "2026-000001", figure: "documents-paid", version: "3" };
const GUARDED = ROUTES.filter(({ layouts, isResource }) => !isResource && /account|admin|owner/.test(layouts.join()));

test.each(GUARDED)("$pattern is led back to", ({ pattern }) => {
  const path = pattern.replace(/:(\w+)/g, (_, name) => PARAMS[name] ?? ID);
  expect(safeRedirect(path, ORIGIN)).toBe(path);
});

test("the sign-in page leads back to path and query", () => {
  const path = signInPath(new URL("https://portal.example/clients?edit=a&b=c"), "session-ended");
  const { pathname, searchParams } = new URL(path, ORIGIN);
  expect(pathname).toBe("/signup");
  expect(Object.fromEntries(searchParams)).toEqual({
    mode: "signin",
    redirect: "/clients?edit=a&b=c",
    notice: "session-ended",
  });
});
