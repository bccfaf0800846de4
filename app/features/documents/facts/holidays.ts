/** Public holidays by rule, as the law of each country that a client can be in has them. */

import { dayIn } from "#app/features/documents/dates.ts";

export type HolidayRule = {
  /** The day of the year's holiday, since 1970. */
  day: (year: number, easterMonday: number) => number;
  /** At a weekend: the next working day, or the nearest one; else it is lost. */
  moved?: "next" | "nearest";
};

const on = (month: number, date: number, moved?: HolidayRule["moved"]): HolidayRule => ({
  day: (year) => dayIn(year, month, date),
  ...(moved && { moved }),
});
const afterEaster = (days: number): HolidayRule => ({ day: (_, easterMonday) => easterMonday + days });
/** The first such weekday on or after the date; Monday is 1. Day 0 was a Thursday. */
const from = (month: number, date: number, weekday = 1): HolidayRule => ({
  day: (year) => {
    const first = dayIn(year, month, date);
    return first + ((weekday + 10 - (first % 7)) % 7);
  },
});

const GOOD_FRIDAY = afterEaster(-3);
const EASTER_MONDAY = afterEaster(0);
const ASCENSION = afterEaster(38);
const WHIT_MONDAY = afterEaster(49);
const NEW_YEAR = on(1, 1);
const LABOUR_DAY = on(5, 1);
const CHRISTMAS = on(12, 25);
const SECOND_CHRISTMAS = on(12, 26);
/** Both days, in Ireland by custom. */
const EASTER = [GOOD_FRIDAY, EASTER_MONDAY];
const MOVED_ENDS = [on(1, 1, "next"), on(12, 25, "next"), on(12, 26, "next")];
const CONTINENTAL = [NEW_YEAR, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CHRISTMAS];

/** By country; those of a part of it alone are left out, unless most of it has them. */
export const HOLIDAYS: Partial<Record<string, readonly HolidayRule[]>> = {
  Ireland: [
    NEW_YEAR,
    {
      day: (year) => {
        const first = dayIn(year, 2, 1); // St Brigid's Day, on a Friday as it falls, else the first Monday
        return first % 7 === 1 ? first : from(2, 1).day(year, 0);
      },
    },
    on(3, 17),
    ...EASTER,
    from(5, 1),
    from(6, 1),
    from(8, 1),
    from(10, 25),
    CHRISTMAS,
    SECOND_CHRISTMAS,
  ],
  "United Kingdom": [...MOVED_ENDS, ...EASTER, from(5, 1), from(5, 25), from(8, 25)],
  "United States": [
    on(1, 1, "nearest"),
    from(1, 15),
    from(2, 15),
    from(5, 25),
    on(6, 19, "nearest"),
    on(7, 4, "nearest"),
    from(9, 1),
    from(10, 8),
    on(11, 11, "nearest"),
    from(11, 22, 4),
    on(12, 25, "nearest"),
  ],
  Canada: [
    ...MOVED_ENDS,
    from(2, 15), // as most provinces have it
    GOOD_FRIDAY,
    from(5, 18),
    on(7, 1, "next"),
    from(9, 1),
    on(9, 30, "next"),
    from(10, 8),
    on(11, 11, "next"),
  ],
  Australia: [...MOVED_ENDS, on(1, 26, "next"), ...EASTER, on(4, 25, "next"), from(6, 8)], // the last two as most states keep them
  Germany: [...CONTINENTAL, GOOD_FRIDAY, LABOUR_DAY, on(10, 3), SECOND_CHRISTMAS],
  France: [...CONTINENTAL, LABOUR_DAY, on(5, 8), on(7, 14), on(8, 15), on(11, 1), on(11, 11)],
  Netherlands: [...CONTINENTAL, on(4, 27), SECOND_CHRISTMAS],
  Belgium: [...CONTINENTAL, LABOUR_DAY, on(7, 21), on(8, 15), on(11, 1), on(11, 11)],
  Switzerland: [...CONTINENTAL, GOOD_FRIDAY, on(8, 1), SECOND_CHRISTMAS],
};

/** Of a client whose country is not among them. */
export const COMMON_HOLIDAYS: readonly HolidayRule[] = [NEW_YEAR, ...EASTER, LABOUR_DAY, CHRISTMAS, SECOND_CHRISTMAS];
