/** Admits only admins. */
import type { MiddlewareFunction } from "react-router";
import { adminDbContext } from "#app/context.ts";
import { openAdminDb } from "#db/rls.server.ts";
import { enterStaff } from "./enter-staff.ts";

/** Must run after `requireUser`. People without the role are sent to the home page. */
export const requireAdmin: MiddlewareFunction<Response> = async (args, next) => {
  args.context.set(adminDbContext, await enterStaff(args, openAdminDb));
  return next();
};
