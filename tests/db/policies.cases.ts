/** Single statements whose outcome depends on the row: how many rows come of it, or which SQLSTATE. */
import type { Actor } from "./policies.rights.ts";
import type { Fixture, Outcome } from "./policies.runner.ts";

export type Case = { it: string; statement(fixture: Fixture): string; outcomes: Partial<Record<Actor, Outcome>> };

const DENIED = "42501";
const NOT_FOUND = "UB001";

export const CASES: readonly Case[] = [
  {
    it: "one's own name can be changed, another's is not there",
    statement: ({ a }) => `update public.users set name = 'New' where id = '${a.person.id}'`,
    outcomes: {
      a: 1,
      b: 0,
      nobody: 0,
      admin: DENIED,
      owner: DENIED,
      service: DENIED,
      visitor: DENIED,
      authenticated: DENIED,
    },
  },
  {
    it: "an update without a condition reaches one's own row only",
    statement: () => "update public.users set company = 'New'",
    outcomes: { a: 1, b: 1, nobody: 0 },
  },
  {
    it: "a client is added to oneself",
    statement: ({ a }) =>
      `insert into public.clients (user_id, name, email, company) values ('${a.person.id}', 'N', 'e', 'c')`,
    outcomes: { a: 1, b: DENIED, nobody: DENIED, admin: DENIED, authenticated: DENIED },
  },
  {
    it: "a client is not born with a version, a date or an archive date of one's own",
    statement: ({ a }) =>
      `insert into public.clients (user_id, name, email, company, version) values ('${a.person.id}', 'N', 'e', 'c', 9)`,
    outcomes: { a: DENIED },
  },
  {
    it: "a client is not born in the past",
    statement: ({ a }) =>
      `insert into public.clients (user_id, name, email, company, created_at) values ('${a.person.id}', 'N', 'e', 'c', now() - interval '1 day')`,
    outcomes: { a: DENIED },
  },
  {
    it: "a client of somebody else's cannot be changed",
    statement: ({ bClientId }) => `update public.clients set name = 'New' where id = '${bClientId}'`,
    outcomes: { a: 0, b: 1 },
  },
  {
    it: "an upsert does not take somebody else's client",
    statement: ({ a, bClientId }) =>
      `insert into public.clients (id, user_id, name, email, company) values ('${bClientId}', '${a.person.id}', 'N', 'e', 'c') on conflict (id) do update set name = 'New'`,
    outcomes: { a: DENIED },
  },
  {
    it: "a logo is stored for oneself alone",
    statement: ({ a }) =>
      `insert into public.logos (user_id, type, bytes, width, height) values ('${a.person.id}', 'image/png', '\\x01', 1, 1)
       on conflict (user_id) do update set bytes = excluded.bytes`,
    outcomes: {
      a: 1,
      b: DENIED,
      nobody: DENIED,
      admin: DENIED,
      service: DENIED,
      visitor: DENIED,
      authenticated: DENIED,
    },
  },
  {
    it: "nobody but its owner takes a logo away",
    statement: () => "delete from public.logos",
    outcomes: { a: 1, b: 0, nobody: 0, admin: DENIED, owner: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "a row lock needs the right to change",
    statement: () => "select id from public.documents for update",
    outcomes: { a: DENIED, admin: DENIED, service: DENIED },
  },
  {
    it: "an assessment in progress can be changed by its owner",
    statement: ({ openAssessmentId }) => `update public.assessments set step = 2 where id = '${openAssessmentId}'`,
    outcomes: { a: 1, b: 0, nobody: 0, admin: DENIED },
  },
  {
    it: "an assessment cannot point at somebody else's client",
    statement: ({ openAssessmentId, bClientId }) =>
      `update public.assessments set client_id = '${bClientId}' where id = '${openAssessmentId}'`,
    outcomes: { a: "23503" },
  },
  {
    it: "a completed assessment can neither be changed",
    statement: ({ a }) => `update public.assessments set step = 2 where id = '${a.assessmentId}'`,
    outcomes: { a: 0 },
  },
  {
    it: "nor be deleted",
    statement: ({ a }) => `delete from public.assessments where id = '${a.assessmentId}'`,
    outcomes: { a: 0 },
  },
  {
    it: "an assessment in progress can be deleted by its owner",
    statement: ({ openAssessmentId }) => `delete from public.assessments where id = '${openAssessmentId}'`,
    outcomes: { a: 1, b: 0, nobody: 0, admin: DENIED },
  },
  {
    it: "an unpaid text is not there, even for its owner",
    statement: ({ a }) => `select * from public.document_contents where document_id = '${a.documentId}'`,
    outcomes: {
      a: 0,
      b: 0,
      nobody: 0,
      admin: DENIED,
      owner: DENIED,
      service: DENIED,
      visitor: DENIED,
      service_role: DENIED,
    },
  },
  {
    it: "a paid text is there for its owner alone",
    statement: ({ paidDocumentId }) => `select * from public.document_contents where document_id = '${paidDocumentId}'`,
    outcomes: { a: 1, b: 0, nobody: 0, admin: DENIED, owner: DENIED, service: DENIED },
  },
  {
    it: "an unpaid text cannot be guessed at by searching it",
    statement: () => "select from public.document_contents where generated_content like '# Text%'",
    outcomes: { a: 0 },
  },
  {
    it: "a document is paid by the provider's word only",
    statement: ({ a }) => `update public.documents set is_paid = true, paid_at = now() where id = '${a.documentId}'`,
    outcomes: { a: DENIED, admin: DENIED, owner: DENIED, service: DENIED, authenticated: DENIED, service_role: DENIED },
  },
  {
    it: "the provider's word is taken from the service only",
    statement: ({ a }) => `select app.mark_paid('${a.documentId}', 'simulator', 'e', 9999, 'USD', '${a.documentId}')`,
    outcomes: {
      a: DENIED,
      b: DENIED,
      admin: DENIED,
      owner: DENIED,
      visitor: DENIED,
      authenticated: DENIED,
      service: 1,
    },
  },
  {
    it: "a payment is started by the owner of the document",
    statement: ({ a }) => `select * from app.start_payment('${a.documentId}', 'simulator')`,
    outcomes: { a: 1, b: NOT_FOUND, nobody: NOT_FOUND, admin: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "a paid document is not paid again",
    statement: ({ paidDocumentId }) => `select * from app.start_payment('${paidDocumentId}', 'simulator')`,
    outcomes: { a: "UB003", b: NOT_FOUND },
  },
  {
    it: "a document is made of one's own assessment and client",
    statement: ({ openAssessmentId, a }) =>
      `select app.create_document('${openAssessmentId}', '${a.clientId}', 'T', '', 'T', '[]', 'text', '1', '{}', '{}', 1)`,
    outcomes: { a: 1, b: NOT_FOUND, nobody: "UA001", admin: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "a document is not made for somebody else's client",
    statement: ({ openAssessmentId, bClientId }) =>
      `select app.create_document('${openAssessmentId}', '${bClientId}', 'T', '', 'T', '[]', 'text', '1', '{}', '{}', 1)`,
    outcomes: { a: NOT_FOUND },
  },
  {
    it: "a second call for the same assessment answers, with whatever it carries",
    statement: ({ a, bClientId }) =>
      `select app.create_document('${a.assessmentId}', '${bClientId}', 'T', '', 'T', '[]', 'other', '1', '{}', '{}', 1)`,
    outcomes: { a: 1, b: NOT_FOUND },
  },
  {
    it: "an unpaid document is deleted by its owner",
    statement: ({ a }) => `select app.delete_document('${a.documentId}')`,
    outcomes: { a: 1, b: NOT_FOUND, nobody: NOT_FOUND, admin: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "a paid document is not deleted",
    statement: ({ paidDocumentId }) => `select app.delete_document('${paidDocumentId}')`,
    outcomes: { a: "UB003", b: NOT_FOUND },
  },
  {
    it: "clients are imported into one's own list",
    statement: () => `select app.import_clients('[{"name":"N","email":"e","company":"c","profile":{}}]')`,
    outcomes: { a: 1, b: 1, nobody: "UA001", admin: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "an import compares with one's own clients alone",
    statement: () =>
      `select from app.find_same_clients('[{"n":1,"email":"ORLA@keane.example","company":"keane LTD"},{"n":2,"email":"x","company":"y"}]')`,
    outcomes: { a: 1, b: 1, nobody: 0, admin: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "the mail of an unpaid document, or of somebody else's, cannot be asked for",
    statement: ({ a }) => `select app.resend_delivery('${a.documentId}')`,
    outcomes: { a: NOT_FOUND, b: NOT_FOUND, service: DENIED },
  },
  {
    it: "the mail of a paid document is asked for by its owner",
    statement: ({ paidDocumentId }) => `select app.resend_delivery('${paidDocumentId}')`,
    outcomes: { a: 1, b: NOT_FOUND, admin: DENIED },
  },
  {
    it: "the mail of a paid document is sent again for its owner by admins",
    statement: ({ paidDocumentId }) => `select app.resend_delivery_for_owner('${paidDocumentId}')`,
    outcomes: { admin: 1, owner: 1, a: DENIED, b: DENIED, service: DENIED, visitor: DENIED, authenticated: DENIED },
  },
  {
    it: "a receipt is read by its buyer, and is nobody's to change",
    statement: ({ paidDocumentId }) => `select buyer from public.receipts where document_id = '${paidDocumentId}'`,
    outcomes: { a: 1, b: 0, nobody: 0, admin: DENIED, owner: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "an account is erased by its person, and by nobody for them",
    statement: () => "select app.erase_account()",
    outcomes: {
      a: 1,
      b: 1,
      nobody: "UA001",
      admin: DENIED,
      owner: DENIED,
      service: DENIED,
      visitor: DENIED,
      worker: DENIED,
      authenticated: DENIED,
      service_role: DENIED,
    },
  },
  {
    it: "nobody notes a sign-in, and nobody has anything deleted by the clock, but the service",
    statement: ({ a }) =>
      `select app.note_sign_in('${a.person.id}', 'k', 'IE', 'Firefox'), app.tell_of_expiry(), app.expire_documents(), app.expire_assessments(), app.expire_accounts(), app.expire_notes(), app.expire_payment_events(), app.shorten_audit()`,
    outcomes: {
      service: 1,
      a: DENIED,
      b: DENIED,
      admin: DENIED,
      owner: DENIED,
      visitor: DENIED,
      worker: DENIED,
      authenticated: DENIED,
      service_role: DENIED,
    },
  },
  {
    it: "nobody erases somebody else",
    statement: ({ a }) => `select app.erase_user('${a.person.id}')`,
    outcomes: { a: DENIED, b: DENIED, admin: DENIED, owner: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "sessions are listed to the one whose they are",
    statement: () => "select * from app.list_sessions()",
    outcomes: { a: 1, b: 1, nobody: 0, admin: DENIED, owner: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "the log is read by the one whom it is about",
    statement: () => "select from app.list_own_events(0, 100) where actor_id is not null",
    outcomes: { a: 3, b: 0, nobody: 0, admin: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "what is written down of an account is one of a few things",
    statement: () => "select app.record_account_event('user.became-owner')",
    outcomes: { a: "22023", service: DENIED, authenticated: DENIED },
  },
  {
    it: "what is read is written down of one's own documents, as one of two things",
    statement: ({ a }) => `select app.record_reading('${a.documentId}', 'stolen')`,
    outcomes: { a: "22023", b: "22023", admin: DENIED, owner: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "a page of staff is opened by staff",
    statement: () => "select app.record_staff_page('/admin/users')",
    outcomes: { admin: 1, owner: 1, a: DENIED, visitor: DENIED, service: DENIED, authenticated: DENIED },
  },
  {
    it: "an article is written by admins",
    statement: () => "update public.articles set title = 'New' where slug = 'draft'",
    outcomes: { admin: 1, owner: 1, a: DENIED, visitor: DENIED, service: DENIED, anon: DENIED },
  },
  {
    it: "an article that is deleted is marked so, and its row is nobody's to take away",
    statement: () => "delete from public.articles where slug = 'draft'",
    outcomes: { admin: DENIED, owner: DENIED, a: DENIED, visitor: DENIED },
  },
  {
    it: "an article is not born with a past",
    statement: () =>
      "insert into public.articles (slug, title, description, category, author, body, read_minutes, version) values ('n', 'N', '', 'Azure', 'A', '', 1, 7)",
    outcomes: { admin: DENIED, owner: DENIED, a: DENIED },
  },
  {
    it: "an address that was another article's is taken for ever",
    statement: () => "update public.articles set slug = 'azure-migration' where slug = 'draft'",
    outcomes: { admin: "23505", owner: "23505" },
  },
  {
    it: "revisions and addresses are written by the database alone",
    statement: () => "update public.article_revisions set body = 'other'",
    outcomes: { admin: DENIED, owner: DENIED, a: DENIED, visitor: DENIED, service: DENIED },
  },
  {
    it: "accounts of Auth are nobody's",
    statement: () => "select id from auth.users",
    outcomes: { visitor: DENIED, a: DENIED, admin: DENIED, owner: DENIED, service: DENIED, worker: DENIED },
  },
  ...["postgres", "service_role", "authenticated", "anon", "supabase_auth_admin"].map((role) => ({
    it: `nobody becomes ${role}`,
    statement: () => `set local role ${role}`,
    outcomes: { visitor: DENIED, a: DENIED, admin: DENIED, owner: DENIED, service: DENIED, worker: DENIED },
  })),
  ...["public", "app", "private", "auth"].map((schema) => ({
    it: `nobody makes anything in schema ${schema}`,
    statement: () => `create table ${schema}.mine ()`,
    outcomes: {
      a: DENIED,
      admin: DENIED,
      owner: DENIED,
      service: DENIED,
      worker: DENIED,
      anon: DENIED,
      authenticated: DENIED,
    },
  })),
];
