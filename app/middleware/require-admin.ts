/** Lets nobody past who is not an admin. */
import type { MiddlewareFunction } from "react-router";
import { adminDbContext } from "#app/context.ts";
import { openAdminDb } from "#db/rls.server.ts";
import { enterStaff } from "./enter-staff.ts";

/** Stands behind `requireUser`. Everybody else is sent to the home page. */
export const requireAdmin: MiddlewareFunction<Response> = async (args, next) => {
  args.context.set(adminDbContext, await enterStaff(args, openAdminDb));
  return next();
};
