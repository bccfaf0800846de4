/** Finds numbers that one organisation is unlikely to have together. The summary asks about them, and a document lists them as conflicts. */

import { type DetailWarning, detailsFor, type Given, mostPeople, numberOf } from "./detail-answers.ts";
import type { DetailId } from "./detail-ids.ts";
import type { Answers } from "./steps.ts";

/** `of` is the number beside which `id`'s is unlikely. The limits are planning assumptions, set where hardly anybody would be. */
type Doubt = {
  id: DetailId;
  of: DetailId;
  isUnlikely: (count: number, of: number) => boolean;
  /** The two in words, without a verb. */
  finding: (count: number, of: number) => string;
};

const figure = (count: number) => count.toLocaleString("en-GB");
const people = (count: number) => `${figure(count)} ${count === 1 ? "person" : "people"}`;
const servers = (count: number) => `${figure(count)} server${count === 1 ? "" : "s"}`;
const more = (count: number, of: number) => count > of;
/** Whether a number is more than `factor` times the other, and exceeds it by more than a few. */
const times = (factor: number) => (count: number, of: number) => count > of * factor && count - of > 20;

const DOUBTS: readonly Doubt[] = [
  {
    id: "administrators",
    of: "head-count",
    isUnlikely: (count, of) => count > 20 && count > of / 10,
    finding: (count, of) => `${figure(count)} administrators among ${people(of)}`,
  },
  {
    id: "sites",
    of: "head-count",
    isUnlikely: more,
    finding: (count, of) => `${figure(count)} sites for ${people(of)}`,
  },
  {
    id: "devices",
    of: "head-count",
    isUnlikely: times(5),
    finding: (count, of) => `${figure(count)} devices for ${people(of)}`,
  },
  {
    id: "user-licences",
    of: "head-count",
    isUnlikely: times(2),
    finding: (count, of) => `${figure(count)} licences for ${people(of)}`,
  },
  {
    id: "shift-workers",
    of: "head-count",
    isUnlikely: (count, of) => count >= of,
    finding: (count, of) => `${people(count)} with a shared device or none, of ${figure(of)}`,
  },
  {
    id: "pilot-users",
    of: "head-count",
    isUnlikely: more,
    finding: (count, of) => `${figure(count)} pilot users of ${people(of)}`,
  },
  {
    id: "interviews",
    of: "head-count",
    isUnlikely: more,
    finding: (count, of) => `${figure(count)} interviews with ${people(of)}`,
  },
  {
    id: "bandwidth",
    of: "head-count",
    isUnlikely: (mbps, of) => of >= 50 && of > mbps * 10,
    finding: (mbps, of) => `a link of ${figure(mbps)} Mbps for ${people(of)}`,
  },
  {
    id: "mail-volume",
    of: "head-count",
    isUnlikely: (gigabytes, of) => gigabytes > of * 100,
    finding: (gigabytes, of) => `${figure(gigabytes)} GB of mail for ${people(of)}`,
  },
  {
    id: "file-volume",
    of: "head-count",
    isUnlikely: (gigabytes, of) => gigabytes > of * 1000,
    finding: (gigabytes, of) => `${figure(gigabytes)} GB of files for ${people(of)}`,
  },
  {
    id: "data-volume",
    of: "servers",
    isUnlikely: (terabytes, of) => terabytes > of * 20,
    finding: (terabytes, of) => `${figure(terabytes)} TB of data on ${servers(of)}`,
  },
  {
    id: "fast-recovery",
    of: "servers",
    isUnlikely: more,
    finding: (count, of) => `${servers(count)} to be recovered within a day, of ${figure(of)}`,
  },
  {
    id: "server-licences",
    of: "servers",
    isUnlikely: times(10),
    finding: (count, of) => `${figure(count)} spare server licences for ${servers(of)}`,
  },
  {
    id: "domain-controllers",
    of: "servers",
    isUnlikely: more,
    finding: (count, of) => `${figure(count)} domain controllers among ${servers(of)}`,
  },
  {
    id: "domain-controllers",
    of: "head-count",
    isUnlikely: (count, of) => count === 1 && of > 250, // all sign-ins of a larger organisation would stop with it
    finding: (count, of) => `${figure(count)} domain controller for ${people(of)}`,
  },
  {
    id: "outside-devices",
    of: "devices",
    isUnlikely: more,
    finding: (count, of) => `${figure(count)} remote devices, of ${figure(of)} in all`,
  },
  {
    id: "distribution-sites",
    of: "sites",
    isUnlikely: more,
    finding: (count, of) =>
      `${figure(count)} sites with local content, but ${figure(of)} site${of === 1 ? "" : "s"} in all`,
  },
];

/** The pairs of numbers that are unlikely together, in words. Without a headcount, `most`, the chosen size's upper limit, stands in if finite. */
export function doubtsAmong(given: Given, most: number): { id: DetailId; finding: string }[] {
  return DOUBTS.flatMap(({ id, of, isUnlikely, finding }) => {
    const [count, other] = [given(id), given(of) ?? (of === "head-count" ? most : null)];
    if (count === null || other === null || other === Infinity || !isUnlikely(count, other)) return [];
    return [{ id, finding: finding(count, other) }];
  });
}

/** The same for a set of answers, in the summary's words. */
export function doubtfulNumbers(answers: Answers): DetailWarning[] {
  const asked = new Set(detailsFor(answers).map(({ id }) => id));
  const given: Given = (id) => (asked.has(id) ? numberOf(answers, id) : null);
  return doubtsAmong(given, mostPeople(answers["company-size"]?.[0])).map(({ id, finding }) => ({
    id,
    message: `These numbers do not fit together: ${finding}. Please check both; the document lists them as a conflict.`,
  }));
}
