-- Receipts, and mails of which nobody knows whether they went out or that came back.

-- Who sells: the operator's setting, or that nobody does. The rate is in hundredths of a per cent.
create function app.seller(out name text, out address text, out tax_number text, out tax_rate integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  said constant jsonb := (select s.value::jsonb from private.settings s where s.key = 'seller');
begin
  name := coalesce(said ->> 'name', 'Demonstration');
  address := coalesce(said ->> 'address', 'Nobody sells anything here');
  tax_number := nullif(said ->> 'taxNumber', '');
  tax_rate := coalesce((said ->> 'taxRateBasisPoints')::integer, 0);
end
$$;

-- The country of a VAT number of the European Union, by its first two letters; else null.
create function app.vat_country(vat_number text) returns text
language sql immutable set search_path = ''
as $$
  select left(vat_number, 2) where left(vat_number, 2) in (
    'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT',
    'RO', 'SE', 'SI', 'SK'
  )
$$;

-- The receipt of a payment that succeeded. The price holds the tax: what was charged never changes, whoever buys.
create function app.issue_receipt(payment public.payments) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issued_in constant smallint := extract(year from now() at time zone 'utc');
  seller constant record := app.seller();
  person public.users;
  vat_number text;
  treatment text;
  rate integer := 0;
  next integer;
begin
  select * into person from public.users u where u.id = payment.user_id;
  vat_number := person.profile ->> 'vatNumber';
  treatment := case
    when seller.tax_rate = 0 then 'none'
    when app.vat_country(vat_number) <> app.vat_country(seller.tax_number) then 'reverse-charge'
    else 'contained'
  end;
  if treatment = 'contained' then
    rate := seller.tax_rate;
  end if;

  insert into private.receipt_counters as c (year, last) values (issued_in, 1)
  on conflict (year) do update set last = c.last + 1 returning c.last into next;
  insert into public.receipts (
    number, year, serial, payment_id, user_id, document_id, title, amount_minor, currency, tax_treatment, tax_rate_basis_points, tax_minor,
    seller, buyer, is_demonstration
  ) values (
    issued_in || '-' || lpad(next::text, greatest(6, length(next::text)), '0'), issued_in, next, payment.id, payment.user_id,
    payment.document_id, coalesce((select d.title from public.documents d where d.id = payment.document_id), 'Solution document'),
    payment.amount_minor, payment.currency, treatment, rate, round(payment.amount_minor * rate::numeric / (10000 + rate))::integer,
    jsonb_strip_nulls(jsonb_build_object('name', seller.name, 'address', seller.address, 'taxNumber', seller.tax_number)),
    jsonb_strip_nulls(jsonb_build_object(
      'name', coalesce(nullif(person.name, ''), person.email, 'Erased account'), 'company', nullif(person.company, ''),
      'address', person.profile -> 'address', 'vatNumber', vat_number
    )),
    payment.provider = 'simulator' or not exists (select from private.settings s where s.key = 'seller')
  );
end
$$;

create function app.keep_receipt() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.issue_receipt(new);
  return null;
end
$$;
create trigger keep_receipt after update of status on public.payments
  for each row when (new.status = 'succeeded' and old.status <> 'succeeded') execute function app.keep_receipt();

-- For payments from before there were receipts, in the order in which they were made. Answers how many it issued.
create function app.issue_missing_receipts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
  issued integer := 0;
begin
  for payment in
    select p.* from public.payments p
    where p.status = 'succeeded' and not exists (select from public.receipts r where r.payment_id = p.id)
    order by p.succeeded_at, p.id for update
  loop
    perform app.issue_receipt(payment);
    issued := issued + 1;
  end loop;
  return issued;
end
$$;

-- A receipt stays as it was issued. When the account goes, so does whoever bought: the country stays, and the VAT number where the tax
-- depends on it.
create function app.guard_receipt() returns trigger
language plpgsql set search_path = ''
as $$
declare
  same public.receipts := old;
begin
  if old.user_id is not null and new.user_id is null then
    new.buyer := jsonb_strip_nulls(jsonb_build_object(
      'name', 'Erased account',
      'address', case when old.buyer -> 'address' ? 'country' then jsonb_build_object('country', old.buyer -> 'address' -> 'country') end,
      'vatNumber', case when old.tax_treatment = 'reverse-charge' then old.buyer -> 'vatNumber' end
    ));
    same.user_id := null;
    same.buyer := new.buyer;
  end if;
  if new.document_id is null then
    same.document_id := null;
  end if;
  if new is distinct from same then
    raise exception 'a receipt does not change' using errcode = '23514', constraint = 'receipts_do_not_change';
  end if;
  return new;
end
$$;
create trigger guard before update on public.receipts for each row execute function app.guard_receipt();
create trigger append_only before delete on public.receipts for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on public.receipts for each statement execute function app.refuse_change();

-- Up to max_rows mails that are due, each to one caller at a time and for two minutes. One whose caller died while handing it over may have
-- gone out: it is not sent again.
drop function app.claim_deliveries(integer);
create function app.claim_deliveries(max_rows integer)
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
    order by d.next_attempt_at limit max_rows
    for update skip locked
  )
  update public.deliveries d
  set status = 'sending', attempts = d.attempts + 1, leased_until = now() + interval '2 minutes', handed_at = null
  from due where d.id = due.id
  returning d.id, d.document_id, d.attempts, d.reason
$$;

-- The mail is made and now goes to the carrier. False: the claim had lapsed, and the mail is somebody else's to send.
create function app.hand_over_delivery(delivery_id uuid, attempt smallint) returns boolean
language sql security definer set search_path = ''
as $$
  with mine as (
    update public.deliveries d set handed_at = now(), leased_until = now() + interval '2 minutes'
    where d.id = hand_over_delivery.delivery_id and d.status = 'sending' and d.attempts = hand_over_delivery.attempt and d.leased_until > now()
    returning d.id
  )
  select exists (select from mine)
$$;

-- The carrier did not say whether it took the mail.
create function app.doubt_delivery(delivery_id uuid, attempt smallint, error text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.deliveries d set status = 'uncertain', leased_until = null, last_error = left(doubt_delivery.error, 1000)
  where d.id = doubt_delivery.delivery_id and d.status = 'sending' and d.attempts = doubt_delivery.attempt;
  if found then
    perform app.audit('delivery.uncertain', 'delivery', doubt_delivery.delivery_id);
  end if;
end
$$;

-- The recipient's mail server sent a mail back for good. Only what may have gone out can come back, and once.
create function app.record_bounce(delivery_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.deliveries d set bounced_at = now(), bounce_reason = left(coalesce(nullif(btrim(record_bounce.reason), ''), 'no reason given'), 1000)
  where d.id = record_bounce.delivery_id and d.bounced_at is null and d.status in ('sent', 'uncertain', 'sending');
  if found then
    perform app.audit('delivery.bounced', 'delivery', record_bounce.delivery_id);
    return true;
  end if;
  return false;
end
$$;

-- An admin has the mail of a paid document sent to its owner again, within the owner's own five times a day. Answers as app.resend_delivery.
create function app.resend_delivery_for_owner(document_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
  delivery_id uuid;
begin
  select * into document from public.documents d where d.id = resend_delivery_for_owner.document_id and d.is_paid for update;
  if not found then
    raise exception 'no such document' using errcode = 'UB001';
  end if;
  perform from public.deliveries d
  where d.document_id = document.id and d.status in ('pending', 'sending') and d.reason <> 'reminder';
  if found then
    return 'under-way';
  end if;
  if (select count(*) from public.deliveries d
      where d.document_id = document.id and d.reason = 'resend' and d.created_at > now() - interval '1 day') >= 5 then
    raise exception 'sent too often' using errcode = 'UB002';
  end if;
  insert into public.deliveries (document_id, user_id, reason) values (document.id, document.user_id, 'resend') returning id into delivery_id;
  perform app.audit('delivery.asked-again', 'delivery', delivery_id);
  return 'queued';
end
$$;

-- As before, with the number of the receipt.
drop function app.delivery_mail(uuid);
create function app.delivery_mail(delivery_id uuid)
returns table (
  document_id uuid, recipient_email text, recipient_name text, title text, description text, template_type text, content text,
  content_version text, client_snapshot jsonb, price numeric, currency text, created_at timestamptz, paid_at timestamptz, receipt_number text
)
language sql stable security definer set search_path = ''
as $$
  select
    d.id, u.email, u.name, d.title, d.description, d.template_type, t.generated_content, d.content_version, d.client_snapshot, d.price,
    d.currency, d.created_at, d.paid_at, (select r.number from public.receipts r where r.document_id = d.id order by r.number limit 1)
  from public.deliveries m
  join public.documents d on d.id = m.document_id and d.is_paid
  join public.document_contents t on t.document_id = d.id
  join public.users u on u.id = d.user_id
  join auth.users a on a.id = u.id and a.email_confirmed_at is not null
  where m.id = delivery_mail.delivery_id and m.status = 'sending'
$$;

do $$
declare
  target text;
begin
  foreach target in array array['public.receipts', 'private.receipt_counters'] loop
    execute format('alter table %s force row level security', target);
    execute format('revoke all on %s from public, anon, authenticated, service_role', target);
  end loop;
end
$$;
grant select on public.receipts to portal_user;
grant select (id, number, year, serial, payment_id, user_id, document_id, title, amount_minor, currency, tax_treatment, tax_rate_basis_points,
  tax_minor, is_demonstration, issued_at) on public.receipts to portal_admin, portal_owner;
grant select (bounced_at) on public.deliveries to portal_user;
revoke all on all functions in schema app from public;
grant execute on function app.claim_deliveries(integer) to portal_service;
grant execute on function app.delivery_mail(uuid) to portal_service;
grant execute on function app.hand_over_delivery(uuid, smallint) to portal_service;
grant execute on function app.doubt_delivery(uuid, smallint, text) to portal_service;
grant execute on function app.record_bounce(uuid, text) to portal_service;
grant execute on function app.resend_delivery_for_owner(uuid) to portal_admin, portal_owner;
