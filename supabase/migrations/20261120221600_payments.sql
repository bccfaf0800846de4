-- Paying. The row of an attempt exists before the provider is asked for money, and its id is the provider's idempotency key.

-- The open attempt to pay for a document of the caller's; a new one if there is none. `reference` is what the provider can be asked about,
-- where it is known beforehand: it stands in the row before the charge. An open attempt keeps its own.
create function app.start_payment(document_id uuid, provider text, reference text default null)
returns table (
  payment_id uuid, provider_name text, provider_reference text, status text, amount_minor integer, currency text, created_at timestamptz
)
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
  payment public.payments;
begin
  select * into document from public.documents d where d.id = start_payment.document_id and d.user_id = app.uid() for update;
  if not found then
    raise exception 'no such document' using errcode = 'UB001';
  elsif document.is_paid then
    raise exception 'already paid' using errcode = 'UB003';
  end if;

  select * into payment from public.payments p where p.document_id = document.id and p.status in ('open', 'processing');
  if not found then
    insert into public.payments (document_id, user_id, provider, provider_reference, amount_minor, currency, reconcile_at)
    values (
      document.id, document.user_id, start_payment.provider, start_payment.reference, round(document.price * 100)::integer,
      document.currency, now() + app.reconcile_after(start_payment.provider)
    ) returning * into payment;
    perform app.audit('payment.started', 'payment', payment.id);
  end if;
  return query select
    payment.id, payment.provider, payment.provider_reference, payment.status, payment.amount_minor, payment.currency, payment.created_at;
end
$$;

-- How long a provider may take before the schedule asks it.
create function app.reconcile_after(provider text) returns interval
language sql immutable set search_path = ''
as $$
  select case provider when 'simulator' then interval '1 minute' else interval '15 minutes' end
$$;

-- Locks the document, then the payment, so that whatever happens to one document happens in turn. Null when there is no such payment.
create function app.lock_payment(payment_id uuid) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform from public.documents d
  where d.id = (select p.document_id from public.payments p where p.id = lock_payment.payment_id) for update;
  select * into payment from public.payments p where p.id = lock_payment.payment_id for update;
  return payment;
end
$$;

-- The provider has the money. In one transaction: the event once, the payment succeeded, the document paid, the mail ordered.
-- Answers what happened: paid · already-paid (this payment had succeeded) · duplicate-payment (another one of this document had: to be
-- refunded) · mismatch (provider, document, amount or currency are not those of our row: nothing changed) · unknown-payment.
create function app.mark_paid(payment_id uuid, provider text, event_id text, amount_minor integer, currency text, document_id uuid)
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
    when (payment.provider, payment.document_id, payment.amount_minor, payment.currency)
      is distinct from (mark_paid.provider, mark_paid.document_id, mark_paid.amount_minor, mark_paid.currency) then 'mismatch'
    when payment.status = 'succeeded' then 'already-paid'
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
  elsif outcome = 'duplicate-payment' then
    update public.payments p set status = 'duplicate', succeeded_at = coalesce(p.succeeded_at, now()) where p.id = payment.id;
    perform app.audit('payment.duplicate', 'payment', payment.id);
  elsif outcome in ('mismatch', 'unknown-payment') then
    perform app.audit('payment.' || outcome, 'payment', mark_paid.payment_id);
  end if;
  return outcome;
end
$$;

-- Everything else a provider says of a payment: processing, failed, cancelled, refunded. A payment never goes back, so a late word
-- changes nothing. Answers recorded · late · repeated · mismatch · unknown-payment.
create function app.record_payment_state(
  payment_id uuid, provider text, event_id text, state text, provider_reference text default null, failure_code text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(record_payment_state.payment_id);
  outcome text;
begin
  if state is null or state not in ('processing', 'failed', 'cancelled', 'refunded') then
    raise exception 'unknown state' using errcode = '22023';
  end if;
  perform from public.payment_events e
  where e.provider = record_payment_state.provider and e.event_id = record_payment_state.event_id;
  if found then
    return 'repeated';
  end if;

  outcome := case
    when payment.id is null then 'unknown-payment'
    when payment.provider <> record_payment_state.provider then 'mismatch'
    when state = 'refunded' and payment.refunded_at is not null then 'late'
    when state <> 'refunded' and app.payment_rank(state) < app.payment_rank(payment.status) then 'late'
    else 'recorded'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, outcome)
  values (record_payment_state.provider, record_payment_state.event_id, payment.id, state, outcome);

  if outcome = 'recorded' then
    update public.payments p set
      status = case when state = 'refunded' then p.status else state end,
      refunded_at = case when state = 'refunded' then now() else p.refunded_at end,
      failure_code = case when state = 'failed' then left(record_payment_state.failure_code, 60) else p.failure_code end,
      provider_reference = coalesce(p.provider_reference, left(record_payment_state.provider_reference, 200)),
      reconcile_at = now() + app.reconcile_after(p.provider)
    where p.id = payment.id;
    perform app.audit('payment.' || state, 'payment', payment.id);
  end if;
  return outcome;
end
$$;

-- Payments that the provider left open for too long, each to one caller at a time.
create function app.payments_to_reconcile(max_rows integer)
returns table (
  payment_id uuid, document_id uuid, provider_name text, provider_reference text, status text, amount_minor integer, currency text,
  created_at timestamptz
)
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id from public.payments p
    where p.status in ('open', 'processing') and p.reconcile_at <= now()
    order by p.reconcile_at limit max_rows
    for update skip locked
  )
  update public.payments p set reconcile_at = now() + app.reconcile_after(p.provider)
  from due where p.id = due.id
  returning p.id, p.document_id, p.provider, p.provider_reference, p.status, p.amount_minor, p.currency, p.created_at
$$;

revoke all on all functions in schema app from public;
grant execute on function app.start_payment(uuid, text, text) to portal_user;
grant execute on function app.mark_paid(uuid, text, text, integer, text, uuid) to portal_service;
grant execute on function app.record_payment_state(uuid, text, text, text, text, text) to portal_service;
grant execute on function app.payments_to_reconcile(integer) to portal_service;
