/**
 * Labelled inputs, whose label, hint and error are available to screen readers too.
 * A field's id is its name unless another is given, so that `FormErrors` can link to it. Put `noValidate` on the form:
 * the messages are ours, not the browser's.
 */
import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type FieldText = {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  /** False leaves out the asterisk of a required field. */
  requiredMark?: boolean;
};

/** A field without a name is never submitted; use it for what must not leave the browser. */
type FieldName = { name: string; id?: string } | { name?: undefined; id: string };

type FieldProps<Tag extends "input" | "textarea" | "select"> = FieldText &
  FieldName &
  Omit<ComponentProps<Tag>, keyof FieldText | keyof FieldName>;

/** The id of the input, and the attributes that tie it to its hint and error. */
export function tie({ id, name, error, hint }: { id?: string; name?: string; error?: string; hint?: ReactNode }) {
  const own = id ?? name ?? "";
  const describedBy = [hint ? `${own}-hint` : "", error ? `${own}-error` : ""].filter(Boolean).join(" ");
  return { id: own, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined } as const;
}

const ASTERISK = (
  <span aria-hidden className="ms-1 text-danger">
    *
  </span>
);

function Frame({
  id,
  label,
  error,
  hint,
  required,
  requiredMark = true,
  children,
}: FieldText & { id: string; required?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && requiredMark ? ASTERISK : null}
      </label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function Hint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

/** The sentence under an input that says what is wrong. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

export function TextField({ label, error, hint, requiredMark, className = "", ...input }: FieldProps<"input">) {
  const tied = tie({ ...input, error, hint });
  return (
    <Frame id={tied.id} label={label} error={error} hint={hint} required={input.required} requiredMark={requiredMark}>
      <input type="text" {...input} {...tied} className={`field ${className}`} />
    </Frame>
  );
}

export function TextAreaField({ label, error, hint, requiredMark, className = "", ...input }: FieldProps<"textarea">) {
  const tied = tie({ ...input, error, hint });
  return (
    <Frame id={tied.id} label={label} error={error} hint={hint} required={input.required} requiredMark={requiredMark}>
      <textarea rows={4} {...input} {...tied} className={`field field-sizing-content ${className}`} />
    </Frame>
  );
}

type SelectFieldProps = Omit<FieldProps<"select">, "children"> & {
  options: readonly { value: string; label: string }[];
  /** The text of an empty first choice, shown while nothing is chosen. */
  placeholder?: string;
};

export function SelectField({
  label,
  error,
  hint,
  requiredMark,
  options,
  placeholder,
  className = "",
  ...input
}: SelectFieldProps) {
  const tied = tie({ ...input, error, hint });
  return (
    <Frame id={tied.id} label={label} error={error} hint={hint} required={input.required} requiredMark={requiredMark}>
      <select {...input} {...tied} className={`field ${className}`}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A single checkbox with its label beside it. */
export function CheckboxField({ label, error, hint, requiredMark, className = "", ...input }: FieldProps<"input">) {
  const tied = tie({ ...input, error, hint });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={tied.id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          {...tied}
          type="checkbox"
          className={`mt-0.5 size-5 shrink-0 cursor-pointer accent-accent ${className}`}
        />
        <span>
          {label}
          {input.required && requiredMark !== false ? ASTERISK : null}
        </span>
      </label>
      <Hint id={`${tied.id}-hint`}>{hint}</Hint>
      <FieldError id={`${tied.id}-error`}>{error}</FieldError>
    </div>
  );
}
