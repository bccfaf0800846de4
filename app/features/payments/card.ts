/** The rules of the simulator's card form. They run only in the browser: no card number, expiry or CVC ever leaves it. */

export type Card = { name: string; number: string; expiry: string; cvc: string };
export type CardErrors = Partial<Record<keyof Card, string>>;

const MAX_NUMBER_LENGTH = 19;
const MAX_EXPIRY_LENGTH = 5;
const MAX_CVC_LENGTH = 4;

/** Digits in groups of four. Returns `before` if the result would be longer than 19 characters. */
export function formatNumber(typed: string, before: string): string {
  const grouped = digitsOf(typed)
    .replace(/(\d{4})(?=\d)/g, "$1 ")
    .trim();
  return grouped.length <= MAX_NUMBER_LENGTH ? grouped : before;
}

/** `MM/YY`. A one-digit month before a slash gains a zero, and a pasted four-digit year loses its century. */
export function formatExpiry(typed: string, before: string): string {
  const padded = /^\s*\d\s*\//.test(typed) ? `0${typed.trim()}` : typed;
  const digits = digitsOf(padded).replace(/^(\d\d)20(\d\d)$/, "$1$2");
  const formatted = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  return formatted.length <= MAX_EXPIRY_LENGTH ? formatted : before;
}

/** Digits only, at most four. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, MAX_CVC_LENGTH);
}

/** Whether every field is filled in, which enables 'Complete Purchase'; `checkCard` says whether they are right. */
export function isComplete({ name, number, expiry, cvc }: Card): boolean {
  return (
    digitsOf(number).length >= 16 &&
    expiry.length === MAX_EXPIRY_LENGTH &&
    digitsOf(cvc).length >= 3 &&
    name.trim() !== ""
  );
}

/** What is wrong with a complete card, one sentence per field; empty when nothing is. `today` is the buyer's date. */
export function checkCard(card: Card, today: Date): CardErrors {
  const errors: CardErrors = {};
  if (!passesLuhn(digitsOf(card.number))) errors.number = "This card number is not valid. Please check the digits.";
  const expiry = expiryProblem(card.expiry, today);
  if (expiry) errors.expiry = expiry;
  return errors;
}

function expiryProblem(expiry: string, today: Date): string | null {
  const [month = 0, year = 0] = expiry.split("/").map(Number);
  if (month < 1 || month > 12) return "The month must be between 01 and 12.";
  const lastDay = new Date(2000 + year, month, 0, 23, 59, 59);
  return lastDay < today ? "This card has expired. Please use another card." : null;
}

/** Whether the last digit is the checksum that every card number ends with. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== "" && sum % 10 === 0;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
