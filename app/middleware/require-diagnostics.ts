/** Admits only those who may open the diagnostic page; for everybody else it does not exist. */
import type { MiddlewareFunction } from "react-router";
import { platformContext, sessionContext, userDbContext } from "#app/context.ts";
import { findViewer } from "#app/features/account/account.server.ts";
import { mayDiagnose } from "#app/features/diagnostics/access.ts";
import { notFound, unavailable } from "#app/shared/respond.ts";

/** Outside development the role stored in the database decides; while the database is down, the answer is 503. */
export const requireDiagnostics: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { settings } = context.get(platformContext);
  if (mayDiagnose(settings, undefined)) return next();
  if (!settings.diagnostics || !context.get(sessionContext)) throw notFound();
  const viewer = await findViewer(context.get(userDbContext));
  if (viewer === undefined) throw unavailable();
  if (!mayDiagnose(settings, viewer?.role)) throw notFound();
  return next();
};
