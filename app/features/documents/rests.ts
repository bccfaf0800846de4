/** What has to be known before something is decided, as data: from it follow the day of each request, and which come first. */

import type { Brief } from "./brief/brief.ts";
import type { Wording } from "./pack.ts";

/** The request that asks for it, found by its words, or else one of its own; `first`: the choice among the options rests on it too; `atOnce`: no later than the first decision. */
export type Rest = { within?: RegExp; ask?: Wording; first?: true; atOnce?: true };

/** Of a decision: what whoever decides must have in hand, and the title of another whose yes covers it. */
export type Resting = { rests?: (brief: Brief) => readonly Rest[]; decidedWith?: string };

/** Of an assumption: what is read before the order is signed. */
export type Checked = { rests?: Rest };

/** What completes the stated requirements, at most: an engineer's days, and licences a year in the dollars of the price book; a school asks for a quotation. */
export type Beyond = (brief: Brief) => { days: number; yearly: number; isQuoted: boolean } | null;

/** What the client's own people do by the piece, beyond their part in the tasks, with minutes for each. */
export type Hands = { who: string; count: number; what: string; minutes: number; phase: number };

/** Of a solution: what a risk or a date needs earlier than any decision, and what the client does by it. */
export type Asking = {
  early?: (brief: Brief) => readonly (Rest & { day: number; what: string })[];
  beyond?: Beyond;
  duties?: (brief: Brief) => readonly { day: number; duty: string }[];
  meets?: (brief: Brief) => { who: string; hours: readonly number[] } | null; // its own people in meetings, hours by phase
  hands?: (brief: Brief) => readonly Hands[];
};
