-- Who signed in where, and how long things are kept.

do $$
declare
  target text;
begin
  foreach target in array array['public.browsers', 'public.audit_months'] loop
    execute format('alter table %s force row level security', target);
    execute format('revoke all on %s from public, anon, authenticated, service_role', target);
  end loop;
end
$$;
grant select (user_id, first_used_at, last_used_at) on public.browsers to portal_user;
grant select (detail) on public.deliveries to portal_user;
-- What a notice says is its recipient's alone.
revoke select on public.deliveries from portal_admin, portal_owner;
grant select (id, document_id, user_id, reason, status, attempts, next_attempt_at, leased_until, last_error, created_at, sent_at, handed_at,
  bounced_at, bounce_reason, payment_id, amount_minor) on public.deliveries to portal_admin, portal_owner;
grant select on public.audit_months to portal_owner;

-- Somebody signed in with a browser that carries this key. Answers known, first (none was known before) or new; for a new one there is a mail,
-- five a day at most. An account keeps its twenty latest browsers.
create function app.note_sign_in(user_id uuid, browser_key text, country text, browser text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  key_hash constant text := encode(sha256(convert_to(note_sign_in.user_id || ' ' || browser_key, 'utf8')), 'hex');
  standing text;
begin
  perform from public.users u where u.id = note_sign_in.user_id for update;
  if not found then
    raise exception 'no such account' using errcode = 'UB001';
  end if;
  standing := case
    when exists (select from public.browsers b where b.user_id = note_sign_in.user_id and b.key = key_hash) then 'known'
    when exists (select from public.browsers b where b.user_id = note_sign_in.user_id) then 'new'
    else 'first'
  end;
  insert into public.browsers as b (user_id, key) values (note_sign_in.user_id, key_hash)
  on conflict on constraint browsers_pkey do update set last_used_at = now();
  delete from public.browsers b where b.user_id = note_sign_in.user_id and b.key not in (
    select k.key from public.browsers k where k.user_id = note_sign_in.user_id order by k.last_used_at desc, k.key limit 20
  );
  perform app.audit('account.signed-in', 'user', note_sign_in.user_id, jsonb_build_object('browser', standing));

  if standing = 'new' and (
    select count(*) from public.deliveries m
    where m.user_id = note_sign_in.user_id and m.reason = 'new-place' and m.created_at > now() - interval '1 day'
  ) < 5 then
    insert into public.deliveries (user_id, reason, detail) values (
      note_sign_in.user_id, 'new-place',
      jsonb_strip_nulls(jsonb_build_object('country', left(note_sign_in.country, 60), 'browser', left(note_sign_in.browser, 60)))
    );
  end if;
  return standing;
end
$$;

-- How long before the end its owner is told. Years are 366 days here, so that none is ever short.
create function app.told_ahead(reason text) returns interval
language sql immutable set search_path = ''
as $$
  select case reason
    when 'documents-expiring' then interval '30 days'
    when 'account-expiring' then interval '60 days'
    when 'account-expiring-last' then interval '14 days'
  end
$$;

-- What a notice about an account says: only for a claimed one, to the confirmed address. Otherwise no row. Of documents the twenty oldest are
-- named; `documents` is their number in all.
create function app.notice_mail(delivery_id uuid)
returns table (
  reason text, detail jsonb, created_at timestamptz, gone_on timestamptz, recipient_email text, recipient_name text, documents bigint, named jsonb
)
language sql stable security definer set search_path = ''
as $$
  select m.reason, m.detail, m.created_at, now() + app.told_ahead(m.reason), u.email, u.name, d.documents, d.named
  from public.deliveries m
  join public.users u on u.id = m.user_id
  join auth.users a on a.id = u.id and a.email_confirmed_at is not null
  cross join lateral (
    select count(*) as documents,
      coalesce(jsonb_agg(jsonb_build_object('title', e.title, 'client', e.client, 'created_at', e.created_at) order by e.place) filter (where e.place <= 20), '[]')
        as named
    from (
      select o.title, coalesce(o.client_snapshot ->> 'company', '') as client, o.created_at, row_number() over (order by o.created_at, o.id) as place
      from public.documents o
      where m.reason = 'documents-expiring' and o.user_id = m.user_id and not o.is_paid and o.created_at + interval '336 days' <= m.created_at
    ) e
  ) d
  where m.id = notice_mail.delivery_id and m.document_id is null and m.payment_id is null and m.status = 'sending'
    and (m.reason <> 'documents-expiring' or d.documents > 0)
$$;

-- When an account was last used: signed in to, or its session renewed.
create function app.last_used(user_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(
    u.created_at, a.last_sign_in_at,
    (select max(coalesce(s.refreshed_at at time zone 'utc', s.created_at)) from auth.sessions s where s.user_id = u.id))
  from public.users u join auth.users a on a.id = u.id where u.id = last_used.user_id
$$;

-- Whether somebody was told in time: since then, and so long ago. A mail that could not be delivered counts as told once it was given up.
create function app.was_told(user_id uuid, reason text, since timestamptz, ago interval) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deliveries m
    where m.user_id = was_told.user_id and m.reason = was_told.reason and m.created_at >= was_told.since
      and m.status not in ('pending', 'sending') and coalesce(m.sent_at, m.created_at) <= now() - was_told.ago
  )
$$;

-- Puts a mail into the outbox for everybody of whose unpaid documents, or whose account, the end comes near. Whoever administers the portal
-- keeps the account. Answers how many there are.
create function app.tell_of_expiry(max_rows integer default 500) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with due as (
    select d.user_id, 'documents-expiring' as reason from public.documents d
    where not d.is_paid and d.created_at <= now() - interval '336 days' and not exists (
      select from public.deliveries m
      where m.user_id = d.user_id and m.reason = 'documents-expiring'
        and m.created_at >= least(d.created_at + interval '336 days', now() - interval '1 day')
    )
    group by d.user_id
    union all
    select u.id, case when unused.days >= 717 and app.was_told(u.id, 'account-expiring', unused.since, interval '40 days')
      then 'account-expiring-last' else 'account-expiring' end
    from auth.users a
    join public.users u on u.id = a.id and u.role = 'user'
    cross join lateral (select l.since, extract(day from now() - l.since) as days from app.last_used(a.id) l (since)) unused
    where u.created_at <= now() - interval '671 days' and (a.last_sign_in_at is null or a.last_sign_in_at <= now() - interval '671 days')
      and a.email_confirmed_at is not null and unused.days >= 671
  )
  insert into public.deliveries (user_id, reason)
  select due.user_id, due.reason from due
  where due.reason = 'documents-expiring' or not exists (
    select from public.deliveries m
    where m.user_id = due.user_id and m.reason = due.reason and m.created_at >= app.last_used(due.user_id)
  )
  limit max_rows;
  get diagnostics told = row_count;
  return told;
end
$$;

-- Deletes unpaid documents of a year ago, with their answers, a month after their owner was told. Answers how many.
create function app.expire_documents(max_rows integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  document record;
  gone integer := 0;
begin
  for document in
    select d.id, d.assessment_id from public.documents d
    where not d.is_paid and d.created_at <= now() - interval '366 days'
      and app.was_told(d.user_id, 'documents-expiring', d.created_at + interval '336 days', app.told_ahead('documents-expiring'))
    order by d.created_at limit max_rows for update skip locked
  loop
    -- In turn with app.start_payment, which locks the document too: what was begun meanwhile shows only now.
    continue when exists (select from public.payments p where p.document_id = document.id and p.status in ('open', 'processing'));
    perform app.audit('document.expired', 'document', document.id);
    delete from public.documents d where d.id = document.id;
    delete from public.assessments a where a.id = document.assessment_id;
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

-- Deletes answers that no document was made of, or whose document is gone, a year after they were last touched. Answers how many.
create function app.expire_assessments(max_rows integer default 1000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.assessments a where a.id in (
    select o.id from public.assessments o
    where o.created_at <= now() - interval '366 days' and o.updated_at <= now() - interval '366 days'
      and not exists (select from public.documents d where d.assessment_id = o.id)
    order by o.created_at limit max_rows for update skip locked
  );
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Erases an account with everything in it, in this one transaction. What stays are the payments, which then name nobody, and the lines of the
-- log, which name ids. Refused while a payment is under way, since its money would have no owner.
create function app.erase_user(user_id uuid, detail jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- In turn with app.create_document, with another owner who leaves, and with app.start_payment and app.mark_paid.
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || erase_user.user_id, 0));
  perform from public.users u where u.role = 'owner' order by u.id for update;
  perform from public.users u where u.id = erase_user.user_id for update;
  if not found then
    raise exception 'no session' using errcode = 'UA001';
  end if;
  perform from public.documents d where d.user_id = erase_user.user_id order by d.id for update;

  if exists (select from public.payments p where p.user_id = erase_user.user_id and p.status in ('open', 'processing')) then
    raise exception 'a payment is under way' using errcode = 'UB004';
  elsif exists (select from public.users u where u.id = erase_user.user_id and u.role = 'owner')
    and not exists (select from public.users u where u.id <> erase_user.user_id and u.role = 'owner' and u.status = 'active') then
    raise exception 'the only owner stays' using errcode = 'UB005';
  end if;

  perform app.audit('user.erased', 'user', erase_user.user_id, erase_user.detail);
  delete from public.documents d where d.user_id = erase_user.user_id;
  -- Sessions, the row of ours, clients, assessments and mails go with it. A deletion by the API of Auth would be a second transaction,
  -- and could leave an account without its data, or data without its account.
  delete from auth.users a where a.id = erase_user.user_id;
end
$$;

-- Erases the caller's account.
create or replace function app.erase_account() returns void
language sql security definer set search_path = ''
as $$
  select app.erase_user(app.uid())
$$;

-- Erases accounts that were not confirmed within a week, and those that nobody has used for two years, two weeks after the last notice.
-- Answers how many; one with a payment under way waits.
create function app.expire_accounts(max_rows integer default 10) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  account record;
  gone integer := 0;
begin
  for account in
    select a.id, case when a.email_confirmed_at is null then 'unconfirmed' else 'unused' end as why
    from auth.users a join public.users u on u.id = a.id and u.role = 'user'
    where a.email_confirmed_at is null and u.created_at <= now() - interval '7 days'
      or u.created_at <= now() - interval '731 days' and (a.last_sign_in_at is null or a.last_sign_in_at <= now() - interval '731 days')
        and app.last_used(a.id) <= now() - interval '731 days'
        and app.was_told(a.id, 'account-expiring-last', app.last_used(a.id), app.told_ahead('account-expiring-last'))
    limit max_rows
  loop
    begin
      perform app.erase_user(account.id, jsonb_build_object('why', account.why));
      gone := gone + 1;
    exception when sqlstate 'UB004' then
      null;
    end;
  end loop;
  return gone;
end
$$;

-- Forgets what is of no use any more: what a notice said, a week after it; that it was sent, after 400 days; browsers that have not been used
-- for as long, but for an account's latest, by which the next one is known to be new. Answers how many.
create function app.expire_notes(max_rows integer default 5000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  emptied integer;
  deleted integer;
  forgotten integer;
begin
  update public.deliveries m set detail = '{}' where m.id in (
    select o.id from public.deliveries o
    where o.document_id is null and o.payment_id is null and o.detail <> '{}' and o.status not in ('pending', 'sending')
      and coalesce(o.sent_at, o.created_at) <= now() - interval '7 days'
    limit max_rows for update skip locked
  );
  get diagnostics emptied = row_count;
  delete from public.deliveries m where m.id in (
    select o.id from public.deliveries o
    where o.document_id is null and o.payment_id is null and o.created_at <= now() - interval '400 days'
    limit max_rows for update skip locked
  );
  get diagnostics deleted = row_count;
  delete from public.browsers b where (b.user_id, b.key) in (
    select o.user_id, o.key from public.browsers o
    where o.last_used_at <= now() - interval '400 days'
      and exists (select from public.browsers n where n.user_id = o.user_id and (n.last_used_at, n.key) > (o.last_used_at, o.key))
    limit max_rows for update skip locked
  );
  get diagnostics forgotten = row_count;
  return emptied + deleted + forgotten;
end
$$;

-- A row that is only ever added to may be deleted once it has been kept for its time: the arguments are the column of its date and the time.
create function app.keep_for() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and (to_jsonb(old) ->> tg_argv[0])::timestamptz <= now() - tg_argv[1]::interval then
    return old;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = '42501';
end
$$;
drop trigger append_only on public.payment_events;
create trigger append_only before update or delete on public.payment_events for each row execute function app.keep_for('received_at', '400 days');
drop trigger append_only on public.audit_events;
create trigger append_only before update or delete on public.audit_events for each row execute function app.keep_for('at', '24 months');

-- Deletes what the payment providers told us, once it has been kept for its time. Answers how many.
create function app.expire_payment_events(max_rows integer default 5000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.payment_events e where (e.provider, e.event_id) in (
    select o.provider, o.event_id from public.payment_events o
    where o.received_at <= now() - interval '400 days' order by o.received_at limit max_rows for update skip locked
  );
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- A seal goes after the line that it seals.
create function app.keep_seal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.audit_events e where e.id = old.event_id) then
    return old;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = '42501';
end
$$;
drop trigger append_only on public.audit_chain;
create trigger append_only before update or delete on public.audit_chain for each row execute function app.keep_seal();

-- Where the chain begins: after what was shortened last.
create function app.audit_anchor(out "position" bigint, out hash text)
language sql stable security definer set search_path = ''
as $$
  select (e.detail ->> 'position')::bigint, e.detail ->> 'hash' from public.audit_events e
  where e.action = 'audit.shortened' order by e.id desc limit 1
$$;

-- The chain link by link, from its beginning: the line, its time, and whether the seal is not that line's in this place.
create function app.audit_links(max_rows bigint default null)
returns table ("position" bigint, event_id bigint, hash text, at timestamptz, action text, is_broken boolean)
language sql stable security definer set search_path = ''
as $$
  select c.position, c.event_id, c.hash, e.at, e.action,
    e.id is null or c.position <> coalesce(a.position, 0) + row_number() over w
      or c.hash <> app.audit_hash(coalesce(lag(c.hash) over w, a.hash, ''), e)
  from (select l.* from public.audit_chain l order by l.position limit max_rows) c
  left join public.audit_events e on e.id = c.event_id
  cross join app.audit_anchor() a
  window w as (order by c.position)
$$;

create or replace function app.verify_audit() returns table (sealed bigint, waiting bigint, head text, broken_at bigint)
language sql stable security definer set search_path = ''
as $$
  with links as (
    select * from app.audit_links()
  ), missing as (
    select e.id, e.at from public.audit_events e where not exists (select from public.audit_chain c where c.event_id = e.id)
  )
  select
    (select count(*) from links), (select count(*) from missing), (select l.hash from links l order by l.position desc limit 1),
    coalesce(
      (select l.event_id from links l where l.is_broken order by l.position limit 1),
      (select min(m.id) from missing m where m.at < now() - interval '1 hour'))
$$;

-- Takes the lines of whole days that were kept for two years off the beginning of the log, and counts them by month and action. A line of the
-- log says where the chain now begins, so that the rest is verified as before. One link stays in any case, and nothing goes while a link does
-- not hold. Answers how many.
create function app.shorten_audit(max_rows integer default 5000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  until constant timestamptz := (date_trunc('day', now() at time zone 'utc') at time zone 'utc') - interval '24 months';
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  perform from public.audit_events e where e.at < until order by e.at limit 1;
  if not found then
    return 0;
  end if;
  with links as (
    select l.*, bool_or(coalesce(l.at >= until, false)) over (order by l.position) as is_kept from app.audit_links(max_rows + 1) l
  )
  select array_agg(l.event_id) as event_ids, bool_or(l.is_broken) as is_broken, max(l.position) as position
  into last
  from links l
  where not l.is_kept and l.position < (select max(o.position) from links o);
  if last.is_broken is distinct from false then
    return 0;
  end if;

  perform app.audit('audit.shortened', 'audit', null, jsonb_build_object(
    'position', last.position, 'hash', (select c.hash from public.audit_chain c where c.position = last.position),
    'lines', cardinality(last.event_ids), 'until', until));
  insert into public.audit_months as k (month, action, lines)
  select date_trunc('month', e.at at time zone 'utc')::date, e.action, count(*) from public.audit_events e where e.id = any (last.event_ids) group by 1, 2
  on conflict on constraint audit_months_pkey do update set lines = k.lines + excluded.lines;
  delete from public.audit_events e where e.id = any (last.event_ids);
  delete from public.audit_chain c where c.position <= last.position;
  return cardinality(last.event_ids);
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.note_sign_in(uuid, text, text, text) to portal_service;
grant execute on function app.notice_mail(uuid) to portal_service;
grant execute on function app.tell_of_expiry(integer) to portal_service;
grant execute on function app.expire_documents(integer) to portal_service;
grant execute on function app.expire_assessments(integer) to portal_service;
grant execute on function app.expire_accounts(integer) to portal_service;
grant execute on function app.expire_notes(integer) to portal_service;
grant execute on function app.expire_payment_events(integer) to portal_service;
grant execute on function app.shorten_audit(integer) to portal_service;
