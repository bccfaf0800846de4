import { expect, test } from "vitest";
import { websiteLink } from "#app/shared/website.ts";

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "httpx:evil",
  "mailto:a@b.example",
  "ftp://a.example",
  "https://user:secret@a.example",
  "//a.example/\\b",
  "http://",
  "localhost",
  "a b.example",
  "https://a.example\u202e",
  "",
])("%j is no link", (typed) => {
  expect(websiteLink(typed)).toBeNull();
});

test.each([
  ["example.com", "https://example.com/"],
  ["http://example.com/a?b=c", "http://example.com/a?b=c"],
  ["HTTPS://example.com", "https://example.com/"],
  ["example.com:8443/x", "https://example.com:8443/x"],
  ["müller.example", "https://xn--mller-kva.example/"],
])("%s links to %s", (typed, href) => {
  expect(websiteLink(typed)).toBe(href);
});
