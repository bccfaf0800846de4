-- A second factor, which Auth keeps: whoever has one acts only with a session and a token that showed it ("aal2" in both), and staff need one
-- where the setting "staff_second_factor" is "required". SQLSTATEs: UA005 the factor was not shown, UA006 staff without a factor.
create or replace function app.role_for(hat text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  person record;
begin
  select u.role, u.status, a.email_confirmed_at, a.banned_until, s.aal,
    exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
  into person
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
  -- The token as well as the session: one that was made before the code was typed stays what it was.
  elsif person.has_factor and ((claims ->> 'aal') is distinct from 'aal2' or person.aal is distinct from 'aal2') then
    raise exception 'second factor not shown' using errcode = 'UA005';
  elsif hat = 'user' then
    return 'portal_user';
  elsif (hat = 'admin' and person.role in ('admin', 'owner')) or (hat = 'owner' and person.role = 'owner') then
    if not person.has_factor and app.staff_need_factor() then
      raise exception 'staff without a second factor' using errcode = 'UA006';
    end if;
    return case hat when 'admin' then 'portal_admin' else 'portal_owner' end;
  end if;
  raise exception 'role not allowed' using errcode = 'UA004';
end
$$;

-- What db:migrate was told by whoever runs the portal.
create function app.staff_need_factor() returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.settings s where s.key = 'staff_second_factor' and s.value = 'required')
$$;

-- Since when the caller has a second factor, null for not at all, and whether the caller's role asks for one.
create function app.second_factor() returns table (since timestamptz, is_required boolean)
language sql stable security definer set search_path = ''
as $$
  select (select min(f.created_at) from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    u.role <> 'user' and app.staff_need_factor()
  from public.users u where u.id = app.uid()
$$;

-- Forgets what the caller began to set up and did not finish. Auth would tell of it by mail, as of a factor that was in use.
create function app.drop_unfinished_factors() returns void
language sql security definer set search_path = ''
as $$
  delete from auth.mfa_factors f where f.user_id = app.uid() and f.status = 'unverified'
$$;

-- Takes a person's second factor away, ends their sessions and tells them. Answers whether there was one. For an owner of the portal by the
-- function below, and for an operator by hand.
create function app.forget_second_factor(user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.mfa_factors f where f.user_id = forget_second_factor.user_id and f.status = 'verified';
  if not found then
    return false;
  end if;
  delete from auth.sessions s where s.user_id = forget_second_factor.user_id;
  perform app.audit('user.second-factor-removed', 'user', forget_second_factor.user_id);
  insert into public.deliveries (user_id, reason) values (forget_second_factor.user_id, 'second-factor-removed');
  return true;
end
$$;

-- Answers removed · none · not-found · own-account (one's own is removed in the profile, with a code).
create function app.remove_second_factor(user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.users u where u.id = app.uid() and u.role = 'owner' and u.status = 'active' for share) then
    raise exception 'role not allowed' using errcode = 'UA004';
  elsif remove_second_factor.user_id = app.uid() then
    return 'own-account';
  elsif not exists (select from public.users u where u.id = remove_second_factor.user_id) then
    return 'not-found';
  end if;
  return case when app.forget_second_factor(remove_second_factor.user_id) then 'removed' else 'none' end;
end
$$;

-- As before, with the second factor set and removed.
create or replace function app.record_account_event(action text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if action is null or action not in (
    'exported', 'password-changed', 'email-change-asked', 'others-signed-out', 'second-factor-set', 'second-factor-removed'
  ) then
    raise exception 'unknown action' using errcode = '22023';
  end if;
  perform app.audit('account.' || action, 'user', app.uid());
end
$$;

-- As before, and whether the account has a second factor.
drop function app.last_sign_ins(uuid[]);
create function app.last_sign_ins(user_ids uuid[]) returns table (user_id uuid, at timestamptz, has_second_factor boolean)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.last_sign_in_at, exists (select from auth.mfa_factors f where f.user_id = a.id and f.status = 'verified')
  from auth.users a where a.id = any (user_ids) and a.last_sign_in_at is not null
$$;

revoke all on function app.staff_need_factor() from public;
revoke all on function app.second_factor() from public;
revoke all on function app.drop_unfinished_factors() from public;
revoke all on function app.forget_second_factor(uuid) from public;
revoke all on function app.remove_second_factor(uuid) from public;
revoke all on function app.last_sign_ins(uuid[]) from public;
grant execute on function app.second_factor() to portal_user;
grant execute on function app.drop_unfinished_factors() to portal_user;
grant execute on function app.remove_second_factor(uuid) to portal_owner;
grant execute on function app.last_sign_ins(uuid[]) to portal_owner;
