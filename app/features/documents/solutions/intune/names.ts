/** Items of the bill and decisions, by which other parts call them. */

import { A3, F1, F3, SCHOOL_SUITE, USER_SUITE } from "#app/features/documents/solutions/configuration-manager/names.ts";

export const SYNC_LICENCE = "Windows Server 2025 Standard for the synchronisation server";
export { USER_SUITE };
export const BUSINESS = "Microsoft 365 Business Premium (includes Intune and Entra ID P1)";
/** A plan of the site's bill, by what it is bought for here. */
export const named = (item: string): string =>
  item.replace(/(for education with| and) Configuration Manager rights(, and)?/, (_, before: string) =>
    before === " and" ? " and Entra ID P1" : "for education and",
  );

export const PLANS = [...[F1, F3, A3, USER_SUITE, SCHOOL_SUITE].map(named), BUSINESS];

export const UPDATE_MANAGER = "Azure Update Manager for servers outside Azure";
export const MACHINE_CONFIGURATION = "Azure machine configuration for servers outside Azure";
export const CONSULTANT_OPERATIONS = "Operations by the consultant";

export const SERVERS = "Servers";
export const JOIN = "How devices are joined";
export const IMAGING = "Set-up without imaging";
