-- Accounts: a row of ours for each account of Supabase Auth, the first owner, and who may take which role.
-- Our own SQLSTATEs: UA001 no session (any more), UA002 address not confirmed, UA003 suspended, UA004 not allowed this role.

-- The account whose confirmed address is the operator's becomes owner: once, and then never again, whoever has that address later.
create function app.claim_ownership(user_id uuid, email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.settings s where s.key = 'owner_email' and lower(s.value) = lower(claim_ownership.email)) then
    return;
  end if;
  insert into private.settings (key, value) values ('owner_claimed_by', claim_ownership.user_id::text) on conflict (key) do nothing;
  if found then
    update public.users u set role = 'owner' where u.id = claim_ownership.user_id;
    perform app.audit('user.became-owner', 'user', claim_ownership.user_id);
  end if;
end
$$;

-- The role never comes from the metadata, which the browser writes.
create function app.follow_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said constant jsonb := coalesce(new.raw_user_meta_data, '{}');
  terms constant text := nullif(left(btrim(said ->> 'terms_version'), 60), '');
begin
  if tg_op = 'INSERT' then
    insert into public.users (id, email, name, company, terms_version, terms_accepted_at)
    values (
      new.id, coalesce(new.email, ''), left(btrim(coalesce(said ->> 'name', '')), 120), left(btrim(coalesce(said ->> 'company', '')), 160),
      terms, case when terms is not null then now() end
    );
    perform app.audit('user.created', 'user', new.id);
  elsif new.email is distinct from old.email then
    update public.users u set email = coalesce(new.email, '') where u.id = new.id;
    perform app.audit('user.changed-email', 'user', new.id);
  end if;
  -- Confirming is what counts: an account that changes to the operator's address later is not meant.
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    perform app.claim_ownership(new.id, new.email);
  end if;
  return null;
end
$$;
create trigger portal_follow_account after insert or update of email, email_confirmed_at on auth.users
  for each row execute function app.follow_account();

-- The head of a transaction asks this which role to take: the database's word, not the token's.
create function app.role_for(hat text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  person record;
begin
  select u.role, u.status, a.email_confirmed_at, a.banned_until into person
  from public.users u
  join auth.users a on a.id = u.id and a.deleted_at is null
  join auth.sessions s on s.user_id = u.id and s.id = (claims ->> 'session_id')::uuid and (s.not_after is null or s.not_after > now())
  where u.id = app.uid();

  if not found then
    raise exception 'no session' using errcode = 'UA001';
  elsif person.email_confirmed_at is null then
    raise exception 'address not confirmed' using errcode = 'UA002';
  elsif person.status <> 'active' or person.banned_until > now() then
    raise exception 'account suspended' using errcode = 'UA003';
  elsif hat = 'user' then
    return 'portal_user';
  elsif hat = 'admin' and person.role in ('admin', 'owner') then
    return 'portal_admin';
  elsif hat = 'owner' and person.role = 'owner' then
    return 'portal_owner';
  end if;
  raise exception 'role not allowed' using errcode = 'UA004';
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.role_for(text) to portal_worker;
