/** The reminder of an unpaid document: what it is, what it costs, where to pay, and that nothing happens otherwise. */
import { formatDate } from "#app/shared/date.ts";
import { formatMoney, type Money } from "#app/shared/money.ts";
import { greeting, type Letter, writeLetter } from "./mail-letter.tsx";
import { headerLine } from "./message.ts";

export type Reminder = {
  recipientName: string;
  title: string;
  /** Whom the document is for; empty when that is not known. */
  clientName: string;
  price: Money;
  createdAt: Date;
  /** Where it can be paid for: an absolute address. */
  address: string;
};

export function writeReminderMail(reminder: Reminder): Promise<Letter> {
  const subject = headerLine(`Waiting for you: ${reminder.title}`);
  const action = { label: "Pay and open the document", address: reminder.address };
  return writeLetter({ subject, paragraphs: wordsOf(reminder), action, closing: [WHY] });
}

const WHY =
  "If you no longer want it, there is nothing to do: you will not be charged, and we send no automatic reminders. You can delete it under My Documents.";

function wordsOf({ recipientName, title, clientName, price, createdAt }: Reminder): string[] {
  const client = headerLine(clientName);
  return [
    greeting(recipientName),
    `On ${formatDate(createdAt)} you generated a document${client ? ` for ${client}` : ""}: ${headerLine(title)}.`,
    `It is complete and awaiting payment. It costs ${formatMoney(price)}; once paid, you can read it, download it and receive it by email.`,
  ];
}
