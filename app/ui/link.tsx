/** Links within the portal, all of them to absolute addresses. */
import type { ComponentProps } from "react";
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from "react-router";

type RouterLinkProps = ComponentProps<typeof RouterLink>;

export type LinkProps = Omit<ComponentProps<"a">, "href"> &
  Pick<RouterLinkProps, "preventScrollReset" | "reloadDocument" | "replace" | "state"> & { to: string };

/**
 * The server writes a link as it stands. The router's own would resolve it against every route above it, which is for
 * relative addresses and took a tenth of the time that a list takes.
 */
export function Link(props: LinkProps) {
  if (!import.meta.env.SSR) return <RouterLink discover="none" {...props} />;
  const { to, preventScrollReset, reloadDocument, replace, state, ...rest } = props;
  return <a {...rest} href={to} />;
}

type NavLinkProps = { to: string; end?: boolean; className: string; children: string };

/** Says whether it leads to the page that is open, or with `end` only to exactly that one. */
export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  if (!import.meta.env.SSR) return <RouterNavLink discover="none" {...props} />;
  const { to, end, className, children } = props;
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <a aria-current={isActive ? "page" : undefined} className={isActive ? `${className} active` : className} href={to}>
      {children}
    </a>
  );
}
