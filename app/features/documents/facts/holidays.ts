/** Public holidays by rule, as the law of each country that a client can be in has them. */

import { dayIn, orthodoxEasterMondayOf } from "#app/features/documents/dates.ts";

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
const afterOrthodoxEaster = (days: number): HolidayRule => ({ day: (year) => orthodoxEasterMondayOf(year) + days });
/** The first such weekday on or after the date; Monday is 1. Day 0 was a Thursday. */
const from = (month: number, date: number, weekday = 1): HolidayRule => ({
  day: (year) => {
    const first = dayIn(year, month, date);
    return first + ((weekday + 10 - (first % 7)) % 7);
  },
});

const MAUNDY_THURSDAY = afterEaster(-4);
const GOOD_FRIDAY = afterEaster(-3);
const EASTER_MONDAY = afterEaster(0);
const ASCENSION = afterEaster(38);
const WHIT_MONDAY = afterEaster(49);
const CORPUS_CHRISTI = afterEaster(59);
const NEW_YEAR = on(1, 1);
const EPIPHANY = on(1, 6);
const LABOUR_DAY = on(5, 1);
/** Kept in the north on a Friday that no law names. */
const MIDSUMMER_EVE = from(6, 19, 5);
const ASSUMPTION = on(8, 15);
const ALL_SAINTS = on(11, 1);
const IMMACULATE_CONCEPTION = on(12, 8);
const CHRISTMAS_EVE = on(12, 24);
const CHRISTMAS = on(12, 25);
const SECOND_CHRISTMAS = on(12, 26);
/** Both days, in Ireland by custom. */
const EASTER = [GOOD_FRIDAY, EASTER_MONDAY];
const ORTHODOX_EASTER = [afterOrthodoxEaster(-3), afterOrthodoxEaster(0)];
const CLEAN_MONDAY = afterOrthodoxEaster(-49);
const ORTHODOX_WHIT_MONDAY = afterOrthodoxEaster(49);
const MOVED_ENDS = [on(1, 1, "next"), on(12, 25, "next"), on(12, 26, "next")];
const BOTH_CHRISTMAS = [CHRISTMAS, SECOND_CHRISTMAS];
const THREE_CHRISTMAS = [CHRISTMAS_EVE, ...BOTH_CHRISTMAS];
const CONTINENTAL = [NEW_YEAR, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CHRISTMAS];
const NORDIC = [NEW_YEAR, MAUNDY_THURSDAY, ...EASTER, ASCENSION, WHIT_MONDAY, ...BOTH_CHRISTMAS];

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
  France: [...CONTINENTAL, LABOUR_DAY, on(5, 8), on(7, 14), ASSUMPTION, ALL_SAINTS, on(11, 11)],
  Netherlands: [...CONTINENTAL, on(4, 27), SECOND_CHRISTMAS],
  Belgium: [...CONTINENTAL, LABOUR_DAY, on(7, 21), ASSUMPTION, ALL_SAINTS, on(11, 11)],
  Switzerland: [...CONTINENTAL, GOOD_FRIDAY, on(8, 1), SECOND_CHRISTMAS],
  Austria: [
    ...CONTINENTAL,
    EPIPHANY,
    LABOUR_DAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    on(10, 26),
    ALL_SAINTS,
    IMMACULATE_CONCEPTION,
    SECOND_CHRISTMAS,
  ],
  Bulgaria: [
    on(1, 1, "next"),
    on(3, 3, "next"),
    ...ORTHODOX_EASTER,
    on(5, 1, "next"),
    on(5, 6, "next"),
    on(5, 24, "next"),
    on(9, 6, "next"),
    on(9, 22, "next"),
    on(12, 24, "next"),
    on(12, 25, "next"),
    on(12, 26, "next"),
  ],
  Croatia: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    LABOUR_DAY,
    on(5, 30),
    CORPUS_CHRISTI,
    on(6, 22),
    on(8, 5),
    ASSUMPTION,
    ALL_SAINTS,
    on(11, 18),
    ...BOTH_CHRISTMAS,
  ],
  Cyprus: [
    NEW_YEAR,
    EPIPHANY,
    CLEAN_MONDAY,
    on(3, 25),
    on(4, 1),
    ...ORTHODOX_EASTER,
    LABOUR_DAY,
    ORTHODOX_WHIT_MONDAY,
    ASSUMPTION,
    on(10, 1),
    on(10, 28),
    ...BOTH_CHRISTMAS,
  ],
  Czechia: [
    NEW_YEAR,
    ...EASTER,
    LABOUR_DAY,
    on(5, 8),
    on(7, 5),
    on(7, 6),
    on(9, 28),
    on(10, 28),
    on(11, 17),
    ...THREE_CHRISTMAS,
  ],
  Denmark: NORDIC,
  Estonia: [NEW_YEAR, on(2, 24), GOOD_FRIDAY, LABOUR_DAY, on(6, 23), on(6, 24), on(8, 20), ...THREE_CHRISTMAS],
  Finland: [NEW_YEAR, EPIPHANY, ...EASTER, LABOUR_DAY, ASCENSION, MIDSUMMER_EVE, on(12, 6), ...THREE_CHRISTMAS],
  Greece: [
    NEW_YEAR,
    EPIPHANY,
    CLEAN_MONDAY,
    on(3, 25),
    ...ORTHODOX_EASTER,
    LABOUR_DAY,
    ORTHODOX_WHIT_MONDAY,
    ASSUMPTION,
    on(10, 28),
    ...BOTH_CHRISTMAS,
  ],
  Hungary: [
    NEW_YEAR,
    on(3, 15),
    ...EASTER,
    LABOUR_DAY,
    WHIT_MONDAY,
    on(8, 20),
    on(10, 23),
    ALL_SAINTS,
    ...THREE_CHRISTMAS,
  ],
  Iceland: [...NORDIC, from(4, 19, 4), LABOUR_DAY, on(6, 17), from(8, 1)],
  Italy: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    on(4, 25),
    LABOUR_DAY,
    on(6, 2),
    ASSUMPTION,
    on(10, 4),
    ALL_SAINTS,
    IMMACULATE_CONCEPTION,
    ...BOTH_CHRISTMAS,
  ],
  Latvia: [
    NEW_YEAR,
    ...EASTER,
    LABOUR_DAY,
    on(5, 4, "next"),
    on(6, 23),
    on(6, 24),
    on(11, 18, "next"),
    ...THREE_CHRISTMAS,
    on(12, 31),
  ],
  Liechtenstein: [
    ...CONTINENTAL,
    EPIPHANY,
    on(2, 2),
    on(3, 19),
    LABOUR_DAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    on(9, 8),
    ALL_SAINTS,
    IMMACULATE_CONCEPTION,
    SECOND_CHRISTMAS,
  ],
  Lithuania: [
    NEW_YEAR,
    on(2, 16),
    on(3, 11),
    EASTER_MONDAY,
    LABOUR_DAY,
    on(6, 24),
    on(7, 6),
    ASSUMPTION,
    ALL_SAINTS,
    on(11, 2),
    ...THREE_CHRISTMAS,
  ],
  Luxembourg: [...CONTINENTAL, LABOUR_DAY, on(5, 9), on(6, 23), ASSUMPTION, ALL_SAINTS, SECOND_CHRISTMAS],
  Malta: [
    NEW_YEAR,
    on(2, 10),
    on(3, 19),
    GOOD_FRIDAY,
    on(3, 31),
    LABOUR_DAY,
    on(6, 7),
    on(6, 29),
    ASSUMPTION,
    on(9, 8),
    on(9, 21),
    IMMACULATE_CONCEPTION,
    on(12, 13),
    CHRISTMAS,
  ],
  Norway: [...NORDIC, LABOUR_DAY, on(5, 17)],
  Poland: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    LABOUR_DAY,
    on(5, 3),
    CORPUS_CHRISTI,
    ASSUMPTION,
    ALL_SAINTS,
    on(11, 11),
    ...THREE_CHRISTMAS,
  ],
  Portugal: [
    NEW_YEAR,
    GOOD_FRIDAY,
    on(4, 25),
    LABOUR_DAY,
    CORPUS_CHRISTI,
    on(6, 10),
    ASSUMPTION,
    on(10, 5),
    ALL_SAINTS,
    on(12, 1),
    IMMACULATE_CONCEPTION,
    CHRISTMAS,
  ],
  Romania: [
    NEW_YEAR,
    on(1, 2),
    EPIPHANY,
    on(1, 7),
    on(1, 24),
    ...ORTHODOX_EASTER,
    LABOUR_DAY,
    on(6, 1),
    ORTHODOX_WHIT_MONDAY,
    ASSUMPTION,
    on(11, 30),
    on(12, 1),
    ...BOTH_CHRISTMAS,
  ],
  Slovakia: [
    NEW_YEAR,
    EPIPHANY,
    ...EASTER,
    LABOUR_DAY,
    on(5, 8),
    on(7, 5),
    on(8, 29),
    on(9, 15),
    ALL_SAINTS,
    ...THREE_CHRISTMAS,
  ],
  Slovenia: [
    NEW_YEAR,
    on(1, 2),
    on(2, 8),
    EASTER_MONDAY,
    on(4, 27),
    LABOUR_DAY,
    on(5, 2),
    on(6, 25),
    ASSUMPTION,
    on(10, 31),
    ALL_SAINTS,
    ...BOTH_CHRISTMAS,
  ],
  Spain: [
    NEW_YEAR,
    EPIPHANY,
    GOOD_FRIDAY,
    LABOUR_DAY,
    ASSUMPTION,
    on(10, 12),
    ALL_SAINTS,
    on(12, 6),
    IMMACULATE_CONCEPTION,
    CHRISTMAS,
  ],
  Sweden: [NEW_YEAR, EPIPHANY, ...EASTER, LABOUR_DAY, ASCENSION, on(6, 6), MIDSUMMER_EVE, ...THREE_CHRISTMAS],
};

/** Of a client whose country is not among them. */
export const COMMON_HOLIDAYS: readonly HolidayRule[] = [NEW_YEAR, ...EASTER, LABOUR_DAY, CHRISTMAS, SECOND_CHRISTMAS];

/** Where a working day between a holiday and the weekend is one like any other; planning assumption. */
export const WITHOUT_BRIDGES: ReadonlySet<string> = new Set([
  "Ireland",
  "United Kingdom",
  "United States",
  "Canada",
  "Australia",
]);
