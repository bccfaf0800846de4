/** A mail as data, before any transport knows of it. */

export type Attachment = { name: string; type: string; content: string | Uint8Array };

export type MailMessage = {
  /** Unique for ever: becomes the Message-ID, and the key by which a provider may recognise a repetition. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
};

const MAX_SUBJECT_LENGTH = 200;

/** A line that cannot leave its header: no line break, no control or direction mark, not too long. */
export function headerLine(text: string): string {
  const spaced = text.replace(/[\s\p{Zl}\p{Zp}]/gu, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
  const line = spaced.replace(/ +/g, " ").trim();
  return [...line].slice(0, MAX_SUBJECT_LENGTH).join("");
}
