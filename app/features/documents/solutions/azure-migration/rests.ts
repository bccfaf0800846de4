/** What a project whose controls end with Azure leaves of each requirement. */

import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import {
  devicesBeyond,
  factorBeyond,
  identityBeyond,
  lossBeyond,
  type RestOfControl,
  threatsBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { PROXY } from "./answers.ts";

export const RESTS: readonly RestOfControl[] = [
  factorBeyond("Azure roles", "for users without an Azure role", (brief) =>
    brief.holds(PROXY) ? remoteUsers(brief) : 0,
  ),
  identityBeyond("Azure roles", "beyond Azure roles: leavers, reviews"),
  devicesBeyond("administrators' devices", "management of user devices"),
  threatsBeyond("servers that move"),
  lossBeyond("storage"),
];
