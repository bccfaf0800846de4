-- As before, beginning with the notices that went out, which are fewer than the accounts that nobody uses.
create or replace function app.expire_accounts(max_rows integer default 10) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  account record;
  gone integer := 0;
begin
  for account in
    select a.id, 'unconfirmed' as why from auth.users a join public.users u on u.id = a.id and u.role = 'user'
    where a.email_confirmed_at is null and u.created_at <= now() - interval '7 days'
    union
    select u.id, 'unused' from public.deliveries m join public.users u on u.id = m.user_id and u.role = 'user'
    where m.document_id is null and m.payment_id is null and m.reason = 'account-expiring-last' and m.status not in ('pending', 'sending')
      and coalesce(m.sent_at, m.created_at) <= now() - app.told_ahead(m.reason)
      and app.last_used(u.id) <= least(m.created_at, now() - interval '731 days')
    limit max_rows
  loop
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
