/** Links within the portal, always with absolute paths. */
import type { ComponentProps, MouseEvent } from "react";
import { type LinkProps as RouterLinkProps, useLinkClickHandler, useLocation } from "react-router";

export type LinkProps = Omit<ComponentProps<"a">, "href"> &
  Pick<RouterLinkProps, "preventScrollReset" | "reloadDocument" | "replace" | "state"> & { to: string };

/**
 * A link to `to` exactly as given, followed without reloading the page. The router's own link resolves relative addresses, which costs the
 * server a tenth of the time that a list takes, and adds 2 kB to every page for prefetching.
 */
export function Link({ reloadDocument, ...link }: LinkProps) {
  if (!import.meta.env.SSR && !reloadDocument) return <FollowedLink {...link} />;
  const { to, preventScrollReset, replace, state, ...rest } = link;
  return <a {...rest} href={to} />;
}

/** `onClick` is called for clicks that this link would follow; others, such as for a new tab, are left to the browser. */
function FollowedLink({ to, preventScrollReset, replace, state, onClick, ...rest }: Omit<LinkProps, "reloadDocument">) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: rest.target,
    preventScrollReset,
    replace,
    state,
  });
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (isPlainClick(event)) onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

type MailLinkProps = Omit<ComponentProps<"a">, "href" | "children"> & { address: string; subject?: string };

/** A link that begins a mail to the address it shows, which may be one that somebody entered. */
export function MailLink({ address, subject, ...link }: MailLinkProps) {
  const to = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  return (
    <a {...link} href={subject ? `${to}?subject=${encodeURIComponent(subject)}` : to}>
      {address}
    </a>
  );
}

type NavLinkProps = { to: string; end?: boolean; className: string; children: string };

/** A link that is marked when its page or one below it is open; with `end`, only when exactly its page is. */
export function NavLink({ to, end, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={isActive ? "page" : undefined} className={isActive ? `${className} active` : className}>
      {children}
    </Link>
  );
}

/** False if a modifier key is held down, with which the browser opens a tab or window, or saves. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
