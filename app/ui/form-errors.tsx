/** The summary above a refused form: the errors, each linked to its field. It takes the focus when it appears. */
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FormReply } from "#app/shared/form.ts";
import { JumpLink } from "./jump-link.tsx";

/** `idPrefix` is the prefix of the fields' ids, if they have one because two forms share a page. */
export function FormErrors({ reply, idPrefix = "" }: { reply?: FormReply; idPrefix?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) box.current?.focus();
  }, [reply]);

  if (!reply) return null;
  const errors = Object.entries(reply.errors);
  if (!reply.message && errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-lg border border-danger/40 bg-danger-soft px-4 py-3"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-semibold">{reply.message ?? "Please check the form."}</p>
        {errors.length > 0 ? (
          <ul className="mt-1 flex flex-col">
            {errors.map(([name, error]) => (
              <li key={name}>
                <JumpLink to={idPrefix + name} className="link inline-block py-0.5">
                  {error}
                </JumpLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
