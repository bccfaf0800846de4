-- What the hosted platform gives a fresh database, as far as this project relies on it: roles, schema auth, extensions, default privileges.
-- Run once per database, by the cluster's superuser (supabase_admin), in one transaction; roles that the cluster already has are kept.
-- ASSUMPTIONS.md gives the source of each statement. PostgreSQL 15 to 18.

-- Roles ---------------------------------------------------------------------------------------------------------------------------
do $$
declare
  wanted record;
begin
  for wanted in select * from (values
    ('postgres', 'nosuperuser createdb createrole login replication bypassrls password ''postgres'''),
    ('anon', 'nologin inherit'),
    ('authenticated', 'nologin inherit'),
    ('service_role', 'nologin inherit bypassrls'),
    ('authenticator', 'login noinherit password ''postgres'''),
    ('supabase_auth_admin', 'login noinherit createrole password ''postgres''')
  ) as roles (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end
$$;

alter role supabase_admin set search_path to "$user", public, auth, extensions;
alter role postgres set search_path to "$user", public, extensions;
alter role supabase_auth_admin set search_path to auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout to 60000;
alter role anon set statement_timeout to '3s';
alter role authenticated set statement_timeout to '8s';
alter role authenticator set statement_timeout to '8s';
alter role authenticator set lock_timeout to '8s';

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
end
$$;

-- Schema public: usable by the API roles. Since October 2026 they can no longer read or write a new table unless granted that. The platform
-- does not take back the other rights (truncate, references, trigger …), so a migration that means "nothing" must revoke them itself.
grant usage on schema public to postgres, anon, authenticated, service_role;

do $$
declare
  creator text;
begin
  foreach creator in array array['postgres', 'supabase_admin'] loop
    execute format('alter default privileges for role %I in schema public grant all on tables to postgres, anon, authenticated, service_role', creator);
    execute format('alter default privileges for role %I in schema public grant all on sequences to postgres, anon, authenticated, service_role', creator);
    execute format('alter default privileges for role %I in schema public grant all on functions to postgres, anon, authenticated, service_role', creator);
  end loop;
end
$$;

alter default privileges for role postgres in schema public revoke select, insert, update, delete on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke usage, select on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke execute on functions from anon, authenticated, service_role;

-- Schema extensions: only what a hosted project has from the start. A migration that needs more creates the extension itself.
create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres with grant option;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
grant all on all routines in schema extensions to postgres with grant option;

-- Schema auth: owned by Auth's own role and usable by postgres and the API roles, none of which can pass that right on.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;

-- From here on as Auth's own role, so that everything belongs to it.
set local role supabase_auth_admin;

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);

create table auth.users (
  instance_id uuid,
  id uuid not null primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text default null constraint users_phone_key unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status >= 0 and email_change_confirm_status <= 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
create index users_instance_id_email_idx on auth.users (instance_id, lower(email::text));
create unique index confirmation_token_idx on auth.users (confirmation_token) where confirmation_token !~ '^[0-9 ]*$';
create unique index recovery_token_idx on auth.users (recovery_token) where recovery_token !~ '^[0-9 ]*$';
create unique index email_change_token_new_idx on auth.users (email_change_token_new) where email_change_token_new !~ '^[0-9 ]*$';
create unique index email_change_token_current_idx on auth.users (email_change_token_current) where email_change_token_current !~ '^[0-9 ]*$';

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid not null default gen_random_uuid() primary key,
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

create table auth.sessions (
  id uuid not null primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp without time zone,
  user_agent text,
  ip inet,
  tag text,
  oauth_client_id uuid,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text constraint sessions_scopes_length check (char_length(scopes) <= 4096)
);
create index sessions_user_id_idx on auth.sessions (user_id);
create index sessions_not_after_idx on auth.sessions (not_after desc);

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  id uuid not null constraint amr_id_pk primary key,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) constraint refresh_tokens_token_unique unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp without time zone not null default now(),
  updated_at timestamp without time zone not null default now()
);
create index one_time_tokens_token_hash_hash_idx on auth.one_time_tokens using hash (token_hash);
create index one_time_tokens_relates_to_hash_idx on auth.one_time_tokens using hash (relates_to);
create unique index one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid not null primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.audit_log_entries enable row level security;

-- The migrating role may read and write the tables and put triggers on them, but may pass on only select.
grant all on all tables in schema auth to postgres;
grant select on all tables in schema auth to postgres with grant option;
grant all on all sequences in schema auth to postgres;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
$$;

reset role;
