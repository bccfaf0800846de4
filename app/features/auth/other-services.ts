/**
 * What `@supabase/supabase-js` makes beside its client of Auth. The Worker asks Supabase for nothing else, so the build takes
 * these in the place of some 40 kB that would be sent and never used (`vite.config.ts`).
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
