/** What the outlines of several solutions share. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { plural } from "#app/features/documents/words.ts";

export const devices = (brief: Brief): string => plural(brief.devices, "device");

export const servers = (brief: Brief): string => plural(brief.servers.plan, "server");

export const people = (brief: Brief): string => plural(brief.users, "user");

export const BOUND_TO_PLAN = {
  text: "The provider raises its fee or ends the service",
  response: "price and notice period fixed in a three-year contract; data and settings exported once a year",
};

export const MIXTURE: OptionOutline = {
  parts: [
    "existing tools at current release",
    (brief) => `third-party detection on ${devices(brief)} and ${servers(brief)}`,
    "Entra ID policies as in A",
  ],
  work: ["existing contracts and gaps listed", "gaps filled; pilot", "agents in waves", "exercise, run book"],
  carries: "Sign-in policies, administrator privileges, exercise and run book",
  lost: "a single incident queue; several consoles and agents remain",
  risks: [
    {
      text: "An attack spans two consoles and goes unrecognised",
      response: "one person reviews both daily, alerts go to one mailbox",
    },
  ],
  against: [
    "plans that include Defender are already paid for",
    "existing contracts end within a year",
    "round-the-clock monitoring needs one queue",
  ],
};
