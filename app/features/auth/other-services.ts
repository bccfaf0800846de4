/**
 * Stand-ins for what `@supabase/supabase-js` contains besides its Auth client. The Worker uses only Auth, so the build puts these in
 * place of some 40 kB that would never run (`vite.config.ts`).
 */

export class RealtimeClient {
  /** Called with each new session. */
  setAuth(): void {}
}

export class PostgrestClient {}
export class StorageClient {}
export class FunctionsClient {}

export class PostgrestError extends Error {}
export class StorageApiError extends Error {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
