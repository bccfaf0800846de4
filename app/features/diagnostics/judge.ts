/** Reaches the verdict of each read-only test from the answers to its requests. */
import type { Finding } from "./finding.ts";
import { faultOfHttp, type Meaning, parse, readDatabase, troubleOf, unanswered } from "./interpret.ts";
import type { Answer } from "./probe.server.ts";

export type Verdict = Pick<Finding, "outcome" | "message">;

const NOT_SUPABASE = "Something answers at this address, but not the way Supabase does.";

/** `GET /rest/v1/`. Since April 2026 the platform shows the list of tables only to the secret key, so a refusal proves that it was reached. */
export function judgeGateway(answer: Answer): Verdict {
  if (answer.kind !== "response") return failed(unanswered(answer));
  const { status, body } = answer;
  const isRefused = (status === 401 || status === 403) && /access to schema/i.test(troubleOf(body).message);
  if (isRefused) return passed("Reached. The list of tables is for the secret key only, as it should be.");
  if (status < 200 || status > 299) return failed(faultOfHttp(status, body));
  if (!(parse(body) instanceof Object)) return note(NOT_SUPABASE);
  return passed("Reached. The list of tables is shown to the publishable key.");
}

/** The verdict on the count of users. */
export function judgeDatabase(answer: Answer): Verdict {
  const meaning = asVisitor(answer, "users");
  if (meaning.kind === "rows") return passed(`Connected. Users anyone can count: ${meaning.total ?? meaning.shown}.`);
  if (meaning.kind === "refused") return passed("Connected. Access is blocked while nobody is signed in.");
  return failed(meaning.message);
}

/** `get_table_names()`. A refusal is an error like any other, since this function should refuse nobody. */
export function judgeFunction(answer: Answer): Verdict {
  const meaning = readDatabase(answer, { table: "users", expectsRefusal: false });
  if (meaning.kind === "rows") return passed("The function answers.");
  if (meaning.kind !== "absent") return failed(meaning.message);
  return note("There is no such function, and none is needed: the schema test checks each table.");
}

/** One request to each table; a table that keeps us out exists. */
export function judgeSchema(answers: readonly { table: string; answer: Answer }[]): Verdict {
  const faults = answers.flatMap(({ table, answer }) => {
    const meaning = asVisitor(answer, table);
    return meaning.kind === "rows" || meaning.kind === "refused" ? [] : [meaning.message];
  });
  const names = answers.map(({ table }) => table).join(", ");
  if (faults.length === 0) return passed(`All required tables exist (${names})`);
  return failed(`Schema check failed: ${[...new Set(faults)].join(" ")}`);
}

/** The verdict on a request for one row of users without signing in. */
export function judgeRowSecurity(answer: Answer): Verdict {
  const meaning = asVisitor(answer, "users");
  if (meaning.kind === "refused") return passed("RLS policies active and working");
  if (meaning.kind !== "rows") return failed(`RLS test failed: ${meaning.message}`);
  if (meaning.shown > 0) return failed("RLS test failed: a row of users is visible without signing in");
  return note("No rows are shown, but anyone may ask for them: policies hide the rows, or there are none.");
}

/** What an answer means for a caller who is not signed in and should be kept out. */
function asVisitor(answer: Answer, table: string): Meaning {
  return readDatabase(answer, { table, expectsRefusal: true });
}

function passed(message: string): Verdict {
  return { outcome: "passed", message };
}

function failed(message: string): Verdict {
  return { outcome: "failed", message };
}

function note(message: string): Verdict {
  return { outcome: "note", message };
}
