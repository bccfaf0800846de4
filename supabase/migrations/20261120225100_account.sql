-- What people do with their own account: see what is kept of it, and erase it. SQLSTATEs: UB004 a payment is under way, UB005 the only owner.

-- A payment outlives the account it came from, without the person and the document. Otherwise what it is for does not change.
create or replace function app.guard_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if app.payment_rank(new.status) < app.payment_rank(old.status)
     or (old.status = 'succeeded' and new.status <> 'succeeded')
     or (old.succeeded_at is not null and new.succeeded_at is distinct from old.succeeded_at)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
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

-- What the caller did with the account, for the log: only what is named here.
create function app.record_account_event(action text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if action is null or action not in ('exported', 'password-changed', 'email-change-asked', 'others-signed-out') then
    raise exception 'unknown action' using errcode = '22023';
  end if;
  perform app.audit('account.' || action, 'user', app.uid());
end
$$;

-- The caller's sessions, the latest first. The table belongs to Supabase Auth and is nobody else's to read.
create function app.list_sessions()
returns table (session_id uuid, created_at timestamptz, used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = app.uid() and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id
$$;

-- The lines of the log that the caller wrote, or that are about the caller's account; who else acted stays unnamed. Page by page: those after
-- a line's number, in order.
create function app.list_own_events(after bigint, max_rows integer)
returns table (
  id bigint, at timestamptz, actor_id uuid, actor_role text, action text, entity text, entity_id uuid, detail jsonb, request_id text
)
language sql stable security definer set search_path = ''
as $$
  select e.id, e.at, case when e.actor_id = app.uid() then e.actor_id end, e.actor_role, e.action, e.entity, e.entity_id,
    e.detail, e.request_id
  from public.audit_events e
  where (e.actor_id = app.uid() or (e.entity = 'user' and e.entity_id = app.uid())) and e.id > list_own_events.after
  order by e.id limit list_own_events.max_rows
$$;

-- Erases the caller's account with everything in it, in this one transaction. What stays are the payments, which then name nobody, and the
-- lines of the log, which name ids. Refused while a payment is under way, since its money would have no owner.
create function app.erase_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  -- In turn with app.create_document, with another owner who leaves, and with app.start_payment and app.mark_paid.
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || caller, 0));
  perform from public.users u where u.role = 'owner' order by u.id for update;
  perform from public.users u where u.id = caller for update;
  if not found then
    raise exception 'no session' using errcode = 'UA001';
  end if;
  perform from public.documents d where d.user_id = caller order by d.id for update;

  if exists (select from public.payments p where p.user_id = caller and p.status in ('open', 'processing')) then
    raise exception 'a payment is under way' using errcode = 'UB004';
  elsif exists (select from public.users u where u.id = caller and u.role = 'owner')
    and not exists (select from public.users u where u.id <> caller and u.role = 'owner' and u.status = 'active') then
    raise exception 'the only owner stays' using errcode = 'UB005';
  end if;

  perform app.audit('user.erased', 'user', caller);
  delete from public.documents d where d.user_id = caller;
  -- Sessions, the row of ours, clients, assessments and mails go with it. A deletion by the API of Auth would be a second transaction,
  -- and could leave an account without its data, or data without its account.
  delete from auth.users a where a.id = caller;
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.record_account_event(text) to portal_user;
grant execute on function app.list_sessions() to portal_user;
grant execute on function app.list_own_events(bigint, integer) to portal_user;
grant execute on function app.erase_account() to portal_user;
