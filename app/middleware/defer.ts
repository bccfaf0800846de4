/** Work that continues after the response. */
import type { Platform } from "#app/context.ts";
import { isAnswer } from "#app/shared/respond.ts";
import { logFailure } from "./log-request.ts";

/** @returns a function that keeps the Worker alive for such work and logs its failures, which the response can no longer report */
export function openDefer(execution: Pick<ExecutionContext, "waitUntil">, requestId: string): Platform["defer"] {
  return (task, work) => execution.waitUntil(work.catch((thrown) => logUnlessAway({ task, requestId }, thrown)));
}

/** A thrown response is not the work's fault: the database is down, which is logged separately, or the session has ended. */
function logUnlessAway(facts: Record<string, string>, thrown: unknown): void {
  if (!isAnswer(thrown)) logFailure(facts, thrown);
}
