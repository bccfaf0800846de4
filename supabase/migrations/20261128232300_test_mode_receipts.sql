-- What was bought in Stripe's test mode cost nothing, as with the simulator: its receipt says so, also where there is a seller.

create or replace function app.issue_receipt(payment public.payments) returns void
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
    payment.provider <> 'stripe' or not exists (select from private.settings s where s.key = 'seller')
  );
end
$$;
revoke all on function app.issue_receipt(public.payments) from public;
