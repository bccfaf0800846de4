import { expect, test } from "vitest";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";

const brief = new Brief(inputFor(workedExample()));

test("whoever asks for a condition of many parts has looked at each of them, whether or not it was asked before", () => {
  const { options } = requireQuestion("current-technologies");
  const many = all(
    is("industry", "healthcare"),
    ...options.map(({ id }) => none(is("current-technologies", id), is("timeline", "1-3-months"))),
  );
  const asked = () => brief.reader.watch(() => brief.holds(many));
  const [first, second] = [asked(), asked()];
  expect(first.value).toBe(false);
  expect(second.value).toBe(false);
  expect(first.answers()).toEqual(
    expect.arrayContaining(["industry/healthcare", "current-technologies/windows-server", "timeline/1-3-months"]),
  );
  expect(second.answers()).toEqual(first.answers());
});
