/** Keeps the sentences of the first page short: one that is too long for a single reading ends where its next clause begins. */

import { expander, sentence } from "#app/features/documents/words.ts";

/** Words that are read in one go. */
export const MOST_WORDS = 30;

/** With each acronym written out, as the first page does. */
const wordsIn = (text: string): number =>
  expander()(text)
    .split(/\s+/)
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;

const ENDS = /(?<=[.?!]”?\)?) (?=[A-Z“])/;

export const sentencesOf = (text: string): string[] => text.split(ENDS);

/** With semicolons, each of whose clauses is short, a sentence may have so many. */
export const MOST_IN_CLAUSES = 45;

/** No shorter text holds so many words, with their acronyms written out. */
const LEAST_LETTERS = 100;

const isLong = (text: string): boolean =>
  text.length > LEAST_LETTERS &&
  (wordsIn(text) > MOST_IN_CLAUSES || text.split("; ").some((clause) => wordsIn(clause) > MOST_WORDS));

/** `in the configuration “X”`, with what it costs. */
const CONFIGURATION = /, in the configuration (“[^”]+”)(?:, at ([^;:.]+))?/;

/** Clauses after a colon that stand alone. */
const STANDS =
  /^(?:weighted by|its three-year cost|it costs|[A-F] (?:is|leads|scores|may|costs)|the (?:plan|likely|mailboxes)|moving all|by the date|Business Premium needs|even)\b/;

/** Clauses after a semicolon that do not. */
const LEANS = /^[A-F] (?:only|unless|if) /;

/** Where a clause goes on that may as well be a sentence, and how that begins: tried in turn, until none is too long. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/(?<= takes .*[A-Z]{3} [\d,]+), and /, "It needs "],
  [/(?<= take .*[A-Z]{3} [\d,]+), and /, "They need "],
  [/, (?=without [^.]* (?:and|\())/, "That is "],
  [/, but (?=[A-F] covers less)/, ""],
  [/, which (?=saves )/, "That "],
  [/: (?=(?:enough for|cheaper than) )/, "That is "],
  [/, and (?=(?:say|confirm|approve) )/, ""],
  [/, and purchases of /, "Purchases are "],
  [/; (?=[A-F] (?:only|unless|if) )/, "Take "],
  [/, (?=(?:brought to|secured before) )/, "It is "],
  [/, (?=[\d,]+ of them on )/, ""],
  [/, (?=with (?:mail moved |\S+ servers under|update rings|run books|hardened))/, "It comes "],
  [/,? or (?=(?:this CA|a connector|services)\b)/, "Or take "],
  [/,? or (?=(?:order|keep|take|choose|state|drop|replicate|at design)\b)/, "Or "],
];

export const shortened = (text: string): string =>
  sentencesOf(text)
    .map((one) => (isLong(one) ? broken(one) : one))
    .join(" ");

function broken(text: string): string {
  const apart = text.replace(
    CONFIGURATION,
    (_, name: string, costs?: string) => `; the configuration is ${name}${costs ? `; it costs ${costs}` : ""}`,
  );
  return clausesOf(apart).map(sentence).map(turned).join(". ");
}

function turned(clause: string): string {
  const text = TURNS.reduce(
    (told, [turn, begins]) =>
      sentencesOf(told)
        .map((one) => (isLong(one) && isOutside(one, one.search(turn)) ? divided(one, turn, begins) : one))
        .join(" "),
    clause,
  );
  // one reason is enough, and the appraisal has the others
  return isLong(text) ? text.replace(/(?<=, lower (?:mainly )?on [^(]*\([^()]*\).*) \([^()]*\)/g, "") : text;
}

function divided(text: string, turn: RegExp, begins: string): string {
  const { 0: found, index } = turn.exec(text) ?? { 0: "", index: 0 };
  const rest = `${begins}${text.slice(index + found.length)}`.replace(/^([\d,]+ of them) on /, "$1 are on ");
  return `${text.slice(0, index)}. ${sentence(rest)}`;
}

/** Whether a place that was found stands outside brackets. */
function isOutside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return at >= 0 && before.split("(").length === before.split(")").length;
}

/** The clauses between semicolons outside brackets, and after a colon if they stand alone. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let [depth, from] = [0, 0];
  for (const [at, letter] of [...text].entries()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth > 0 || text.charAt(at + 1) !== " ") continue;
    const rest = text.slice(at + 2);
    if (letter === ";" ? LEANS.test(rest) : letter !== ":" || !STANDS.test(rest)) continue;
    clauses.push(text.slice(from, at));
    from = at + 2;
  }
  return [...clauses, text.slice(from)];
}
