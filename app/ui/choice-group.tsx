/** A question with one answer (radio cards) or several (checkbox cards). Native inputs, so that arrow keys, forms and screen readers work. */
import type { ChangeEvent, ReactNode } from "react";
import { FieldError, Hint, tie } from "./field.tsx";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type ChoiceGroupProps = {
  legend: ReactNode;
  name: string;
  kind: "single" | "multi";
  options: readonly Choice[];
  defaultValue?: readonly string[];
  /** Makes the group controlled; needs `onChange`. */
  value?: readonly string[];
  error?: string;
  hint?: ReactNode;
  /** Called with every chosen value, in the order of the options. */
  onChange?: (values: string[], changed: { value: string; checked: boolean }) => void;
  /** The id of the group, to which `FormErrors` links; the name unless another is given. */
  id?: string;
  /** Two columns where there is room. */
  columns?: 1 | 2;
};

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, kind, options, error, hint, onChange, columns = 1 } = props;
  const { id, "aria-describedby": describedBy } = tie(props);

  function report({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value, checked } = currentTarget;
    onChange?.(chosenBeside(currentTarget), { value, checked });
  }

  function stateOf({ value }: Choice) {
    return props.value
      ? { checked: props.value.includes(value) }
      : { defaultChecked: props.defaultValue?.includes(value) };
  }

  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-lg font-semibold">{legend}</legend>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div className={`grid gap-2.5 ${columns === 2 ? "sm:grid-cols-2" : ""}`}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            option={option}
            name={name}
            kind={kind}
            {...stateOf(option)}
            invalid={Boolean(error)}
            onChange={report}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function chosenBeside(input: HTMLInputElement): string[] {
  const chosen = input.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  return [...chosen].map(({ value }) => value);
}

type ChoiceCardProps = {
  option: Choice;
  name: string;
  kind: "single" | "multi";
  invalid: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function ChoiceCard({ option, name, kind, invalid, ...input }: ChoiceCardProps) {
  return (
    <label className="choice">
      <input
        {...input}
        type={kind === "single" ? "radio" : "checkbox"}
        name={name}
        value={option.value}
        disabled={option.disabled}
        aria-invalid={invalid || undefined}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent outline-none"
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{option.label}</span>
        {option.hint ? <span className="text-sm text-muted">{option.hint}</span> : null}
      </span>
    </label>
  );
}
