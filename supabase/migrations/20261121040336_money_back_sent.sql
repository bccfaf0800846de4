-- Money that was taken although nothing is to be had for it goes back by itself, and what owners and buyers are told of payments goes
-- through the one outbox.

-- The alerts of the release before that were not sent yet. It finds none any more; its table goes in a later release.
insert into public.deliveries (payment_id, user_id, reason, amount_minor, created_at)
select a.payment_id, a.user_id, a.kind, a.amount_minor, a.created_at from public.payment_alerts a where a.sent_at is null
on conflict do nothing;
update public.payment_alerts set sent_at = now(), last_error = 'Moved to deliveries' where sent_at is null;

create or replace function app.alert_owners(payment_id uuid, kind text, amount_minor integer) returns void
language sql security definer set search_path = ''
as $$
  insert into public.deliveries (payment_id, user_id, reason, amount_minor)
  select alert_owners.payment_id, u.id, alert_owners.kind, alert_owners.amount_minor
  from public.users u where u.role = 'owner' and u.status = 'active'
  on conflict do nothing
$$;

-- The provider has the money. In one transaction: the event once, the payment succeeded, the document paid, the mail ordered.
-- Answers what happened: paid · already-paid (this payment had succeeded) · duplicate-payment (another one of this document had) ·
-- orphaned-payment (its document is deleted) · mismatch (provider, document, amount or currency are not those of our row: nothing changed) ·
-- unknown-payment. What is a duplicate or an orphan is given back at once, and the owners are told.
create or replace function app.mark_paid(payment_id uuid, provider text, event_id text, amount_minor integer, currency text, document_id uuid)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(mark_paid.payment_id);
  outcome text;
begin
  select e.outcome into outcome from public.payment_events e where e.provider = mark_paid.provider and e.event_id = mark_paid.event_id;
  if found then
    return case outcome when 'paid' then 'already-paid' else outcome end;
  end if;

  outcome := case
    when payment.id is null then 'unknown-payment'
    when (payment.provider, coalesce(payment.document_id, mark_paid.document_id), payment.amount_minor, payment.currency)
      is distinct from (mark_paid.provider, mark_paid.document_id, mark_paid.amount_minor, mark_paid.currency) then 'mismatch'
    when payment.status = 'succeeded' then 'already-paid'
    when payment.document_id is null then 'orphaned-payment'
    when exists (select from public.documents d where d.id = payment.document_id and d.is_paid) then 'duplicate-payment'
    else 'paid'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, amount_minor, currency, outcome)
  values (mark_paid.provider, mark_paid.event_id, payment.id, 'succeeded', mark_paid.amount_minor, left(mark_paid.currency, 60), outcome);

  if outcome = 'paid' then
    update public.payments p set status = 'succeeded', succeeded_at = now(), failure_code = null where p.id = payment.id;
    update public.documents d set is_paid = true, paid_at = now() where d.id = payment.document_id;
    insert into public.deliveries (document_id, user_id, reason) values (payment.document_id, payment.user_id, 'purchase');
    perform app.audit('document.paid', 'document', payment.document_id, jsonb_build_object('payment', payment.id));
  elsif outcome in ('duplicate-payment', 'orphaned-payment') and payment.status <> 'duplicate' then
    update public.payments p set status = 'duplicate', succeeded_at = now(), failure_code = null, reconcile_at = now() where p.id = payment.id;
    perform app.audit(case outcome when 'duplicate-payment' then 'payment.duplicate' else 'payment.orphaned' end, 'payment', payment.id);
    perform app.alert_owners(payment.id, 'charged-again', payment.amount_minor);
  elsif outcome in ('mismatch', 'unknown-payment') then
    perform app.audit('payment.' || outcome, 'payment', mark_paid.payment_id);
  end if;
  return outcome;
end
$$;

-- Payments of which the money is to go back, each to one caller at a time and for five minutes.
create function app.payments_to_refund(max_rows integer)
returns table (
  payment_id uuid, document_id uuid, provider_name text, provider_reference text, amount_minor integer, currency text, created_at timestamptz
)
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id from public.payments p
    where p.status = 'duplicate' and p.refunded_at is null and p.reconcile_at <= now()
    order by p.created_at, p.id limit max_rows
    for update skip locked
  )
  update public.payments p set reconcile_at = now() + interval '5 minutes'
  from due where p.id = due.id
  returning p.id, p.document_id, p.provider, p.provider_reference, p.amount_minor, p.currency, p.created_at
$$;

-- The provider does not give money back, or the buyer's bank sent it back. The owners are told once. Where the money should never have been
-- taken, the provider is asked again every day. Answers recorded · repeated · mismatch · unknown-payment.
create function app.refuse_refund(payment_id uuid, provider text, event_id text, reason text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(refuse_refund.payment_id);
  outcome text;
begin
  perform from public.payment_events e where e.provider = refuse_refund.provider and e.event_id = refuse_refund.event_id;
  if found then
    return 'repeated';
  end if;

  outcome := case
    when payment.id is null then 'unknown-payment'
    when payment.provider <> refuse_refund.provider then 'mismatch'
    else 'recorded'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, outcome)
  values (refuse_refund.provider, refuse_refund.event_id, payment.id, 'refund-refused', outcome);

  if outcome = 'recorded' then
    update public.payments p set failure_code = left(refuse_refund.reason, 60), reconcile_at = now() + interval '1 day'
    where p.id = payment.id and p.status = 'duplicate' and p.refunded_at is null;
    perform app.audit('payment.refund-refused', 'payment', payment.id);
    perform app.alert_owners(payment.id, 'refund-refused', payment.amount_minor);
  end if;
  return outcome;
end
$$;

-- The provider gave money back: refunded_minor in all, so far. It may be told before the success that it follows. Owners are told, unless
-- the money should never have been taken: then they know, and its buyer is told.
-- Answers recorded · late (no more than was known) · repeated · mismatch (provider, currency or amount) · unknown-payment.
create or replace function app.record_refund(payment_id uuid, provider text, event_id text, refunded_minor integer, currency text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(record_refund.payment_id);
  outcome text;
begin
  perform from public.payment_events e where e.provider = record_refund.provider and e.event_id = record_refund.event_id;
  if found then
    return 'repeated';
  end if;

  outcome := case
    when payment.id is null then 'unknown-payment'
    when (payment.provider, payment.currency) is distinct from (record_refund.provider, record_refund.currency)
      or record_refund.refunded_minor is null or record_refund.refunded_minor not between 1 and payment.amount_minor then 'mismatch'
    when record_refund.refunded_minor <= payment.refunded_minor then 'late'
    else 'recorded'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, amount_minor, currency, outcome)
  values (record_refund.provider, record_refund.event_id, payment.id, 'refunded', record_refund.refunded_minor,
    left(record_refund.currency, 60), outcome);

  if outcome = 'recorded' then
    update public.payments p set
      refunded_minor = record_refund.refunded_minor,
      refunded_at = case when record_refund.refunded_minor = p.amount_minor then now() end,
      failure_code = case when p.status = 'duplicate' then null else p.failure_code end
    where p.id = payment.id;
    perform app.audit('payment.refunded', 'payment', payment.id, jsonb_build_object('minor', record_refund.refunded_minor));
    if payment.status <> 'duplicate' then
      perform app.alert_owners(payment.id, 'refund', record_refund.refunded_minor);
    elsif payment.user_id is not null then
      insert into public.deliveries (payment_id, user_id, reason, amount_minor)
      values (payment.id, payment.user_id, 'money-back', record_refund.refunded_minor);
    end if;
  end if;
  return outcome;
end
$$;

-- What a mail about a payment says: only for a claimed one, to the confirmed address of whom it is for. Otherwise no row.
create function app.payment_mail(delivery_id uuid)
returns table (
  reason text, amount_minor integer, currency text, payment_id uuid, provider_name text, provider_reference text, title text,
  recipient_email text, recipient_name text
)
language sql stable security definer set search_path = ''
as $$
  select m.reason, m.amount_minor, p.currency, p.id, p.provider, p.provider_reference, d.title, u.email, u.name
  from public.deliveries m
  join public.payments p on p.id = m.payment_id
  join public.users u on u.id = m.user_id
  join auth.users a on a.id = u.id and a.email_confirmed_at is not null
  left join public.documents d on d.id = p.document_id
  where m.id = payment_mail.delivery_id and m.status = 'sending'
$$;

grant select (payment_id, amount_minor) on public.deliveries to portal_user;
revoke all on all functions in schema app from public;
grant execute on function app.payments_to_refund(integer) to portal_service;
grant execute on function app.refuse_refund(uuid, text, text, text) to portal_service;
grant execute on function app.payment_mail(uuid) to portal_service;
