/** The bar above every page: links, who is signed in, and how to sign in or out. */
import { ChevronDown, Menu as MenuIcon } from "lucide-react";
import { Form } from "react-router";
import { SITE_NAME } from "#app/shared/site.ts";
import { ButtonLink } from "./button.tsx";
import { Link, NavLink } from "./link.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";

/** What the header needs to know of the signed-in person. */
export type HeaderViewer = { name: string; email: string; role: "user" | "admin" | "owner" };

type SiteHeaderProps = {
  /** `null` for a visitor; `undefined` if unknown, and then the account part is left out. */
  viewer: HeaderViewer | null | undefined;
  /** Whether the diagnostic page is open to this reader. */
  diagnostics: boolean;
};

type Destination = { to: string; label: string };

const SIGN_IN: Destination = { to: "/signup?mode=signin&redirect=/", label: "Sign In" };
const SIGN_UP: Destination = { to: "/signup", label: "Sign Up" };

function isAdmin(viewer: HeaderViewer | null | undefined): boolean {
  return viewer?.role === "admin" || viewer?.role === "owner";
}

function navigation({ viewer, diagnostics }: SiteHeaderProps): Destination[] {
  return [
    { to: "/", label: "Home" },
    { to: "/articles", label: "Articles & Advisories" },
    { to: "/questionnaire", label: "Solutions" },
    { to: "/documents", label: "Documents" },
    ...(diagnostics ? [{ to: "/supabase-test", label: "Supabase Test" }] : []),
    ...(isAdmin(viewer) ? [{ to: "/admin", label: "Admin" }] : []),
  ];
}

function accountLinks(viewer: HeaderViewer): Destination[] {
  return [
    { to: "/profile", label: "Manage Profile" },
    { to: "/clients", label: "Manage Clients" },
    { to: "/documents", label: "My Documents" },
    ...(isAdmin(viewer) ? [{ to: "/admin", label: "Admin Dashboard" }] : []),
  ];
}

export function SiteHeader(props: SiteHeaderProps) {
  const { viewer } = props;
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-wide items-center gap-4 px-4 sm:px-6">
        <Link to="/" aria-label={`${SITE_NAME}, home`} className="-ms-1 flex rounded-md p-1">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ms-2 hidden lg:block xl:ms-4">
          <ul className="flex items-center">
            {navigation(props).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === "/"} className="bar-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto hidden items-center gap-2 lg:flex">
          {viewer ? <UserMenu viewer={viewer} /> : null}
          {viewer === null ? (
            <>
              <ButtonLink to={SIGN_IN.to} variant="quiet">
                {SIGN_IN.label}
              </ButtonLink>
              <ButtonLink to={SIGN_UP.to}>{SIGN_UP.label}</ButtonLink>
            </>
          ) : null}
        </div>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}

function PanelLinks({ label, links }: { label: string; links: readonly Destination[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/"} className="panel-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UserMenu({ viewer }: { viewer: HeaderViewer }) {
  return (
    <Menu
      id="user-menu"
      className="top-15 right-[max(1.5rem,calc((100%-var(--container-wide))/2+1.5rem))] w-64 rounded-lg p-2"
      buttonClassName="inline-flex min-h-11 max-w-40 cursor-pointer items-center gap-2 rounded-md px-2 font-medium hover:bg-sunken xl:max-w-64"
      button={
        <>
          <Initials name={viewer.name} />
          <span className="truncate">{viewer.name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </>
      }
    >
      <p className="truncate px-3 py-2 text-sm text-muted">{viewer.email}</p>
      <PanelLinks label="Account" links={accountLinks(viewer)} />
      <SignOut />
    </Menu>
  );
}

function MobileMenu(props: SiteHeaderProps) {
  const { viewer } = props;
  return (
    <div className="ms-auto lg:hidden">
      <Menu
        id="mobile-menu"
        className="inset-x-0 top-16 w-full border-x-0 p-3 sm:px-5"
        buttonClassName="-me-2 inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
        button={
          <>
            <MenuIcon aria-hidden className="size-6" />
            <span className="sr-only">Menu</span>
          </>
        }
      >
        <PanelLinks label="Main" links={navigation(props)} />
        {viewer ? (
          <div className="mt-2 border-t border-line pt-2">
            <p className="flex items-center gap-2 px-3 py-2 text-sm text-muted">
              <Initials name={viewer.name} />
              <span className="min-w-0 truncate">Signed in as {viewer.name}</span>
            </p>
            <PanelLinks label="Account" links={accountLinks(viewer)} />
            <SignOut />
          </div>
        ) : null}
        {viewer === null ? (
          <div className="mt-3 grid grid-cols-2 gap-3 border-t border-line pt-4 pb-1">
            <ButtonLink to={SIGN_IN.to} variant="secondary">
              {SIGN_IN.label}
            </ButtonLink>
            <ButtonLink to={SIGN_UP.to}>{SIGN_UP.label}</ButtonLink>
          </div>
        ) : null}
      </Menu>
    </div>
  );
}

function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return (
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent uppercase"
    >
      {letters.join("")}
    </span>
  );
}

function SignOut() {
  return (
    <Form method="post" action="/sign-out" className="mt-2 border-t border-line pt-2">
      <button type="submit" className="panel-link w-full cursor-pointer">
        Sign Out
      </button>
    </Form>
  );
}
