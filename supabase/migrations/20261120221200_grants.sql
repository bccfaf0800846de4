-- Row-level security binds the owner of the tables too, and each role gets the columns it needs. Nothing for anon, authenticated or
-- service_role: the REST API answers 42501 to everybody.
do $$
declare
  target record;
begin
  for target in
    select n.nspname, c.relname from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
  loop
    execute format('alter table %I.%I force row level security', target.nspname, target.relname);
    execute format('revoke all on %I.%I from public, anon, authenticated, service_role', target.nspname, target.relname);
  end loop;
end
$$;
revoke all on sequence public.audit_events_id_seq from public, anon, authenticated, service_role;

grant select on public.articles to portal_visitor;

grant select on
  public.users, public.clients, public.assessments, public.documents, public.document_contents, public.payments, public.articles
  to portal_user;
grant update (name, company, profile) on public.users to portal_user;
grant insert on public.clients, public.assessments to portal_user;
grant update (name, email, company, profile, archived_at) on public.clients to portal_user;
grant update (client_id, answers, step) on public.assessments to portal_user;
grant delete on public.assessments to portal_user;
grant select (id, document_id, user_id, reason, status, attempts, next_attempt_at, created_at, sent_at) on public.deliveries to portal_user;

-- Admins see that things happened, never what a consultant wrote about a client.
grant select (id, name, email, company, role, status, created_at) on public.users to portal_admin, portal_owner;
grant select (id, user_id, company, created_at, archived_at) on public.clients to portal_admin, portal_owner;
grant select (id, user_id, client_id, title, template_type, is_paid, price, currency, created_at, paid_at)
  on public.documents to portal_admin, portal_owner;
grant select on public.payments, public.deliveries, public.articles to portal_admin, portal_owner;
grant insert, delete on public.articles to portal_admin, portal_owner;
grant update (slug, title, description, category, author, status, featured, body, tags, read_minutes, published_at)
  on public.articles to portal_admin, portal_owner;

grant select on public.audit_events to portal_owner;
