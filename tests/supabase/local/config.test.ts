import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isAllowedRedirect } from "#supabase/local/auth/redirects.ts";
import { fillTemplate } from "#supabase/local/auth/template.ts";
import { readConfig } from "#supabase/local/config.ts";
import { durationSeconds, isDuration } from "#supabase/local/duration.ts";

test("the configuration has the ports of the Supabase CLI, and templates that exist", () => {
  const { ports, auth } = readConfig();
  expect(ports).toEqual({ api: 54321, database: 54322, mail: 54324 });
  const files = Object.values({ ...auth.templates, ...auth.notifications }).map((each) => existsSync(each?.file ?? ""));
  expect(files).toEqual(Array.from({ length: 7 }, () => true));
  expect(auth).toMatchObject({
    confirmBySelf: true,
    reuseSeconds: 10,
    minimumPasswordLength: 6,
    mailIntervalSeconds: 1,
  });
});

test("one line turns confirmation on", () => {
  expect(readConfig({ auth: { email: { enable_confirmations: true } } }).auth.confirmBySelf).toBe(false);
});

test("a wrong value is refused by its name", () => {
  expect(() => readConfig({ auth: { email: { max_frequency: "soon" } } })).toThrow(/Invalid/);
  expect(() => readConfig({ api: { port: 70_000 } })).toThrow(/Invalid/);
});

test.each([
  ["1s", 1],
  ["1m30s", 90],
  ["24h", 86_400],
  ["0.5h", 1800],
  ["250ms", 0.25],
])("%s is %d seconds", (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

test.each(["", "1", "s", "-1s", "1 s", "1d"])("%j is no duration", (text) => {
  expect(isDuration(text)).toBe(false);
});

test("a template's values are escaped for where they stand", () => {
  const template =
    '<a href="{{ .SiteURL }}/x?next={{ .RedirectTo }}&amp;t=1">{{.Email}}</a> {{ .Data.name }}{{ .Data.none }}';
  const values = {
    SiteURL: "http://site.example",
    RedirectTo: "http://site.example/a?b=c&d=e",
    Email: `"<o'neil>"@example.com`,
    Data: { name: "A & B" },
  };
  expect(fillTemplate(template, values)).toBe(
    '<a href="http://site.example/x?next=http%3A%2F%2Fsite.example%2Fa%3Fb%3Dc%26d%3De&amp;t=1">&#34;&lt;o&#39;neil&gt;&#34;@example.com</a> A &amp; B',
  );
});

test.each(["{{ if .Email }}x{{ end }}", "{{ .Emial }}"])("a template that says %s is refused", (template) => {
  expect(() => fillTemplate(template, { Email: "" })).toThrow(/cannot fill in/);
});

const site = {
  siteUrl: "https://portal.example",
  redirectUrls: ["https://preview.example/**", "https://*.branch.example/done", "myapp://callback"],
};

test.each([
  ["https://portal.example/any/path?x=1", true],
  ["https://portal.example:8443/", false],
  ["http://portal.example/", false],
  ["https://portal.example.evil.example/", false],
  ["https://preview.example/a/b?c=d#e", true],
  ["https://one.branch.example/done", true],
  ["https://one.two.branch.example/done", false],
  ["https://evil.example/#https://preview.example/", false],
  ["http://127.0.0.1:3000/", true],
  ["http://10.0.0.1/", false],
  ["http://2130706433/", false],
  ["javascript:alert(1)", false],
  ["/relative", false],
])("whether a link may lead to %s: %s", (url, allowed) => {
  expect(isAllowedRedirect(site, url)).toBe(allowed);
});
