/** Every table, as Drizzle wants them: one object. */
export { articleRevisions } from "./schema/article-revisions.ts";
export { articleSlugs } from "./schema/article-slugs.ts";
export { articles } from "./schema/articles.ts";
export { assessments } from "./schema/assessments.ts";
export { auditChain } from "./schema/audit-chain.ts";
export { auditEvents } from "./schema/audit-events.ts";
export { clients } from "./schema/clients.ts";
export { deliveries } from "./schema/deliveries.ts";
export { documentContents } from "./schema/document-contents.ts";
export { documents } from "./schema/documents.ts";
export { figures } from "./schema/figures.ts";
export { paymentAlerts } from "./schema/payment-alerts.ts";
export { paymentEvents } from "./schema/payment-events.ts";
export { payments } from "./schema/payments.ts";
export { rateLimits } from "./schema/rate-limits.ts";
export { receiptCounters, receipts } from "./schema/receipts.ts";
export { settings } from "./schema/settings.ts";
export { users } from "./schema/users.ts";
