/** Cardholder, number, expiry and CVC, formatted as they are typed or pasted. */
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { TextField } from "#app/ui/field.tsx";
import { type Card, type CardErrors, digitsOf, formatCvc, formatExpiry, formatNumber } from "./card.ts";

type CardFieldsProps = { card: Card; errors: CardErrors; onChange: (card: Card) => void };

export function CardFields(props: CardFieldsProps) {
  const { card, errors, onChange } = props;
  return (
    <>
      <TextField
        id="card-name"
        label="Cardholder Name"
        autoComplete="cc-name"
        value={card.name}
        error={errors.name}
        required
        maxLength={100}
        onChange={(event) => onChange({ ...card, name: event.target.value })}
      />
      <NumberField {...props} />
      <div className="grid grid-cols-2 gap-4">
        <ExpiryField {...props} />
        <TextField
          id="card-cvc"
          label="CVC"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="123"
          value={card.cvc}
          error={errors.cvc}
          required
          onChange={(event) => onChange({ ...card, cvc: formatCvc(event.target.value) })}
        />
      </div>
    </>
  );
}

function NumberField({ card, errors, onChange }: CardFieldsProps) {
  const { input, read } = useCaret(card.number);
  return (
    <TextField
      id="card-number"
      label="Card Number"
      autoComplete="cc-number"
      inputMode="numeric"
      placeholder="1234 5678 9012 3456"
      value={card.number}
      error={errors.number}
      required
      ref={input}
      onChange={(event) => onChange({ ...card, number: formatNumber(read(event), card.number) })}
    />
  );
}

function ExpiryField({ card, errors, onChange }: CardFieldsProps) {
  const { input, read } = useCaret(card.expiry);
  return (
    <TextField
      id="card-expiry"
      label="Expiry Date"
      autoComplete="cc-exp"
      inputMode="numeric"
      placeholder="MM/YY"
      value={card.expiry}
      error={errors.expiry}
      required
      ref={input}
      onChange={(event) => onChange({ ...card, expiry: formatExpiry(read(event), card.expiry) })}
    />
  );
}

/** Keeps the caret after the digit just typed when formatting moves the digits. */
function useCaret(value: string): {
  input: RefObject<HTMLInputElement | null>;
  read(event: ChangeEvent<HTMLInputElement>): string;
} {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is why the caret moved
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || digitsBefore.current === null || document.activeElement !== element) return;
    const caret = positionAfter(element.value, digitsBefore.current);
    element.setSelectionRange(caret, caret);
    digitsBefore.current = null;
  }, [value]);

  return {
    input,
    read({ target }) {
      digitsBefore.current = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
      return target.value;
    },
  };
}

function positionAfter(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; seen < digits && position < text.length; position++) if (/\d/.test(text[position] ?? "")) seen++;
  return position;
}
