import { expect, test } from "vitest";
import { COUNTRIES } from "#app/features/clients/choices.ts";
import { COUNTRIES as OWN } from "#app/features/profile/countries.ts";
import { EEA_COUNTRIES } from "#app/shared/countries.ts";

test.each([
  [
    "a client",
    COUNTRIES,
    "Ireland,United Kingdom,United States,Canada,Australia,Germany,France,Netherlands,Belgium,Switzerland",
  ],
  ["one's own profile", OWN, "United States,Canada,United Kingdom,Ireland,Australia,Germany,France"],
] as const)(
  "the form of %s lists the specified countries, then each other one of the EEA once, then Other",
  (_, listed, first) => {
    const specified: readonly string[] = first.split(",");
    const others = EEA_COUNTRIES.filter((name) => !specified.includes(name));
    expect(listed).toEqual([...specified, ...others, "Other"]);
    expect(others.toSorted()).toEqual(others);
  },
);
