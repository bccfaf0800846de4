/** How an operator's commands connect. */
import { expect, test } from "vitest";
import { openOperator } from "#db/operator.ts";

test.each([
  ["postgres://postgres:x@db.example.com:5432/postgres", "require"],
  ["postgres://postgres:x@db.example.com:5432/postgres?sslmode=verify-full", "verify-full"],
  ["postgres://postgres:x@db.example.com:5432/postgres?sslmode=disable", false],
  ["postgres://postgres:x@127.0.0.1:54322/postgres", false],
  ["postgres://postgres:x@[::1]:54322/postgres", false],
  ["postgres://postgres:x@localhost/postgres", false],
])("%s is opened with encryption: %s", (url, ssl) => {
  expect(openOperator(url).options.ssl).toBe(ssl);
});
