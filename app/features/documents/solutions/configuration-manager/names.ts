/** Items of the bill and decisions, by which other parts call them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { beyondSite } from "./quantities.ts";

export const SERVER_LICENCES = "Windows Server 2025 Standard for site systems";
export const MANAGEMENT_LICENCES = "System Center Standard server management licences";
export const HOST_LICENCES = "System Center Datacenter server management licences";
export const USER_RIGHTS = "Configuration Manager rights for users (Intune Plan 1)";

/** Costs less than Intune and Entra ID P1 apart. */
export const USER_SUITE = "Enterprise Mobility + Security E3";
export const F3 = "Microsoft 365 F3 (includes Intune and Configuration Manager rights)";
export const F1 = "Microsoft 365 F1 (includes Intune and Configuration Manager rights)";
export const A3 = "Microsoft 365 A3, academic (includes Intune and Configuration Manager rights)";
export const SCHOOL_SUITE = "Intune for education with Configuration Manager rights, and Entra ID P1, academic";
export const P1 = "Entra ID P1";
export const SMALL_GATEWAY = "Cloud management gateway";
export const LARGE_GATEWAY = "Cloud management gateway, large instances";
export const ACCESS_WORKSTATION = "Privileged access workstation";
export const PREREQUISITE = "Active Directory on two domain controllers (prerequisite)";
export const CONSULTANT_OPERATIONS = "Operations by the consultant";

/** Decisions, and what is asked for with one. */
export const SERVER_RIGHTS = "Server licences";
export const LOCATION = "Hierarchy and location";
export const dataCentre = (brief: Brief): string =>
  brief.sites === 1 && beyondSite(brief) === 0
    ? "Confirm one stand-alone primary site in your data centre (recommended), without a central administration site"
    : "Choose the data centre for the primary site";
export const SCALE = "Scale of the site";
