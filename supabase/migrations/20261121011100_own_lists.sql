-- Clients by the thousand, and documents that their owner no longer wants. SQLSTATEs: UB001 no such row of the caller's, UB002 too many,
-- UB003 already paid, UB004 a payment is under way.

-- The number is that of db/schema/limits.ts. Counted once a statement, since many come at once; the lock makes it exact when one person's
-- inserts race, because what is counted after it was taken includes what the other had added.
drop trigger limit_rows on public.clients;
create or replace function app.limit_clients() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  for owner in select distinct a.user_id from added a order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('clients of ' || owner, 0));
    if (select count(*) from public.clients c where c.user_id = owner) > 10000 then
      raise exception 'too many clients' using errcode = 'UB002';
    end if;
  end loop;
  return null;
end
$$;
create trigger limit_rows after insert on public.clients
  referencing new table as added for each statement execute function app.limit_clients();

-- What makes two clients the same for an import: the address and the company, in whatever case.
create function app.client_key(email text, company text) returns text
language sql immutable set search_path = ''
as $$
  select lower(email collate "und-x-icu") || chr(10) || lower(company collate "und-x-icu")
$$;

-- Which of the given rows, by their number, are clients of the caller's already. `entries`: [{ n, email, company }].
create function app.find_same_clients(entries jsonb) returns table (n integer, is_archived boolean)
language sql stable security definer set search_path = ''
as $$
  select r.n, bool_and(c.archived_at is not null)
  from jsonb_to_recordset(entries) r (n integer, email text, company text)
  join public.clients c on app.client_key(c.email, c.company) = app.client_key(r.email, r.company)
  where c.user_id = app.uid()
  group by r.n
$$;

-- Adds those of the given clients that the caller has not yet, and answers how many; all of them or none. Sent twice it adds nothing the
-- second time, also when both come at once. `entries`: [{ name, email, company, profile }].
create function app.import_clients(entries jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  added integer;
begin
  if caller is null then
    raise exception 'no session' using errcode = 'UA001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('clients of ' || caller, 0));
  with given as (
    select distinct on (key) e.name, e.email, e.company, e.profile, app.client_key(e.email, e.company) as key
    from jsonb_to_recordset(entries) e (name text, email text, company text, profile jsonb)
    order by key
  )
  insert into public.clients (user_id, name, email, company, profile)
  select caller, g.name, g.email, g.company, g.profile from given g
  where g.key not in (select app.client_key(c.email, c.company) from public.clients c where c.user_id = caller);
  get diagnostics added = row_count;
  if added > 0 then
    perform app.audit('clients.imported', 'user', caller, jsonb_build_object('count', added));
  end if;
  return added;
end
$$;

-- Deletes an unpaid document of the caller's with its text; what was tried to pay for it stays in the books. In turn with
-- app.start_payment and app.mark_paid, which lock the document too.
create function app.delete_document(document_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
begin
  select * into document from public.documents d where d.id = delete_document.document_id and d.user_id = app.uid() for update;
  if not found then
    raise exception 'no such document' using errcode = 'UB001';
  elsif document.is_paid then
    raise exception 'already paid' using errcode = 'UB003';
  elsif exists (select from public.payments p where p.document_id = document.id and p.status in ('open', 'processing')) then
    raise exception 'a payment is under way' using errcode = 'UB004';
  end if;
  perform app.audit('document.deleted', 'document', document.id);
  delete from public.documents d where d.id = document.id;
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.find_same_clients(jsonb) to portal_user;
grant execute on function app.import_clients(jsonb) to portal_user;
grant execute on function app.delete_document(uuid) to portal_user;
