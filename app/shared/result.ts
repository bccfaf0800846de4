/** Expected failures as values. */

export type Ok<T> = { ok: true; value: T };
export type Failure<Code extends string> = { ok: false; code: Code };
export type Result<T, Code extends string> = Ok<T> | Failure<Code>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function failure<Code extends string>(code: Code): Failure<Code> {
  return { ok: false, code };
}
