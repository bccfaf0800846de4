-- What a provider takes back: refunds and disputes. They are written down, the owners are told by mail, and the document stays open.

-- A payment with what was given back was given back whole; until now there was no other way.
update public.payments set refunded_minor = amount_minor where refunded_at is not null;

create or replace function app.guard_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if app.payment_rank(new.status) < app.payment_rank(old.status)
     or (old.status = 'succeeded' and new.status <> 'succeeded')
     or (old.succeeded_at is not null and new.succeeded_at is distinct from old.succeeded_at)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
     or new.refunded_minor < old.refunded_minor
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

-- The provider's own name of an attempt, written down before it is asked for money. A name that is there already stays.
create function app.name_payment(payment_id uuid, provider text, reference text) returns void
language sql security definer set search_path = ''
as $$
  update public.payments p set provider_reference = left(name_payment.reference, 200)
  where p.id = name_payment.payment_id and p.provider = name_payment.provider and p.provider_reference is null
$$;

-- What else a provider says of a payment on its way: processing, failed, cancelled. A payment never goes back, so a late word changes nothing.
-- Answers recorded · late · repeated · mismatch · unknown-payment.
create or replace function app.record_payment_state(
  payment_id uuid, provider text, event_id text, state text, provider_reference text default null, failure_code text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(record_payment_state.payment_id);
  outcome text;
begin
  if state is null or state not in ('processing', 'failed', 'cancelled') then
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
    when app.payment_rank(state) < app.payment_rank(payment.status) then 'late'
    else 'recorded'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, outcome)
  values (record_payment_state.provider, record_payment_state.event_id, payment.id, state, outcome);

  if outcome = 'recorded' then
    update public.payments p set
      status = state,
      failure_code = case when state = 'failed' then left(record_payment_state.failure_code, 60) else p.failure_code end,
      provider_reference = coalesce(p.provider_reference, left(record_payment_state.provider_reference, 200)),
      reconcile_at = now() + app.reconcile_after(p.provider)
    where p.id = payment.id;
    perform app.audit('payment.' || state, 'payment', payment.id);
  end if;
  return outcome;
end
$$;

-- A line in the outbox for every owner.
create function app.alert_owners(payment_id uuid, kind text, amount_minor integer) returns void
language sql security definer set search_path = ''
as $$
  insert into public.payment_alerts (payment_id, user_id, kind, amount_minor)
  select alert_owners.payment_id, u.id, alert_owners.kind, alert_owners.amount_minor
  from public.users u where u.role = 'owner' and u.status = 'active'
$$;

-- The provider gave money back: refunded_minor in all, so far. It may be told before the success that it follows.
-- Answers recorded · late (no more than was known) · repeated · mismatch (provider, currency or amount) · unknown-payment.
create function app.record_refund(payment_id uuid, provider text, event_id text, refunded_minor integer, currency text) returns text
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
      refunded_at = case when record_refund.refunded_minor = p.amount_minor then now() end
    where p.id = payment.id;
    perform app.audit('payment.refunded', 'payment', payment.id, jsonb_build_object('minor', record_refund.refunded_minor));
    perform app.alert_owners(payment.id, 'refund', record_refund.refunded_minor);
  end if;
  return outcome;
end
$$;

-- The buyer's bank disputes a payment: open, then won or lost (by us), which is the end of it.
-- Answers recorded · late · repeated · mismatch · unknown-payment.
create function app.record_dispute(payment_id uuid, provider text, event_id text, status text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := app.lock_payment(record_dispute.payment_id);
  outcome text;
begin
  if record_dispute.status is null or record_dispute.status not in ('open', 'won', 'lost') then
    raise exception 'unknown status' using errcode = '22023';
  end if;
  perform from public.payment_events e where e.provider = record_dispute.provider and e.event_id = record_dispute.event_id;
  if found then
    return 'repeated';
  end if;

  outcome := case
    when payment.id is null then 'unknown-payment'
    when payment.provider <> record_dispute.provider then 'mismatch'
    when payment.dispute_status in ('won', 'lost') or payment.dispute_status = record_dispute.status then 'late'
    else 'recorded'
  end;
  insert into public.payment_events (provider, event_id, payment_id, type, outcome)
  values (record_dispute.provider, record_dispute.event_id, payment.id, 'dispute-' || record_dispute.status, outcome);

  if outcome = 'recorded' then
    update public.payments p set dispute_status = record_dispute.status, disputed_at = coalesce(p.disputed_at, now()) where p.id = payment.id;
    perform app.audit('payment.dispute-' || record_dispute.status, 'payment', payment.id);
    perform app.alert_owners(payment.id, 'dispute-' || record_dispute.status, payment.amount_minor);
  end if;
  return outcome;
end
$$;

-- Up to max_rows alerts that are due, each to one caller at a time and for two minutes, with what the mail says.
create function app.claim_payment_alerts(max_rows integer)
returns table (
  alert_id uuid, attempt smallint, kind text, amount_minor integer, currency text, payment_id uuid, provider_name text,
  provider_reference text, title text, recipient_email text
)
language sql security definer set search_path = ''
as $$
  with due as (
    select a.id from public.payment_alerts a
    where a.sent_at is null and a.next_attempt_at <= now()
    order by a.next_attempt_at limit max_rows
    for update skip locked
  ), claimed as (
    update public.payment_alerts a set attempts = least(a.attempts + 1, 1000), next_attempt_at = now() + interval '2 minutes'
    from due where a.id = due.id
    returning a.*
  )
  select c.id, c.attempts, c.kind, c.amount_minor, p.currency, p.id, p.provider, p.provider_reference, d.title, u.email
  from claimed c
  join public.payments p on p.id = c.payment_id
  join public.users u on u.id = c.user_id
  left join public.documents d on d.id = p.document_id
$$;

-- What became of an alert: sent, or to be tried again, ever more seldom and at last once a day.
create function app.settle_payment_alert(alert_id uuid, sent boolean, error text default null) returns void
language sql security definer set search_path = ''
as $$
  update public.payment_alerts a set
    sent_at = case when settle_payment_alert.sent then now() end,
    last_error = left(settle_payment_alert.error, 1000),
    next_attempt_at = now() + least(interval '1 minute' * power(5, least(a.attempts, 10) - 1), interval '1 day')
  where a.id = settle_payment_alert.alert_id and a.sent_at is null
$$;

alter table public.payment_alerts force row level security;
revoke all on all functions in schema app from public;
grant execute on function app.name_payment(uuid, text, text) to portal_service;
grant execute on function app.record_refund(uuid, text, text, integer, text) to portal_service;
grant execute on function app.record_dispute(uuid, text, text, text) to portal_service;
grant execute on function app.claim_payment_alerts(integer) to portal_service;
grant execute on function app.settle_payment_alert(uuid, boolean, text) to portal_service;
