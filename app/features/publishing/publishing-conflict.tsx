/** Shows what is stored beside what was typed, when somebody else saved while the form was open. */
import { differingFields, type EditorValues, LABELS } from "./editor-values.ts";

export function Conflict({ stored, typed }: { stored: EditorValues; typed: EditorValues }) {
  const names = differingFields(stored, typed);
  if (names.length === 0) return <p>The saved version is the same as yours.</p>;
  return (
    <section aria-label="Both versions" className="rounded-lg border border-line bg-raised p-5">
      <h2 className="text-lg">Saved version and yours</h2>
      <dl className="mt-3 flex flex-col gap-4">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-sm font-semibold">{LABELS[name]}</dt>
            <div className="mt-1 grid gap-3 md:grid-cols-2">
              <Version label="Saved version" text={stored[name]} />
              <Version label="Yours" text={typed[name]} />
            </div>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <dd className="min-w-0">
      <p className="text-xs text-muted">{label}</p>
      <p className="max-h-64 overflow-y-auto text-sm break-words whitespace-pre-wrap">{text || "(empty)"}</p>
    </dd>
  );
}
