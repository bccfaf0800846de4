/** A mail as data, independent of any transport. */

export type Attachment = { name: string; type: string; content: string | Uint8Array };

export type MailMessage = {
  /** Never reused: becomes the Message-ID, by which a provider may recognise a repeated mail. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
};

const MAX_SUBJECT_LENGTH = 200;

/** Makes text safe for one header line: no line breaks, no control or direction marks, at most 200 characters. */
export function headerLine(text: string): string {
  const spaced = text.replace(/[\s\p{Zl}\p{Zp}]/gu, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
  const line = spaced.replace(/ +/g, " ").trim();
  return [...line].slice(0, MAX_SUBJECT_LENGTH).join("");
}
