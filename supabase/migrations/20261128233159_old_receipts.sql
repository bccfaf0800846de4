-- Receipts go by whole years, when the operator says that their time is over. Up to which year they went is kept: their numbers are then no gap,
-- and their payments get no new ones.
create function app.receipts_deleted_until() returns integer
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select s.value::integer from private.settings s where s.key = 'receipts_deleted_until'), 0)
$$;

-- Deletes the receipts of a year and those before it, and answers how many. For `postgres` alone; refused where the shortest period of any
-- country, six years after the end of that year, is not over. Payments stay, those of erased accounts without a name.
create function app.delete_receipts(until_year integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  gone integer;
begin
  if until_year is null or until_year >= extract(year from now() at time zone 'utc') - 6 then
    raise exception 'receipts are kept for six years after the end of theirs' using errcode = '22023';
  end if;
  insert into private.settings as s (key, value) values ('receipts_deleted_until', until_year::text)
  on conflict (key) do update set value = greatest(s.value::integer, excluded.value::integer)::text, updated_at = now();
  delete from public.receipts r where r.year <= until_year;
  get diagnostics gone = row_count;
  perform app.audit('payment.receipts-deleted', 'payment', null, jsonb_build_object('until', until_year, 'receipts', gone));
  return gone;
end
$$;

create function app.keep_until_deleted() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if old.year <= app.receipts_deleted_until() then
    return old;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = '42501';
end
$$;
create or replace trigger append_only before delete on public.receipts for each row execute function app.keep_until_deleted();

create or replace function app.issue_missing_receipts() returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  payment public.payments;
  issued integer := 0;
begin
  for payment in
    select p.* from public.payments p
    where p.status = 'succeeded' and extract(year from p.succeeded_at at time zone 'utc') > app.receipts_deleted_until()
      and not exists (select from public.receipts r where r.payment_id = p.id)
    order by p.succeeded_at, p.id for update
  loop
    perform app.issue_receipt(payment);
    issued := issued + 1;
  end loop;
  return issued;
end
$$;

revoke all on all functions in schema app from public;
