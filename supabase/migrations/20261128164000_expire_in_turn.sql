-- As before, in turn with Auth: whoever confirms the address or signs in at that very moment keeps the account. Auth writes to the account's
-- row of its own for both, so what holds while that row is locked holds until the account is gone; a row that Auth is writing to waits for the
-- next time.
create or replace function app.expire_accounts(max_rows integer default 10) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  account record;
  gone integer := 0;
begin
  for account in
    select a.id, 'unconfirmed' as why, null::timestamptz as unused_since from auth.users a join public.users u on u.id = a.id and u.role = 'user'
    where a.email_confirmed_at is null and u.created_at <= now() - interval '7 days'
    union
    select u.id, 'unused', least(m.created_at, now() - interval '731 days')
    from public.deliveries m join public.users u on u.id = m.user_id and u.role = 'user'
    where m.document_id is null and m.payment_id is null and m.reason = 'account-expiring-last' and m.status not in ('pending', 'sending')
      and coalesce(m.sent_at, m.created_at) <= now() - app.told_ahead(m.reason)
      and app.last_used(u.id) <= least(m.created_at, now() - interval '731 days')
    limit max_rows
  loop
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
