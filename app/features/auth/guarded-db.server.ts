/** Database handles whose refusals are already answers, so that no route has to think of them. */
import { unavailable } from "#app/shared/respond.ts";
import { DatabaseUnavailable, type IdentityRefusal, IdentityRefused } from "#db/errors.server.ts";
import type { Tx } from "#db/rls.server.ts";

type Work = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * The same handle, but throwing responses in place of errors: 503 when the database is away, and what `refuse` returns
 * when the database rejects the caller's identity.
 */
export function guardHandle<Handle extends { read: Work; write?: Work }>(
  handle: Handle,
  refuse: (reason: IdentityRefusal) => Response,
): Handle {
  const guard =
    (run: Work): Work =>
    async (work) => {
      try {
        return await run(work);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw unavailable();
        if (error instanceof IdentityRefused) throw refuse(error.reason);
        throw error;
      }
    };
  const write = handle.write && { write: guard(handle.write) };
  return { ...handle, read: guard(handle.read), ...write };
}
