-- A refund that the buyer's bank sends back is none: the buyer has less back than was said, and what should never have been taken is owed again.

create or replace function app.guard_payment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  is_returned boolean := false;
begin
  -- What was given back becomes less only with the event that says so, in the same transaction.
  if new.refunded_minor < old.refunded_minor and new.refunded_at is null then
    is_returned := exists (
      select from public.payment_events e
      where e.payment_id = new.id and e.type = 'refund-returned' and e.received_at = now()::timestamptz(3)
    );
  end if;
  if app.payment_rank(new.status) < app.payment_rank(old.status)
     or (old.status = 'succeeded' and new.status <> 'succeeded')
     or (old.succeeded_at is not null and new.succeeded_at is distinct from old.succeeded_at)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at and not is_returned)
     or (new.refunded_minor < old.refunded_minor and not is_returned)
     or (old.disputed_at is not null and new.disputed_at is distinct from old.disputed_at)
     or (old.dispute_status in ('won', 'lost') and new.dispute_status is distinct from old.dispute_status)
  then
    raise exception 'a payment does not go back' using errcode = '23514', constraint = 'payments_do_not_go_back';
  end if;
  if (new.id, new.provider, new.amount_minor, new.currency, new.created_at)
     is distinct from (old.id, old.provider, old.amount_minor, old.currency, old.created_at)
     or (new.document_id is not null and new.document_id is distinct from old.document_id)
     or (new.user_id is not null and new.user_id is distinct from old.user_id)
     or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
  then
    raise exception 'what a payment is for does not change' using errcode = '23514', constraint = 'payments_do_not_change';
  end if;
  return new;
end
$$;

-- The provider does not give money back, or the buyer's bank sent it back: refunded_minor is what the buyer has back now, null where nobody
-- knows. The owners are told once, and the buyer of what was sent back. Where the money should never have been taken, the provider is asked
-- again every day. Answers recorded · repeated · mismatch (provider or amount) · unknown-payment.
create function app.refuse_refund(payment_id uuid, provider text, event_id text, reason text, refunded_minor integer) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(refuse_refund.payment_id);
  returned constant integer := greatest(payment.refunded_minor - refuse_refund.refunded_minor, 0);
  outcome text;
begin
  perform from public.payment_events e where e.provider = refuse_refund.provider and e.event_id = refuse_refund.event_id;
  if found then
    return 'repeated';
  end if;

  outcome := case
    when payment.id is null then 'unknown-payment'
    when payment.provider <> refuse_refund.provider
      or refuse_refund.refunded_minor not between 0 and payment.amount_minor then 'mismatch'
    else 'recorded'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, amount_minor, currency, outcome)
  values (refuse_refund.provider, refuse_refund.event_id, payment.id, case when returned > 0 then 'refund-returned' else 'refund-refused' end,
    refuse_refund.refunded_minor, case when refuse_refund.refunded_minor is not null then payment.currency end, outcome);

  if outcome = 'recorded' then
    if returned > 0 then
      update public.payments p set refunded_minor = refuse_refund.refunded_minor, refunded_at = null where p.id = payment.id;
      insert into public.deliveries (payment_id, user_id, reason, amount_minor)
      select payment.id, payment.user_id, 'refund-returned', returned where payment.user_id is not null
      on conflict do nothing;
    end if;
    update public.payments p set failure_code = left(refuse_refund.reason, 60), reconcile_at = now() + interval '1 day'
    where p.id = payment.id and p.status = 'duplicate' and p.refunded_at is null;
    perform app.audit('payment.refund-refused', 'payment', payment.id, jsonb_strip_nulls(jsonb_build_object('returned', nullif(returned, 0))));
    perform app.alert_owners(payment.id, 'refund-refused', coalesce(nullif(returned, 0), payment.amount_minor));
  end if;
  return outcome;
end
$$;

-- What the release before calls.
create or replace function app.refuse_refund(payment_id uuid, provider text, event_id text, reason text) returns text
language sql security definer set search_path = ''
as $$
  select app.refuse_refund(refuse_refund.payment_id, refuse_refund.provider, refuse_refund.event_id, refuse_refund.reason, null)
$$;

-- As before. Money that was sent back and goes again is told of once.
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
      values (payment.id, payment.user_id, 'money-back', record_refund.refunded_minor)
      on conflict do nothing;
    end if;
  end if;
  return outcome;
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.refuse_refund(uuid, text, text, text, integer) to portal_service;
