-- The outbox. A mail is claimed, sent, and settled with what the mail provider said; whoever dies in between loses the claim.

-- Up to max_rows mails that are due, each to one caller at a time and for two minutes.
create function app.claim_deliveries(max_rows integer)
returns table (delivery_id uuid, document_id uuid, attempt smallint)
language sql security definer set search_path = ''
as $$
  with due as (
    select d.id from public.deliveries d
    where (d.status = 'pending' and d.next_attempt_at <= now()) or (d.status = 'sending' and d.leased_until <= now())
    order by d.next_attempt_at limit max_rows
    for update skip locked
  )
  update public.deliveries d set status = 'sending', attempts = d.attempts + 1, leased_until = now() + interval '2 minutes'
  from due where d.id = due.id
  returning d.id, d.document_id, d.attempts
$$;

-- What the mail says and carries: only for a claimed mail of a paid document, to the confirmed address of its owner. Otherwise no row.
create function app.delivery_mail(delivery_id uuid)
returns table (
  document_id uuid, recipient_email text, recipient_name text, title text, description text, template_type text, content text,
  content_version text, client_snapshot jsonb, price numeric, currency text, created_at timestamptz, paid_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select
    d.id, u.email, u.name, d.title, d.description, d.template_type, t.generated_content, d.content_version, d.client_snapshot, d.price,
    d.currency, d.created_at, d.paid_at
  from public.deliveries m
  join public.documents d on d.id = m.document_id and d.is_paid
  join public.document_contents t on t.document_id = d.id
  join public.users u on u.id = d.user_id
  join auth.users a on a.id = u.id and a.email_confirmed_at is not null
  where m.id = delivery_mail.delivery_id and m.status = 'sending'
$$;

-- What became of an attempt. Answers the mail's state: sent · pending (again later) · failed (given up after the sixth) · unknown-delivery.
-- A success counts even when the claim had lapsed, since the mail is out; a failure counts only for the attempt that holds the claim.
create function app.settle_delivery(delivery_id uuid, attempt smallint, sent boolean, error text default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '12 hours'];
  delivery public.deliveries;
begin
  select * into delivery from public.deliveries d where d.id = settle_delivery.delivery_id for update;
  if not found then
    return 'unknown-delivery';
  elsif delivery.status = 'sent' or (not settle_delivery.sent and (delivery.status, delivery.attempts) <> ('sending', settle_delivery.attempt)) then
    return delivery.status;
  end if;

  update public.deliveries d set
    status = case when settle_delivery.sent then 'sent' when d.attempts > cardinality(waits) then 'failed' else 'pending' end,
    sent_at = case when settle_delivery.sent then now() end,
    leased_until = null,
    last_error = case when settle_delivery.sent then null else left(settle_delivery.error, 1000) end,
    next_attempt_at = coalesce(now() + waits[d.attempts], d.next_attempt_at)
  where d.id = delivery.id
  returning * into delivery;
  if delivery.status <> 'pending' then
    perform app.audit('delivery.' || delivery.status, 'delivery', delivery.id);
  end if;
  return delivery.status;
end
$$;

-- The owner of a paid document wants its mail again: at most five times a day. Answers queued, or under-way when one is.
create function app.resend_delivery(document_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  delivery_id uuid;
begin
  perform from public.documents d where d.id = resend_delivery.document_id and d.user_id = app.uid() and d.is_paid for update;
  if not found then
    raise exception 'no such document' using errcode = 'UB001';
  end if;
  perform from public.deliveries d where d.document_id = resend_delivery.document_id and d.status in ('pending', 'sending');
  if found then
    return 'under-way';
  end if;
  if (select count(*) from public.deliveries d
      where d.document_id = resend_delivery.document_id and d.reason = 'resend' and d.created_at > now() - interval '1 day') >= 5 then
    raise exception 'sent too often' using errcode = 'UB002';
  end if;
  insert into public.deliveries (document_id, user_id, reason) values (resend_delivery.document_id, app.uid(), 'resend')
  returning id into delivery_id;
  perform app.audit('delivery.asked-again', 'delivery', delivery_id);
  return 'queued';
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.claim_deliveries(integer) to portal_service;
grant execute on function app.delivery_mail(uuid) to portal_service;
grant execute on function app.settle_delivery(uuid, smallint, boolean, text) to portal_service;
grant execute on function app.resend_delivery(uuid) to portal_user;
