/** Admits only owners. */
import type { MiddlewareFunction } from "react-router";
import { ownerDbContext } from "#app/context.ts";
import { openOwnerDb } from "#db/rls.server.ts";
import { enterStaff } from "./enter-staff.ts";

/** Must run after `requireUser`. People without the role, admins included, are sent to the home page. */
export const requireOwner: MiddlewareFunction<Response> = async (args, next) => {
  args.context.set(ownerDbContext, await enterStaff(args, openOwnerDb));
  return next();
};
