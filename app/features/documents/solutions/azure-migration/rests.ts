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
  factorBeyond("for Azure roles only", "for users without an Azure role", (brief) =>
    brief.holds(PROXY) ? remoteUsers(brief) : 0,
  ),
  identityBeyond("for Azure roles only", "beyond Azure roles: leavers, reviews"),
  devicesBeyond("of administrators' devices only", "management of user devices"),
  threatsBeyond("of servers that move only"),
  lossBeyond("in storage only"),
];
