import { expect, test } from "vitest";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { doubtfulNumbers, doubtsAmong } from "#app/features/catalogue/plausibility.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";

type Numbers = Partial<Record<DetailId, number>>;

/** Each pair of numbers at the edge where it begins to be doubted. */
const EDGES: readonly [Numbers, Numbers, string][] = [
  [{ administrators: 68 }, { administrators: 69, "head-count": 685 }, "69 administrators among 685 people"],
  [{ sites: 20 }, { sites: 21, "head-count": 20 }, "21 sites for 20 people"],
  [{ devices: 500 }, { devices: 501, "head-count": 100 }, "501 devices for 100 people"],
  [{ "user-licences": 600 }, { "user-licences": 621, "head-count": 300 }, "621 licences for 300 people"],
  [
    { "shift-workers": 179 },
    { "shift-workers": 180, "head-count": 180 },
    "180 people with a shared device or none, of 180",
  ],
  [{ "pilot-users": 10 }, { "pilot-users": 11, "head-count": 10 }, "11 pilot users of 10 people"],
  [{ interviews: 6 }, { interviews: 7, "head-count": 6 }, "7 interviews with 6 people"],
  [{ bandwidth: 90 }, { bandwidth: 89, "head-count": 900 }, "a link of 89 Mbps for 900 people"],
  [{ "mail-volume": 1000 }, { "mail-volume": 1001, "head-count": 10 }, "1,001 GB of mail for 10 people"],
  [{ "file-volume": 10_000 }, { "file-volume": 10_001, "head-count": 10 }, "10,001 GB of files for 10 people"],
  [{ "data-volume": 20 }, { "data-volume": 608, servers: 1 }, "608 TB of data on 1 server"],
  [{ "fast-recovery": 3 }, { "fast-recovery": 7, servers: 3 }, "7 servers to be recovered within a day, of 3"],
  [{ "server-licences": 100 }, { "server-licences": 121, servers: 10 }, "121 spare server licences for 10 servers"],
  [{ "domain-controllers": 10 }, { "domain-controllers": 90, servers: 10 }, "90 domain controllers among 10 servers"],
  [{ "outside-devices": 100 }, { "outside-devices": 900, devices: 100 }, "900 remote devices, of 100 in all"],
  [
    { "distribution-sites": 3 },
    { "distribution-sites": 50, sites: 3 },
    "50 sites with local content, but 3 sites in all",
  ],
];

test.each(EDGES)("%j is believed, and %j is not", (believed, doubted, finding) => {
  const among = (numbers: Numbers) => doubtsAmong((id) => numbers[id] ?? null, Infinity);
  expect(among(doubted).map((doubt) => doubt.finding)).toEqual([finding]);
  expect(among({ ...doubted, ...believed })).toEqual([]);
});

test("beside no head-count stands the most of the chosen size, and what is not asked is not doubted", () => {
  const answers: Answers = {
    "solution-type": ["security"],
    "solution-configuration": ["security-tier0"],
    "company-size": ["small"],
    administrators: ["40"],
    interviews: ["90"],
  };
  expect(doubtfulNumbers(answers)).toEqual([
    {
      id: "administrators",
      message:
        "These numbers do not fit together: 40 administrators among 50 people. Please check both; the document lists them as a conflict.",
    },
  ]);
});

test("nothing is doubted beside the largest size, which has no end", () => {
  expect(doubtsAmong((id) => (id === "bandwidth" ? 10 : null), Infinity)).toEqual([]);
});
