/**
 * Who may do what, as data: for every table its columns, which role may read, add or change which of them, and how many rows of the
 * fixture each actor sees. Whatever is not listed must be refused with 42501. A table or column that is missing here fails the test.
 */
export const ROLES = ["portal_visitor", "portal_user", "portal_admin", "portal_owner", "portal_service"] as const;
export type Role = (typeof ROLES)[number];

/**
 * `a` owns the fixture's rows, `b` another account, `nobody` is portal_user without claims; `worker` never took a role. The last three
 * come through the REST API's login.
 */
export const ACTORS = {
  visitor: "portal_visitor",
  a: "portal_user",
  b: "portal_user",
  nobody: "portal_user",
  admin: "portal_admin",
  owner: "portal_owner",
  service: "portal_service",
  worker: null,
  anon: null,
  authenticated: null,
  service_role: null,
} as const satisfies Record<string, Role | null>;
export type Actor = keyof typeof ACTORS;

type Columns = "all" | readonly string[];
export type TableRights = {
  columns: readonly string[];
  select?: Partial<Record<Role, Columns>>;
  insert?: Partial<Record<Role, Columns>>;
  update?: Partial<Record<Role, Columns>>;
  delete?: readonly Role[];
  /** Rows of the fixture that an actor with select sees. */
  visible?: Partial<Record<Actor, number>>;
};

const ADMIN_USERS = ["id", "name", "email", "company", "role", "status", "created_at", "industry"];
const ADMIN_CLIENTS = ["id", "user_id", "company", "created_at", "archived_at"];
const ADMIN_DOCUMENTS = [
  ...["id", "user_id", "client_id", "title", "template_type"],
  ...["is_paid", "price", "currency", "created_at", "paid_at", "payment_begun_at"],
];
const ADMIN_ASSESSMENTS = ["id", "user_id", "step", "created_at", "updated_at", "completed_at"];
const ARTICLE_FIELDS = [
  ...["slug", "title", "description", "category", "author", "status"],
  ...["featured", "body", "tags", "read_minutes", "published_at", "verified_until", "deleted_at"],
];
const OWN_DELIVERIES = [
  ...["id", "document_id", "payment_id", "amount_minor", "user_id", "reason", "status"],
  ...["attempts", "next_attempt_at", "created_at", "sent_at", "bounced_at"],
];
const ADMIN_DELIVERIES = [...OWN_DELIVERIES, "leased_until", "handed_at", "last_error", "bounce_reason"];
const ADMIN_RECEIPTS = [
  ...["id", "number", "year", "serial", "payment_id", "user_id", "document_id", "title", "amount_minor", "currency"],
  ...["tax_treatment", "tax_rate_basis_points", "tax_minor", "is_demonstration", "issued_at"],
];
const LOGO = ["type", "bytes", "width", "height"];

export const RIGHTS: Readonly<Record<string, TableRights>> = {
  "public.users": {
    columns: [
      ...["id", "name", "email", "company", "role", "status", "profile"],
      ...["terms_version", "terms_accepted_at", "created_at", "updated_at", "industry"],
    ],
    select: { portal_user: "all", portal_admin: ADMIN_USERS, portal_owner: [...ADMIN_USERS, "updated_at"] },
    update: { portal_user: ["name", "company", "profile"] },
    visible: { a: 1, b: 1, nobody: 0, admin: 4, owner: 4 },
  },
  "public.clients": {
    columns: [
      ...["id", "user_id", "name", "email", "company", "profile"],
      ...["version", "created_at", "updated_at", "archived_at"],
    ],
    select: { portal_user: "all", portal_admin: ADMIN_CLIENTS, portal_owner: ADMIN_CLIENTS },
    insert: { portal_user: "all" },
    update: { portal_user: ["name", "email", "company", "profile", "archived_at"] },
    visible: { a: 2, b: 1, nobody: 0, admin: 3, owner: 3 },
  },
  "public.assessments": {
    columns: [
      ...["id", "user_id", "client_id", "answers", "step"],
      ...["version", "created_at", "updated_at", "completed_at"],
    ],
    select: { portal_user: "all", portal_admin: ADMIN_ASSESSMENTS, portal_owner: ADMIN_ASSESSMENTS },
    insert: { portal_user: "all" },
    update: { portal_user: ["client_id", "answers", "step"] },
    delete: ["portal_user"],
    visible: { a: 3, b: 0, nobody: 0, admin: 3, owner: 3 },
  },
  "public.documents": {
    columns: [
      ...["id", "user_id", "client_id", "client_snapshot", "assessment_id", "title", "description", "template_type"],
      ...["responses", "preview", "content_version", "is_paid", "price", "currency", "created_at", "paid_at"],
      "payment_begun_at",
    ],
    select: { portal_user: "all", portal_admin: ADMIN_DOCUMENTS, portal_owner: ADMIN_DOCUMENTS },
    visible: { a: 2, b: 0, nobody: 0, admin: 2, owner: 2 },
  },
  "public.document_contents": {
    columns: ["document_id", "generated_content", "provenance"],
    select: { portal_user: "all" },
    visible: { a: 1, b: 0, nobody: 0 },
  },
  "public.payments": {
    columns: [
      ...["id", "document_id", "user_id", "provider", "provider_reference", "status", "amount_minor"],
      ...["currency", "failure_code", "created_at", "updated_at", "reconcile_at", "succeeded_at", "refunded_at"],
      ...["refunded_minor", "disputed_at", "dispute_status"],
    ],
    select: { portal_user: "all", portal_admin: "all", portal_owner: "all" },
    visible: { a: 1, b: 0, nobody: 0, admin: 1, owner: 1 },
  },
  "public.payment_events": {
    columns: ["provider", "event_id", "payment_id", "type", "amount_minor", "currency", "outcome", "received_at"],
  },
  "public.deliveries": {
    columns: [...ADMIN_DELIVERIES, "detail"],
    select: {
      portal_user: [...OWN_DELIVERIES, "detail"],
      portal_admin: ADMIN_DELIVERIES,
      portal_owner: ADMIN_DELIVERIES,
    },
    visible: { a: 1, b: 0, nobody: 0, admin: 1, owner: 1 },
  },
  "public.receipts": {
    columns: [...ADMIN_RECEIPTS, "seller", "buyer"],
    select: { portal_user: "all", portal_admin: ADMIN_RECEIPTS, portal_owner: ADMIN_RECEIPTS },
    visible: { a: 1, b: 0, nobody: 0, admin: 1, owner: 1 },
  },
  "public.logos": {
    columns: ["user_id", ...LOGO, "updated_at"],
    select: { portal_user: "all" },
    insert: { portal_user: "all" },
    update: { portal_user: LOGO },
    delete: ["portal_user"],
    visible: { a: 1, b: 0, nobody: 0 },
  },
  "public.articles": {
    columns: ["id", ...ARTICLE_FIELDS, "version", "created_at", "updated_at", "search_terms"],
    select: { portal_visitor: "all", portal_user: "all", portal_admin: "all", portal_owner: "all" },
    insert: { portal_admin: "all", portal_owner: "all" },
    update: { portal_admin: ARTICLE_FIELDS, portal_owner: ARTICLE_FIELDS },
    visible: { visitor: 1, a: 1, b: 1, nobody: 1, admin: 4, owner: 4 },
  },
  "public.article_slugs": {
    columns: ["slug", "article_id", "created_at"],
    select: { portal_visitor: "all", portal_user: "all", portal_admin: "all", portal_owner: "all" },
    visible: { visitor: 1, a: 1, b: 1, nobody: 1, admin: 2, owner: 2 },
  },
  "public.article_revisions": {
    columns: [
      ...["article_id", "version", "slug", "title", "description", "category", "author", "tags", "body"],
      ...["read_minutes", "verified_until", "status", "published_at", "saved_at", "saved_by"],
    ],
    select: { portal_admin: "all", portal_owner: "all" },
    visible: { admin: 6, owner: 6 },
  },
  "public.audit_events": {
    columns: [
      ...["id", "at", "actor_id", "actor_role", "action"],
      ...["entity", "entity_id", "detail", "request_id", "network"],
    ],
    select: { portal_owner: "all" },
    visible: { owner: 15 },
  },
  "public.audit_months": {
    columns: ["month", "action", "lines"],
    select: { portal_owner: "all" },
    visible: { owner: 1 },
  },
  "public.browsers": {
    columns: ["user_id", "key", "first_used_at", "last_used_at"],
    select: { portal_user: ["user_id", "first_used_at", "last_used_at"] },
    visible: { a: 1, b: 0, nobody: 0 },
  },
  "public.audit_chain": {
    columns: ["position", "event_id", "hash"],
    select: { portal_owner: "all" },
    visible: { owner: 0 },
  },
  "public.figures": {
    columns: ["id", "day", "figure", "currency", "amount"],
    select: {
      portal_admin: ["day", "figure", "currency", "amount"],
      portal_owner: ["day", "figure", "currency", "amount"],
    },
    visible: { admin: 25, owner: 25 },
  },
  "private.receipt_counters": { columns: ["year", "last"] },
  "private.settings": { columns: ["key", "value", "updated_at"] },
  "private.rate_limits": { columns: ["key", "used", "expires_at"] },
};

/** Every function of schema app, and who may call it. Triggers and helpers are nobody's. */
export const FUNCTIONS: Readonly<Record<string, readonly (Role | "portal_worker")[]>> = {
  "uid()": ["portal_user", "portal_admin", "portal_owner", "portal_service"],
  "role_for(text)": ["portal_worker"],
  "create_document(uuid,uuid,text,text,text,jsonb,text,text,jsonb,jsonb,integer,jsonb)": ["portal_user"],
  "start_payment(uuid,text,text)": ["portal_user"],
  "delete_document(uuid)": ["portal_user"],
  "find_same_clients(jsonb)": ["portal_user"],
  "import_clients(jsonb)": ["portal_user"],
  "resend_delivery(uuid)": ["portal_user"],
  "record_account_event(text)": ["portal_user"],
  "record_reading(uuid,text)": ["portal_user"],
  "record_staff_page(text)": ["portal_admin", "portal_owner"],
  "list_sessions()": ["portal_user"],
  "list_own_events(bigint,integer)": ["portal_user"],
  "erase_account()": ["portal_user"],
  "end_session()": ["portal_user"],
  "second_factor()": ["portal_user"],
  "drop_unfinished_factors()": ["portal_user"],
  "remove_second_factor(uuid)": ["portal_owner"],
  "mark_paid(uuid,text,text,integer,text,uuid)": ["portal_service"],
  "record_payment_state(uuid,text,text,text,text,text)": ["portal_service"],
  "payments_to_reconcile(integer)": ["portal_service"],
  "name_payment(uuid,text,text)": ["portal_service"],
  "record_refund(uuid,text,text,integer,text)": ["portal_service"],
  "record_dispute(uuid,text,text,text)": ["portal_service"],
  "payments_to_refund(integer)": ["portal_service"],
  "refuse_refund(uuid,text,text,text)": ["portal_service"],
  "payment_mail(uuid)": ["portal_service"],
  "claim_deliveries(integer)": ["portal_service"],
  "delivery_mail(uuid)": ["portal_service"],
  "delivery_logo(uuid)": ["portal_service"],
  "settle_delivery(uuid,smallint,boolean,text)": ["portal_service"],
  "hand_over_delivery(uuid,smallint)": ["portal_service"],
  "doubt_delivery(uuid,smallint,text)": ["portal_service"],
  "record_bounce(uuid,text)": ["portal_service"],
  "resend_delivery_for_owner(uuid)": ["portal_admin", "portal_owner"],
  "take_token(text,integer,integer)": ["portal_service"],
  "sweep_rate_limits()": ["portal_service"],
  "fold_figures()": ["portal_service"],
  "last_sign_ins(uuid[])": ["portal_owner"],
  "change_user(uuid,timestamp with time zone,text,text,text,text)": ["portal_owner"],
  "record_users_export(text,boolean)": ["portal_owner"],
  "record_audit_export(jsonb)": ["portal_owner"],
  "remind_of_payment(uuid)": ["portal_owner"],
  "verify_audit()": ["portal_owner"],
  "seal_audit(integer)": ["portal_service"],
  "reminder_mail(uuid)": ["portal_service"],
  "note_sign_in(uuid,text,text,text)": ["portal_service"],
  "notice_mail(uuid)": ["portal_service"],
  "tell_of_expiry(integer)": ["portal_service"],
  "expire_documents(integer)": ["portal_service"],
  "expire_assessments(integer)": ["portal_service"],
  "expire_accounts(integer)": ["portal_service"],
  "expire_notes(integer)": ["portal_service"],
  "expire_payment_events(integer)": ["portal_service"],
  "shorten_audit(integer)": ["portal_service"],
  "staff_need_factor()": [],
  "forget_second_factor(uuid)": [],
  "audit_anchor()": [],
  "audit_links(bigint)": [],
  "erase_user(uuid,jsonb)": [],
  "is_in_time(timestamp with time zone,timestamp without time zone,timestamp with time zone)": [],
  "keep_for()": [],
  "keep_seal()": [],
  "last_used(uuid)": [],
  "told_ahead(text)": [],
  "was_told(uuid,text,timestamp with time zone,interval)": [],
  "audit(text,text,uuid,jsonb)": [],
  "audit_hourly(text,text,uuid,jsonb)": [],
  "audit_hash(text,audit_events)": [],
  "claim_ownership(uuid,text)": [],
  "counted(text,text,text)": [],
  "drop_reminders()": [],
  "note_payment_begun()": [],
  "recount_figures()": [],
  "summing(text)": [],
  "client_key(text,text)": [],
  "lock_payment(uuid)": [],
  "alert_owners(uuid,text,integer)": [],
  "payment_rank(text)": [],
  "reconcile_after(text)": [],
  "follow_account()": [],
  "guard_document()": [],
  "guard_payment()": [],
  "guard_receipt()": [],
  "issue_missing_receipts()": [],
  "issue_receipt(payments)": [],
  "keep_receipt()": [],
  "seller()": [],
  "vat_country(text)": [],
  "guard_user()": [],
  "index_article()": [],
  "keep_figures()": [],
  "keep_industry()": [],
  "keep_revision()": [],
  "keep_slug()": [],
  "limit_assessments()": [],
  "limit_clients()": [],
  "limit_payments()": [],
  "refuse_change()": [],
  "touch()": [],
  "touch_versioned()": [],
};
