/** The roles a transaction may take. They are made by a migration, so drizzle-kit only knows their names. */
import { pgRole } from "drizzle-orm/pg-core";

export const portalVisitor = pgRole("portal_visitor").existing();
export const portalUser = pgRole("portal_user").existing();
export const portalAdmin = pgRole("portal_admin").existing();
export const portalOwner = pgRole("portal_owner").existing();
export const portalService = pgRole("portal_service").existing();
