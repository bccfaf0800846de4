-- What admins count and owners do, further on: the way from an assessment to a payment, figures that can be counted anew, reminders of what
-- waits for payment, and an audit log that shows where from and whether it was tampered with.

alter table public.audit_chain force row level security;
revoke all on public.audit_chain from public, anon, authenticated, service_role;
grant select on public.audit_chain to portal_owner;
grant select (id, user_id, step, created_at, updated_at, completed_at) on public.assessments to portal_admin, portal_owner;
grant select (payment_begun_at) on public.documents to portal_admin, portal_owner;
create trigger append_only before update or delete on public.audit_chain for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on public.audit_chain for each statement execute function app.refuse_change();

-- A document is made once. Afterwards it can be paid, and its client can be deleted; nothing else.
create or replace function app.guard_document() returns trigger
language plpgsql set search_path = ''
as $$
declare
  free constant text[] := array['is_paid', 'paid_at', 'payment_begun_at', 'client_id'];
begin
  if old.is_paid and not new.is_paid then
    raise exception 'a paid document stays paid' using errcode = '23514', constraint = 'documents_stay_paid';
  end if;
  if to_jsonb(new) - free is distinct from to_jsonb(old) - free
     or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
     or (old.payment_begun_at is not null and new.payment_begun_at is distinct from old.payment_begun_at)
  then
    raise exception 'a document does not change' using errcode = '23514', constraint = 'documents_do_not_change';
  end if;
  return new;
end
$$;

create function app.note_payment_begun() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.documents d set payment_begun_at = new.created_at where d.id = new.document_id and d.payment_begun_at is null;
  return null;
end
$$;
create trigger note_begun after insert on public.payments for each row execute function app.note_payment_begun();

-- What the rows of a table count for, as a query: moment, figure, currency, amount. `sign` is a minus where the rows are gone.
create function app.counted(table_name text, rows_of text, sign text) returns text
language sql immutable set search_path = ''
as $$
  select format(case table_name
    when 'users' then $q$
      select created_at, figure, '', %2$s1 from %1$s cross join lateral (values
        ('users'), (case when status = 'active' then 'users-active' end), (case when company <> '' then 'users-with-company' end)
      ) f (figure) $q$
    when 'clients' then $q$ select created_at, 'clients', '', %2$s1 from %1$s $q$
    when 'assessments' then $q$
      select created_at, figure, '', %2$s1 from %1$s cross join lateral (values
        ('assessments'), (case when step = 12 or completed_at is not null then 'assessments-finished' end)
      ) f (figure) $q$
    when 'documents' then $q$
      select created_at, figure, '', %2$s1 from %1$s cross join lateral (values
        ('documents'), (case when payment_begun_at is not null then 'documents-begun' end), (case when is_paid then 'documents-paid' end)
      ) f (figure) $q$
    when 'payments' then $q$
      select succeeded_at, 'revenue', currency, %2$s(amount_minor - refunded_minor) from %1$s where status = 'succeeded' and refunded_at is null $q$
  end, rows_of, sign)
$$;

-- The statement that adds up what such queries, joined by `union all`, find: a line a day, figure and currency.
create function app.summing(counted text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    'insert into public.figures (day, figure, currency, amount)
     select (moment at time zone ''utc'')::date, figure, currency, sum(amount)
     from (%s) changes (moment, figure, currency, amount) where figure is not null group by 1, 2, 3 having sum(amount) <> 0', counted)
$$;

-- Adds lines and changes none, so that nobody waits for anybody's counting. One line a day and figure for a whole statement.
create or replace function app.keep_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute app.summing(concat_ws(
    ' union all ',
    case when tg_op <> 'DELETE' then app.counted(tg_table_name, 'added', '') end,
    case when tg_op <> 'INSERT' then app.counted(tg_table_name, 'removed', '-') end
  ));
  return null;
end
$$;
create trigger figures_insert after insert on public.assessments referencing new table as added
  for each statement execute function app.keep_figures();
create trigger figures_update after update on public.assessments referencing old table as removed new table as added
  for each statement execute function app.keep_figures();
create trigger figures_delete after delete on public.assessments referencing old table as removed
  for each statement execute function app.keep_figures();

-- Counts every figure anew, for an operator who loaded rows with triggers switched off; answers with the number of lines. Writers wait meanwhile.
create function app.recount_figures() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  lines integer;
begin
  lock table public.users, public.clients, public.assessments, public.documents, public.payments, public.figures in share row exclusive mode;
  delete from public.figures;
  execute app.summing((
    select string_agg(app.counted(t, 'public.' || t, ''), ' union all ')
    from unnest(array['users', 'clients', 'assessments', 'documents', 'payments']) t
  ));
  get diagnostics lines = row_count;
  return lines;
end
$$;

-- What was there before: when a payment was begun, and the figures that are new.
update public.documents d set payment_begun_at = p.begun
from (select document_id, min(created_at) as begun from public.payments where document_id is not null group by 1) p
where p.document_id = d.id;
select app.recount_figures();

-- Where the request came from, beside who and what. Called by the other functions, in the transaction of what it records. Never give it the
-- values of personal data.
create or replace function app.audit(action text, entity text, entity_id uuid, detail jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_events (actor_id, actor_role, action, entity, entity_id, detail, request_id, network)
  select
    app.uid(), coalesce(nullif(current_setting('role', true), 'none'), session_user), action, entity, entity_id, detail,
    left(claims ->> 'request_id', 60), left(claims ->> 'network', 60)
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) said
$$;

-- A line of the log in words that are the same on every server and in every time zone, hashed together with the hash before it.
create function app.audit_hash(previous text, event public.audit_events) returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(previous || jsonb_build_array(
    event.id, (extract(epoch from event.at) * 1000)::bigint, event.actor_id, event.actor_role, event.action, event.entity, event.entity_id,
    event.detail, event.request_id, event.network)::text, 'utf8')), 'hex')
$$;

-- Adds the lines that are new to the chain, at most so many, and answers with their number. Nobody who writes to the log waits for it. A line
-- may be committed after ones with higher numbers; those ten thousand before the newest are looked through again.
create function app.seal_audit(max_rows integer default 5000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  newest bigint;
  last_position bigint;
  last_hash text;
  event public.audit_events;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select c.position, c.hash into last_position, last_hash from public.audit_chain c order by c.position desc limit 1;
  select max(c.event_id) into newest from public.audit_chain c;
  for event in
    select e.* from public.audit_events e
    where e.id > coalesce(newest - 10000, 0) and not exists (select from public.audit_chain c where c.event_id = e.id)
    order by e.id limit max_rows
  loop
    last_position := coalesce(last_position, 0) + 1;
    last_hash := app.audit_hash(coalesce(last_hash, ''), event);
    insert into public.audit_chain (position, event_id, hash) values (last_position, event.id, last_hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- Whether the log is what it was. `broken_at` is the first line that was changed, slipped in or taken out, null when there is none; `waiting`
-- lines are not in the chain yet, and after an hour that is a fault too. `head` stands for all that was written: kept elsewhere, it also shows
-- that the chain was made anew.
create function app.verify_audit() returns table (sealed bigint, waiting bigint, head text, broken_at bigint)
language sql stable security definer set search_path = ''
as $$
  with links as (
    select c.position, c.event_id, c.hash,
      e.id is null or c.position <> row_number() over w or c.hash <> app.audit_hash(coalesce(lag(c.hash) over w, ''), e) as is_broken
    from public.audit_chain c left join public.audit_events e on e.id = c.event_id
    window w as (order by c.position)
  ), missing as (
    select e.id, e.at from public.audit_events e where not exists (select from public.audit_chain c where c.event_id = e.id)
  )
  select
    (select count(*) from links), (select count(*) from missing), (select l.hash from links l order by l.position desc limit 1),
    coalesce(
      (select l.event_id from links l where l.is_broken order by l.position limit 1),
      (select min(m.id) from missing m where m.at < now() - interval '1 hour'))
$$;

-- An owner takes the log away.
create function app.record_audit_export(filter jsonb) returns void
language sql security definer set search_path = ''
as $$
  select app.audit('audit.exported', 'audit', null, filter)
$$;

-- An owner has somebody reminded of a document that waits for payment: once a day. Answers queued · not-found · paid · under-way (the payment
-- is being taken) · unreachable (suspended, or the address is not confirmed) · too-soon; only the first changed anything.
create function app.remind_of_payment(document_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  document record;
begin
  select d.id, d.user_id, d.is_paid, u.status, a.email_confirmed_at into document
  from public.documents d join public.users u on u.id = d.user_id join auth.users a on a.id = u.id
  where d.id = remind_of_payment.document_id for update of d;
  if not found then
    return 'not-found';
  elsif document.is_paid then
    return 'paid';
  elsif exists (select from public.payments p where p.document_id = document.id and p.status = 'processing') then
    return 'under-way';
  elsif document.status <> 'active' or document.email_confirmed_at is null then
    return 'unreachable';
  elsif exists (
    select from public.deliveries m
    where m.document_id = document.id and m.reason = 'reminder' and (m.created_at > now() - interval '1 day' or m.status in ('pending', 'sending'))
  ) then
    return 'too-soon';
  end if;
  insert into public.deliveries (document_id, user_id, reason) values (document.id, document.user_id, 'reminder');
  perform app.audit('document.reminded', 'document', document.id);
  return 'queued';
end
$$;

-- What is paid needs no reminder any more.
create function app.drop_reminders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deliveries m where m.document_id = new.id and m.reason = 'reminder' and m.status <> 'sent';
  return null;
end
$$;
create trigger drop_reminders after update of is_paid on public.documents for each row when (new.is_paid and not old.is_paid)
  execute function app.drop_reminders();

-- Up to max_rows mails that are due, each to one caller at a time and for two minutes.
drop function app.claim_deliveries(integer);
create function app.claim_deliveries(max_rows integer)
returns table (delivery_id uuid, document_id uuid, attempt smallint, reason text)
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
  returning d.id, d.document_id, d.attempts, d.reason
$$;

-- What a reminder says: only for a claimed one of a document that is not paid, to the confirmed address of its owner. Otherwise no row.
create function app.reminder_mail(delivery_id uuid)
returns table (
  document_id uuid, recipient_email text, recipient_name text, title text, client_snapshot jsonb, price numeric, currency text,
  created_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select d.id, u.email, u.name, d.title, d.client_snapshot, d.price, d.currency, d.created_at
  from public.deliveries m
  join public.documents d on d.id = m.document_id and not d.is_paid
  join public.users u on u.id = d.user_id and u.status = 'active'
  join auth.users a on a.id = u.id and a.email_confirmed_at is not null
  where m.id = reminder_mail.delivery_id and m.reason = 'reminder' and m.status = 'sending'
$$;

revoke all on all functions in schema app from public;
grant execute on function app.seal_audit(integer) to portal_service;
grant execute on function app.verify_audit() to portal_owner;
grant execute on function app.record_audit_export(jsonb) to portal_owner;
grant execute on function app.remind_of_payment(uuid) to portal_owner;
grant execute on function app.claim_deliveries(integer) to portal_service;
grant execute on function app.reminder_mail(uuid) to portal_service;
