/** Shows progress in words, as a percentage and as a bar. */
import { useId } from "react";

export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  const id = useId();
  const percent = Math.round((value / max) * 100);
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span aria-hidden className="text-muted tabular-nums">
          {percent}%
        </span>
      </div>
      <progress className="bar" value={value} max={max} aria-labelledby={id}>
        {percent}%
      </progress>
    </div>
  );
}
