/** Links within the portal, all of them to absolute addresses. */
import type { ComponentProps, MouseEvent } from "react";
import { type LinkProps as RouterLinkProps, useLinkClickHandler, useLocation } from "react-router";

export type LinkProps = Omit<ComponentProps<"a">, "href"> &
  Pick<RouterLinkProps, "preventScrollReset" | "reloadDocument" | "replace" | "state"> & { to: string };

/**
 * Written as it stands, and followed without loading a page anew. The router's own resolves relative addresses, which takes the
 * server a tenth of the time that a list takes, and brings every page 2 kB for fetching ahead.
 */
export function Link({ reloadDocument, ...link }: LinkProps) {
  if (!import.meta.env.SSR && !reloadDocument) return <FollowedLink {...link} />;
  const { to, preventScrollReset, replace, state, ...rest } = link;
  return <a {...rest} href={to} />;
}

/** `onClick` hears the clicks that the link itself would follow; any other, as for a new tab, is the browser's. */
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

type NavLinkProps = { to: string; end?: boolean; className: string; children: string };

/** Says whether it leads to the page that is open, or with `end` only to exactly that one. */
export function NavLink({ to, end, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={isActive ? "page" : undefined} className={isActive ? `${className} active` : className}>
      {children}
    </Link>
  );
}

/** With a key held down the browser opens another tab or window, or saves. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
