import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type HeaderViewer, SiteHeader } from "#app/ui/site-header.tsx";

const aoife: HeaderViewer = { name: "Aoife Byrne", email: "aoife@harbourline.example", role: "user" };

test("a visitor sees the specified navigation and the two ways in, twice: in the bar and in the mobile menu", () => {
  expect(linksOf(header(null))).toEqual([
    "Planwright /",
    ...NAVIGATION,
    "Sign In /signup?mode=signin&redirect=/",
    "Sign Up /signup",
    ...NAVIGATION,
    "Sign In /signup?mode=signin&redirect=/",
    "Sign Up /signup",
  ]);
});

test("a signed-in person sees the specified user menu, and a way out that is a posted form", () => {
  const html = header(aoife);
  const menu = ["Manage Profile /profile", "Manage Clients /clients", "My Documents /documents"];
  expect(linksOf(html)).toEqual(["Planwright /", ...NAVIGATION, ...menu, ...NAVIGATION, ...menu]);
  expect(html.match(/<form (?=[^>]*method="post")[^>]*action="\/sign-out"/g)).toHaveLength(2);
  expect(html).toContain("Signed in as Aoife Byrne");
});

test.each(["admin", "owner"] as const)("an %s sees Admin in the bar and Admin Dashboard in the menu", (role) => {
  const links = linksOf(header({ ...aoife, role }));
  expect(links.filter((link) => link === "Admin /admin")).toHaveLength(2);
  expect(links.filter((link) => link === "Admin Dashboard /admin")).toHaveLength(2);
});

test("while nobody can tell who is there, neither Sign In nor a name is shown", () => {
  expect(linksOf(header(undefined))).toEqual(["Planwright /", ...NAVIGATION, ...NAVIGATION]);
});

test("the diagnostic page is in the bar for those to whom it is open", () => {
  const links = linksOf(header(aoife, { diagnostics: true }));
  expect(links.filter((link) => link === "Supabase Test /supabase-test")).toHaveLength(2);
  expect(linksOf(header(aoife)).join()).not.toContain("/supabase-test");
});

const NAVIGATION = ["Home /", "Articles & Advisories /articles", "Solutions /questionnaire", "Documents /documents"];

function header(viewer: HeaderViewer | null | undefined, { diagnostics = false } = {}): string {
  const Component = () => <SiteHeader viewer={viewer} diagnostics={diagnostics} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub />);
}

function linksOf(html: string): string[] {
  const links = html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g);
  return [...links].map(([, to = "", inner = ""]) => decode(`${inner.replaceAll(/<[^>]*>/g, "")} ${to}`));
}

function decode(text: string): string {
  return text.replaceAll("&amp;", "&");
}
