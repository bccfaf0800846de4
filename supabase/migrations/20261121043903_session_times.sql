-- A session ends 30 days after it began, and 7 days after it was renewed last, whether or not Auth is set up to end it. The same numbers stand
-- in app/features/auth/access-token.server.ts and supabase/config.toml.
create function app.is_in_time(created_at timestamptz, refreshed_at timestamp, not_after timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select (not_after <= now()) is not true
    and (created_at <= now() - interval '30 days') is not true
    and (coalesce(refreshed_at at time zone 'utc', created_at) <= now() - interval '7 days') is not true
$$;

-- As before, for sessions that are in time.
create or replace function app.role_for(hat text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  person record;
begin
  select u.role, u.status, a.email_confirmed_at, a.banned_until into person
  from public.users u
  join auth.users a on a.id = u.id and a.deleted_at is null
  join auth.sessions s on s.user_id = u.id and s.id = (claims ->> 'session_id')::uuid and app.is_in_time(s.created_at, s.refreshed_at, s.not_after)
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

create or replace function app.list_sessions()
returns table (session_id uuid, created_at timestamptz, used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = app.uid() and app.is_in_time(s.created_at, s.refreshed_at, s.not_after)
  order by 3 desc, s.id
$$;

-- As before, and the log names who signed in.
create or replace function app.note_sign_in(user_id uuid, browser_key text, country text, browser text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  key_hash constant text := encode(sha256(convert_to(note_sign_in.user_id || ' ' || browser_key, 'utf8')), 'hex');
  standing text;
begin
  perform from public.users u where u.id = note_sign_in.user_id for update;
  if not found then
    raise exception 'no such account' using errcode = 'UB001';
  end if;
  standing := case
    when exists (select from public.browsers b where b.user_id = note_sign_in.user_id and b.key = key_hash) then 'known'
    when exists (select from public.browsers b where b.user_id = note_sign_in.user_id) then 'new'
    else 'first'
  end;
  insert into public.browsers as b (user_id, key) values (note_sign_in.user_id, key_hash)
  on conflict on constraint browsers_pkey do update set last_used_at = now();
  delete from public.browsers b where b.user_id = note_sign_in.user_id and b.key not in (
    select k.key from public.browsers k where k.user_id = note_sign_in.user_id order by k.last_used_at desc, k.key limit 20
  );
  -- From here on the transaction acts for whoever signed in, so that the log names them.
  perform set_config('request.jwt.claims',
    (coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb || jsonb_build_object('sub', note_sign_in.user_id))::text, true);
  perform app.audit('account.signed-in', 'user', note_sign_in.user_id, jsonb_build_object('browser', standing));

  if standing = 'new' and (
    select count(*) from public.deliveries m
    where m.user_id = note_sign_in.user_id and m.reason = 'new-place' and m.created_at > now() - interval '1 day'
  ) < 5 then
    insert into public.deliveries (user_id, reason, detail) values (
      note_sign_in.user_id, 'new-place',
      jsonb_strip_nulls(jsonb_build_object('country', left(note_sign_in.country, 60), 'browser', left(note_sign_in.browser, 60)))
    );
  end if;
  return standing;
end
$$;

revoke all on function app.is_in_time(timestamptz, timestamp, timestamptz) from public;
