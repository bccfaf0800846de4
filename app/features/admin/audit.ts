/** Words for the lines of the audit log, and the filter that an address gives. */
import { isDay } from "#app/shared/date.ts";
import { readSearchText } from "#app/shared/search-text.ts";
import { isUuid } from "#app/shared/uuid.ts";

/** What a line can be about; `value` is the database's name for it. */
export const ABOUT = [
  { value: "user", label: "Accounts" },
  { value: "document", label: "Documents" },
  { value: "payment", label: "Payments" },
  { value: "delivery", label: "Emails" },
  { value: "article", label: "Articles" },
  { value: "audit", label: "This log" },
] as const;

/** Words for every recorded action. An action missing here is shown by its own name. */
export const ACTIONS: Readonly<Record<string, string>> = {
  "user.created": "Account created",
  "user.changed": "Account changed by an owner",
  "user.changed-email": "Email address changed",
  "user.second-factor-removed": "Two-step verification removed by an owner",
  "user.became-owner": "Became the first owner",
  "user.erased": "Account erased",
  "account.signed-in": "Signed in",
  "account.staff-page-opened": "Admin page opened",
  "account.exported": "Own data downloaded",
  "account.password-changed": "Password changed",
  "account.email-change-asked": "Email change requested",
  "account.second-factor-set": "Two-step verification turned on",
  "account.second-factor-removed": "Two-step verification turned off",
  "account.others-signed-out": "Signed out everywhere else",
  "account.signed-out": "Signed out",
  "clients.imported": "Clients imported",
  "users.exported": "User list exported",
  "audit.exported": "Audit log exported",
  "audit.shortened": "Entries over two years old counted and deleted",
  "document.created": "Document generated",
  "document.paid": "Document paid",
  "document.viewed": "Document read",
  "document.downloaded": "Document downloaded",
  "document.deleted": "Document deleted",
  "document.expired": "Unpaid document deleted after a year",
  "document.reminded": "Payment reminder requested",
  "payment.started": "Payment started",
  "payment.processing": "Payment processing",
  "payment.failed": "Payment failed",
  "payment.cancelled": "Payment cancelled",
  "payment.refunded": "Payment refunded",
  "payment.duplicate": "Paid twice, to be refunded",
  "payment.orphaned": "Paid after deletion, to be refunded",
  "payment.refund-refused": "Refund refused by the provider",
  "payment.receipts-deleted": "Receipts deleted after the period of tax law",
  "payment.mismatch": "Payment of the wrong amount refused",
  "payment.unknown-payment": "Notification of an unknown payment refused",
  "payment.dispute-open": "Payment disputed",
  "payment.dispute-won": "Dispute won",
  "payment.dispute-lost": "Dispute lost",
  "article.created": "Article drafted",
  "article.changed": "Article changed",
  "article.scheduled": "Article scheduled",
  "article.published": "Article published",
  "article.unpublished": "Article unpublished",
  "article.deleted": "Article deleted",
  "article.restored": "Article restored",
  "delivery.sent": "Email sent",
  "delivery.failed": "Email failed",
  "delivery.uncertain": "Email may have been sent",
  "delivery.bounced": "Email bounced",
  "delivery.asked-again": "Email resend requested",
};

export type AuditFilter = {
  /** Part of a person's name, address or company, or the id of any person or thing. */
  search: string;
  about: string | null;
  action: string | null;
  /** The first and the last day, as `2026-11-21`, in UTC. */
  from: string | null;
  to: string | null;
};

/** Never throws; ignores values that are not ours. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const action = query.get("what");
  return {
    search: readSearchText(query.get("q")),
    about: ABOUT.find(({ value }) => value === query.get("about"))?.value ?? null,
    action: action !== null && Object.hasOwn(ACTIONS, action) ? action : null,
    from: readDay(query.get("from")),
    to: readDay(query.get("to")),
  };
}

export function isNarrowed({ search, ...rest }: AuditFilter): boolean {
  return search !== "" || Object.values(rest).some((value) => value !== null);
}

/** Where the next page of the log continues. */
export type AuditCursor = { at: string; id: number };

const CURSOR = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/;

export function writeCursor({ at, id }: { at: Date; id: number }): string {
  return `${at.toISOString()}_${id}`;
}

/** Null for a cursor that we did not write. */
export function readCursor(text: string | null): AuditCursor | null {
  const [, at = "", id = ""] = CURSOR.exec(text ?? "") ?? [];
  return Number.isNaN(Date.parse(at)) ? null : { at, id: Number(id) };
}

/** Who acted, when the log can name no account. */
export function describeActor({ actorId, actorRole }: { actorId: string | null; actorRole: string }): string {
  if (actorId !== null && isUuid(actorId)) return "An erased account";
  return actorRole === "portal_service" ? "The portal itself" : "The sign-in service or an operator";
}

function readDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}
