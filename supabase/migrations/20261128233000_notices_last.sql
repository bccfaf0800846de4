-- As before, and notices of what will expire, which are ordered by the thousand and can wait for hours, come after what somebody waits for.
create or replace function app.claim_deliveries(max_rows integer)
returns table (delivery_id uuid, document_id uuid, attempt smallint, reason text)
language sql security definer set search_path = ''
as $$
  with doubtful as (
    update public.deliveries d
    set status = 'uncertain', leased_until = null, last_error = 'Interrupted while the mail was handed over: it may have gone out'
    where d.status = 'sending' and d.leased_until <= now() and d.handed_at is not null
  ), due as (
    select d.id from public.deliveries d
    where (d.status = 'pending' and d.next_attempt_at <= now())
      or (d.status = 'sending' and d.leased_until <= now() and d.handed_at is null)
    order by d.reason in ('documents-expiring', 'account-expiring', 'account-expiring-last'), d.next_attempt_at limit max_rows
    for update skip locked
  )
  update public.deliveries d
  set status = 'sending', attempts = d.attempts + 1, leased_until = now() + interval '2 minutes', handed_at = null
  from due where d.id = due.id
  returning d.id, d.document_id, d.attempts, d.reason
$$;
