-- Who may become whom. The Worker logs in as portal_worker, which has nothing of its own; each transaction takes one of the other roles.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['portal_visitor', 'portal_user', 'portal_admin', 'portal_owner', 'portal_service'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;

  -- Its password comes from the environment, when db:migrate runs; until then nobody can log in with it.
  if not exists (select from pg_catalog.pg_roles where rolname = 'portal_worker') then
    create role portal_worker login noinherit;
    alter role portal_worker set statement_timeout = '5s';
    alter role portal_worker set lock_timeout = '2s';
    alter role portal_worker set idle_in_transaction_session_timeout = '10s';
    -- A member that does not inherit gets "inherit false, set true" from PostgreSQL 16 on, and just that on 15.
    grant portal_visitor, portal_user, portal_admin, portal_owner, portal_service to portal_worker;
  end if;
end
$$;

-- The platform hands new objects of schema public to its API roles; ours are for nobody until a migration says so.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Functions live in a schema that the REST API does not expose.
create schema app;
grant usage on schema app to portal_worker, portal_user, portal_admin, portal_owner, portal_service;

-- Whom the transaction acts for. Our own, because a role of ours can never be given schema auth on the hosted platform.
create function app.uid() returns uuid
language sql stable set search_path = ''
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
revoke all on function app.uid() from public;
grant execute on function app.uid() to portal_user, portal_admin, portal_owner, portal_service;
