/** The wording of a receipt, for both the page and the file. */
import { escapeText } from "#app/features/documents/files/markdown.ts";
import { formatMoney, type Money } from "#app/shared/money.ts";
import type { ReceiptBuyer, ReceiptSeller, TAX_TREATMENTS } from "#db/schema/receipts.ts";

export type Receipt = {
  number: string;
  title: string;
  issuedAt: Date;
  amount: Money;
  tax: { treatment: (typeof TAX_TREATMENTS)[number]; rateBasisPoints: number; amount: Money };
  seller: ReceiptSeller;
  buyer: ReceiptBuyer;
  isDemonstration: boolean;
  /** Happened later and is not part of the receipt; `wholeAt` is when the whole amount had been refunded. */
  refunded: { amount: Money; wholeAt: Date | null } | null;
  dispute: { status: "open" | "won" | "lost"; openedAt: Date } | null;
};

export type ReceiptText = {
  heading: string;
  seller: string[];
  buyer: string[];
  facts: [label: string, value: string][];
  /** The last one is the total. */
  amounts: [label: string, amount: string][];
  /** What the law, or honesty, requires us to say. */
  notes: string[];
  later: string[];
};

export const DEMONSTRATION = "Demonstration: no money moved, nothing was sold, and this is not a tax document.";

export function receiptText(receipt: Receipt): ReceiptText {
  const { number, title, issuedAt, amount, seller, buyer, isDemonstration } = receipt;
  return {
    heading: `Receipt ${number}`,
    seller: [seller.name, ...partsOf(seller.address), seller.taxNumber ? `Tax number ${seller.taxNumber}` : ""].filter(
      Boolean,
    ),
    buyer: buyerLines(buyer),
    facts: [
      ["Number", number],
      ["Issued and paid on", day(issuedAt)],
      ["Paid by", "Card"],
    ],
    amounts: [[title, formatMoney(amount)], ...taxRows(receipt), ["Total paid", formatMoney(amount)]],
    notes: [isDemonstration ? DEMONSTRATION : "", taxNote(receipt)].filter(Boolean),
    later: laterLines(receipt),
  };
}

function buyerLines({ name, company, address = {}, vatNumber }: ReceiptBuyer): string[] {
  const { street, street2, city, state, zipCode, country } = address;
  const town = [city, state, zipCode].filter(Boolean).join(", ");
  return [company, name, street, street2, town, country, vatNumber && `VAT number ${vatNumber}`].flatMap(
    (line) => line || [],
  );
}

/** The price includes tax, so the tax is taken out of it and never added. */
function taxRows({ tax, amount }: Receipt): [string, string][] {
  if (tax.treatment !== "contained") return [];
  const net = { ...amount, minor: amount.minor - tax.amount.minor };
  return [
    ["Net amount", formatMoney(net)],
    [`Tax at ${percent(tax.rateBasisPoints)}`, formatMoney(tax.amount)],
  ];
}

function taxNote({ tax: { treatment } }: Receipt): string {
  if (treatment === "contained") return "";
  if (treatment === "none") return "This amount includes no tax.";
  return "Reverse charge: VAT is to be accounted for by the recipient (Articles 44 and 196, Directive 2006/112/EC).";
}

function laterLines({ refunded, dispute, amount }: Receipt): string[] {
  const back = refunded && `${formatMoney(refunded.amount)} of ${formatMoney(amount)} has been refunded`;
  const ends = {
    open: "It has not been decided yet.",
    won: "It was decided that the payment stands.",
    lost: "The payment was reversed.",
  };
  return [
    back ? `${back}${refunded.wholeAt ? ` by ${day(refunded.wholeAt)}` : " so far"}.` : "",
    dispute ? `The payment was disputed on ${day(dispute.openedAt)}. ${ends[dispute.status]}` : "",
  ].filter(Boolean);
}

function partsOf(address: string): string[] {
  return address.split(",").map((part) => part.trim());
}

/** `2300` → `23%`, `1350` → `13.5%`. */
function percent(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, "0");
  const decimals = digits.slice(-2).replace(/0+$/, "");
  return `${digits.slice(0, -2)}${decimals ? `.${decimals}` : ""}%`;
}

function day(date: Date): string {
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

/** The receipt as Markdown, the source of the PDF file. */
export function receiptMarkdown(text: ReceiptText): string {
  const paragraph = (lines: readonly string[]) => lines.map(escapeText).join("\\\n");
  const row = (cells: readonly string[]) => `| ${cells.map(escapeText).join(" | ")} |`;
  const table = (head: string[], rows: readonly string[][]) =>
    [row(head), "| --- | --- |", ...rows.map(row)].join("\n");
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`**${title}**`, ...lines.map(escapeText)] : [];
  return [
    `# ${escapeText(text.heading)}`,
    "**Seller**",
    paragraph(text.seller),
    "**Buyer**",
    paragraph(text.buyer),
    table(["Receipt", ""], text.facts),
    table(["Item", "Amount"], text.amounts),
    ...text.notes.map(escapeText),
    ...list("Since then", text.later),
  ].join("\n\n");
}
