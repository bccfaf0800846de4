-- What admins see and owners do: figures that are kept beside the rows they count, and the administration of users.

alter table public.figures force row level security;
revoke all on public.figures from public, anon, authenticated, service_role;
revoke all on sequence public.figures_id_seq from public, anon, authenticated, service_role;
grant select (day, figure, currency, amount) on public.figures to portal_admin, portal_owner;
grant select (industry) on public.users to portal_admin, portal_owner;
-- By it an owner's save notices that somebody else saved meanwhile.
grant select (updated_at) on public.users to portal_owner;

-- Of a profile, admins see the industry and nothing else.
create function app.keep_industry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.industry := nullif(btrim(new.profile ->> 'industry'), '');
  return new;
end
$$;
create trigger keep_industry before insert or update on public.users for each row execute function app.keep_industry();
update public.users set industry = nullif(btrim(profile ->> 'industry'), '') where profile ->> 'industry' is not null;

-- Adds lines and changes none, so that nobody waits for anybody's counting. One line a day and figure for a whole statement.
create function app.keep_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What the rows of a table count for; %s takes the rows, and the sign where they are gone.
  counted constant text := case tg_table_name
    when 'users' then $q$
      select created_at as moment, figure, '' as currency, %2$s1 as amount from %1$s cross join lateral (values
        ('users'), (case when status = 'active' then 'users-active' end), (case when company <> '' then 'users-with-company' end)
      ) f (figure) $q$
    when 'clients' then $q$ select created_at, 'clients', '', %2$s1 from %1$s $q$
    when 'documents' then $q$
      select created_at as moment, figure, '' as currency, %2$s1 as amount from %1$s cross join lateral (values
        ('documents'), (case when is_paid then 'documents-paid' end)
      ) f (figure) $q$
    when 'payments' then $q$
      select succeeded_at, 'revenue', currency, %2$samount_minor from %1$s where status = 'succeeded' and refunded_at is null $q$
  end;
begin
  execute format(
    'insert into public.figures (day, figure, currency, amount)
     select (moment at time zone ''utc'')::date, figure, currency, sum(amount)
     from (%s) changes (moment, figure, currency, amount) where figure is not null group by 1, 2, 3 having sum(amount) <> 0',
    concat_ws(
      ' union all ',
      case when tg_op <> 'DELETE' then format(counted, 'added', '') end,
      case when tg_op <> 'INSERT' then format(counted, 'removed', '-') end
    )
  );
  return null;
end
$$;

do $$
declare
  target text;
begin
  foreach target in array array['users', 'clients', 'documents', 'payments'] loop
    execute format(
      'create trigger figures_insert after insert on public.%1$I referencing new table as added
         for each statement execute function app.keep_figures();
       create trigger figures_update after update on public.%1$I referencing old table as removed new table as added
         for each statement execute function app.keep_figures();
       create trigger figures_delete after delete on public.%1$I referencing old table as removed
         for each statement execute function app.keep_figures();', target);
  end loop;
end
$$;

-- What was there before the triggers.
insert into public.figures (day, figure, currency, amount)
select (moment at time zone 'utc')::date, figure, currency, sum(amount)
from (
  select created_at, 'users', '', 1 from public.users
  union all select created_at, 'users-active', '', 1 from public.users where status = 'active'
  union all select created_at, 'users-with-company', '', 1 from public.users where company <> ''
  union all select created_at, 'clients', '', 1 from public.clients
  union all select created_at, 'documents', '', 1 from public.documents
  union all select created_at, 'documents-paid', '', 1 from public.documents where is_paid
  union all select succeeded_at, 'revenue', currency, amount_minor from public.payments where status = 'succeeded' and refunded_at is null
) existing (moment, figure, currency, amount)
group by 1, 2, 3;

-- Makes one line of those that belong together, and says how many there were. Sums are the same before and after, also for a reader meanwhile;
-- of two that fold at once, one finds nothing left.
create function app.fold_figures() returns integer
language sql security definer set search_path = ''
as $$
  with several as (
    select f.figure, f.day, f.currency from public.figures f group by 1, 2, 3 having count(*) > 1
  ), gone as (
    delete from public.figures f using several s
    where (f.figure, f.day, f.currency) = (s.figure, s.day, s.currency)
    returning f.*
  ), folded as (
    insert into public.figures (day, figure, currency, amount)
    select g.day, g.figure, g.currency, sum(g.amount) from gone g group by 1, 2, 3 having sum(g.amount) <> 0
  )
  select count(*)::integer from gone
$$;

-- When these people last signed in. The table belongs to Supabase Auth and is nobody else's to read.
create function app.last_sign_ins(user_ids uuid[]) returns table (user_id uuid, at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.last_sign_in_at from auth.users a where a.id = any (user_ids) and a.last_sign_in_at is not null
$$;

-- Saves what an owner made of somebody's row, from the version that was seen. Answers saved · not-found · changed (by somebody else
-- meanwhile) · own-account (nobody changes their own role or status); only the first changed anything. Suspending ends every session.
create function app.change_user(user_id uuid, seen timestamptz, name text, company text, role text, status text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  person public.users;
  fields text[];
begin
  -- Owners in turn: of two who unmake each other at once, the second is no owner any more. So one always remains.
  perform from public.users u where u.role = 'owner' order by u.id for update;
  if not exists (select from public.users u where u.id = caller and u.role = 'owner' and u.status = 'active') then
    raise exception 'role not allowed' using errcode = 'UA004';
  end if;

  select * into person from public.users u where u.id = change_user.user_id for update;
  if not found then
    return 'not-found';
  elsif person.updated_at is distinct from change_user.seen then
    return 'changed';
  elsif person.id = caller and (person.role, person.status) is distinct from (change_user.role, change_user.status) then
    return 'own-account';
  end if;

  fields := array_remove(array[
    case when person.name <> change_user.name then 'name' end,
    case when person.company <> change_user.company then 'company' end,
    case when person.role <> change_user.role then 'role' end,
    case when person.status <> change_user.status then 'status' end
  ], null);
  if cardinality(fields) = 0 then
    return 'saved';
  end if;
  update public.users u
  set name = change_user.name, company = change_user.company, role = change_user.role, status = change_user.status
  where u.id = person.id;
  if change_user.status = 'suspended' then
    delete from auth.sessions s where s.user_id = person.id;
  end if;
  perform app.audit(
    'user.changed', 'user', person.id, jsonb_build_object('fields', fields, 'role', change_user.role, 'status', change_user.status));
  return 'saved';
end
$$;

-- An owner takes the list of users away. What was searched for may be somebody's name, so only that there was a search is kept.
create function app.record_users_export(filter text, searched boolean) returns void
language sql security definer set search_path = ''
as $$
  select app.audit('users.exported', 'user', null, jsonb_build_object('filter', left(filter, 60), 'searched', searched))
$$;

revoke all on all functions in schema app from public;
grant execute on function app.fold_figures() to portal_service;
grant execute on function app.last_sign_ins(uuid[]) to portal_owner;
grant execute on function app.change_user(uuid, timestamptz, text, text, text, text) to portal_owner;
grant execute on function app.record_users_export(text, boolean) to portal_owner;
