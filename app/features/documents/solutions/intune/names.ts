/** Items of the bill and decisions, by which other parts call them. */

export const SYNC_LICENCE = "Windows Server 2025 Standard for the synchronisation server";
/** Costs less than Intune and Entra ID P1 apart. */
export const USER_SUITE = "Enterprise Mobility + Security E3";
export const BUSINESS = "Microsoft 365 Business Premium (includes Intune and Entra ID P1)";
export const F3 = "Microsoft 365 F3 (includes Intune and Entra ID P1)";
export const F1 = "Microsoft 365 F1 (includes Intune and Entra ID P1)";
export const A3 = "Microsoft 365 A3, academic (includes Intune and Entra ID P1)";
export const SCHOOL_SUITE = "Intune for education and Entra ID P1, academic";
export const UPDATE_MANAGER = "Azure Update Manager for servers outside Azure";
export const MACHINE_CONFIGURATION = "Azure machine configuration for servers outside Azure";
export const ACCESS_WORKSTATION = "Privileged access workstation";
export const CONSULTANT_OPERATIONS = "Operations by the consultant";

export const SERVERS = "Servers";
export const JOIN = "How devices are joined";
export const IMAGING = "Set-up without imaging";
