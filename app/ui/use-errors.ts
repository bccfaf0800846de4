/** The errors of a refused form, until the person begins to correct them. */
import { type FormEvent, useState } from "react";
import type { FormReply } from "#app/shared/form.ts";

/**
 * `errors` loses a field as soon as it is edited, and `summary` disappears at the first edit. Put `onInput` on the form,
 * where it is called for every field.
 */
export function useErrors(reply: FormReply | undefined) {
  const [mended, setMended] = useState<{ reply?: FormReply; names: readonly string[] }>({ names: [] });
  const names = mended.reply === reply ? mended.names : [];
  const left = Object.entries(reply?.errors ?? {}).filter(([name]) => !names.includes(name));

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!reply || !(target instanceof Element && "name" in target)) return;
    const name = String(target.name);
    if (!names.includes(name)) setMended({ reply, names: [...names, name] });
  }

  const errors: Record<string, string | undefined> = Object.fromEntries(left);
  return { errors, summary: names.length === 0 ? reply : undefined, onInput };
}
