/** Work that goes on after the response. */
import type { Platform } from "#app/context.ts";
import { isAnswer } from "#app/shared/respond.ts";
import { logFailure } from "./log-request.ts";

/** @returns a way to keep the Worker alive for such work, which logs what fails in it: nobody else is left to say so */
export function openDefer(execution: Pick<ExecutionContext, "waitUntil">, requestId: string): Platform["defer"] {
  return (task, work) => execution.waitUntil(work.catch((thrown) => logUnlessAway({ task, requestId }, thrown)));
}

/** An answer is thrown where the database is away or its session ended, and then others say so. */
function logUnlessAway(facts: Record<string, string>, thrown: unknown): void {
  if (!isAnswer(thrown)) logFailure(facts, thrown);
}
