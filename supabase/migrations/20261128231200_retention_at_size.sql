-- What the schedule tells and deletes, at any number of accounts and behind rows that have to wait.

-- Accounts as the clock sees them: when each was last used, by a sign-in or by the renewal of a session.
create view private.account_uses with (security_invoker = true) as
select u.id, u.role, u.created_at, a.email_confirmed_at, a.last_sign_in_at, greatest(u.created_at, a.last_sign_in_at, renewed.at) as last_used_at
from public.users u
join auth.users a on a.id = u.id
cross join lateral (
  select max(coalesce(s.refreshed_at at time zone 'utc', s.created_at)) as at from auth.sessions s where s.user_id = u.id
) renewed;

create or replace function app.last_used(user_id uuid) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select a.last_used_at from private.account_uses a where a.id = last_used.user_id
$$;

-- As before, without a function call for each account that nobody uses, most of which were told long ago.
create or replace function app.tell_of_expiry(max_rows integer default 500) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  told integer;
begin
  with due as (
    select d.user_id, 'documents-expiring' as reason from public.documents d
    where not d.is_paid and d.created_at <= now() - interval '336 days' and not exists (
      select from public.deliveries m
      where m.user_id = d.user_id and m.reason = 'documents-expiring'
        and m.created_at >= least(d.created_at + interval '336 days', now() - interval '1 day')
    )
    group by d.user_id
    union all
    select a.id, case when n.first_at >= a.last_used_at then 'account-expiring-last' else 'account-expiring' end
    from private.account_uses a
    left join (
      select m.user_id, max(m.created_at) filter (where m.reason = 'account-expiring-last') as last_at,
        max(m.created_at) filter (where m.reason = 'account-expiring') as first_at,
        max(m.created_at) filter (
          where m.reason = 'account-expiring' and m.status not in ('pending', 'sending')
            and coalesce(m.sent_at, m.created_at) <= now() - interval '40 days') as waited_at
      from public.deliveries m where m.document_id is null and m.payment_id is null group by m.user_id
    ) n on n.user_id = a.id
    where a.role = 'user' and a.email_confirmed_at is not null
      and a.created_at <= now() - interval '671 days' and (a.last_sign_in_at is null or a.last_sign_in_at <= now() - interval '671 days')
      and a.last_used_at <= now() - interval '671 days'
      and (coalesce(n.first_at < a.last_used_at, true)
        or coalesce(n.last_at < a.last_used_at, true) and n.waited_at >= a.last_used_at and a.last_used_at <= now() - interval '717 days')
  )
  insert into public.deliveries (user_id, reason) select due.user_id, due.reason from due limit max_rows;
  get diagnostics told = row_count;
  return told;
end
$$;

-- As before, leaving out at once what waits for a payment, so that it takes no place among those that go.
create or replace function app.expire_documents(max_rows integer default 200) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  document record;
  gone integer := 0;
begin
  for document in
    select d.id, d.assessment_id from public.documents d
    where not d.is_paid and d.created_at <= now() - interval '366 days'
      and not exists (select from public.payments p where p.document_id = d.id and p.status in ('open', 'processing'))
      and app.was_told(d.user_id, 'documents-expiring', d.created_at + interval '336 days', app.told_ahead('documents-expiring'))
    order by d.created_at limit max_rows for update of d skip locked
  loop
    -- In turn with app.start_payment, which locks the document too: what was begun meanwhile shows only now.
    continue when exists (select from public.payments p where p.document_id = document.id and p.status in ('open', 'processing'));
    perform app.audit('document.expired', 'document', document.id);
    delete from public.documents d where d.id = document.id;
    delete from public.assessments a where a.id = document.assessment_id;
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

-- As before, likewise without those that wait for a payment. It begins no further account after a second, so that one with very much in it still
-- ends within the time of a statement.
create or replace function app.expire_accounts(max_rows integer default 10) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  enough constant timestamptz := clock_timestamp() + interval '1 second';
  account record;
  gone integer := 0;
begin
  for account in
    select a.id, 'unconfirmed' as why, null::timestamptz as unused_since from private.account_uses a
    where a.role = 'user' and a.email_confirmed_at is null and a.created_at <= now() - interval '7 days'
      and not exists (select from public.payments p where p.user_id = a.id and p.status in ('open', 'processing'))
    union all
    select a.id, 'unused', least(m.created_at, now() - interval '731 days')
    from public.deliveries m join private.account_uses a on a.id = m.user_id and a.role = 'user'
    where m.document_id is null and m.payment_id is null and m.reason = 'account-expiring-last' and m.status not in ('pending', 'sending')
      and coalesce(m.sent_at, m.created_at) <= now() - app.told_ahead('account-expiring-last')
      and a.last_used_at <= least(m.created_at, now() - interval '731 days')
      and not exists (select from public.payments p where p.user_id = a.id and p.status in ('open', 'processing'))
    limit max_rows
  loop
    exit when clock_timestamp() > enough;
    perform from auth.users a
    where a.id = account.id and (account.why = 'unused' or a.email_confirmed_at is null) for update skip locked;
    continue when not found;
    continue when account.why = 'unused' and app.last_used(account.id) > account.unused_since;
    begin
      perform app.erase_user(account.id, jsonb_build_object('why', account.why));
      gone := gone + 1;
    exception when sqlstate 'UB004' then
      null;
    end;
  end loop;
  return gone;
end
$$;
