/** The document around every page: head, header, main, footer, and the error page. */
import type { ReactNode } from "react";
import { Meta, Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import styles from "./app.css?url";
import { authAwayContext, platformContext, requestIdContext, sessionContext, userDbContext } from "./context.ts";
import { findViewer, type Viewer } from "./features/account/account.server.ts";
import { mayDiagnose } from "./features/diagnostics/access.ts";
import { refuseBody } from "./middleware/limit-body.ts";
import { limitBursts } from "./middleware/limit-bursts.ts";
import { requireSameOrigin } from "./middleware/same-origin.ts";
import { provideSession } from "./middleware/session.ts";
import { isContentPage } from "./shared/content-pages.ts";
import { pageTitle, SITE_LINE, SITE_NAME } from "./shared/site.ts";
import { ErrorPage, errorTitle } from "./ui/error-page.tsx";
import { FocusOnNavigation } from "./ui/focus-on-navigation.tsx";
import { JumpLink } from "./ui/jump-link.tsx";
import { KeepDestination } from "./ui/keep-destination.tsx";
import { NavigationProgress } from "./ui/navigation-progress.tsx";
import { ScriptsAfterPaint } from "./ui/scripts-after-paint.tsx";
import { SiteFooter } from "./ui/site-footer.tsx";
import { SiteHeader } from "./ui/site-header.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireSameOrigin, limitBursts, refuseBody, provideSession];

/** Runs with every page, so that the header is up to date and a page that cannot be rendered can name its own request. */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const viewer = await viewerOf(context);
  const requestId = context.get(requestIdContext);
  return { viewer, requestId, diagnostics: mayDiagnose(settings, viewer?.role), origin: settings.origin };
}

/** Undefined while the session cannot be verified. While the database is away, the session's address stands in for the name. */
async function viewerOf(context: Route.LoaderArgs["context"]): Promise<Viewer | null | undefined> {
  const session = context.get(sessionContext);
  if (!session) return context.get(authAwayContext) ? undefined : null;
  const viewer = await findViewer(context.get(userDbContext));
  return viewer !== undefined ? viewer : { name: session.email, email: session.email, company: "", role: "user" };
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error === undefined ? `${SITE_NAME} · ${SITE_LINE}` : pageTitle(errorTitle(error)) },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root"); // absent if the root itself failed
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1517" />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <JumpLink
          to="main"
          className="sr-only rounded-md bg-accent font-medium text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
        >
          Skip to content
        </JumpLink>
        <NavigationProgress />
        <SiteHeader viewer={data?.viewer} diagnostics={data?.diagnostics ?? false} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ClientSide />
      </body>
    </html>
  );
}

/** Nothing on a content page, which has no scripts. In a browser this runs only if scripts have loaded, and those stay from page to page. */
function ClientSide() {
  const { pathname } = useLocation();
  if (import.meta.env.SSR && !import.meta.env.DEV && isContentPage(pathname)) return null;
  return (
    <>
      <FocusOnNavigation />
      <KeepDestination />
      <ScrollRestoration />
      <ScriptsAfterPaint />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
