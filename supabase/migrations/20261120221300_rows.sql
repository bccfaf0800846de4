-- What is true of single rows whoever writes them: dates and versions, limits, and what may never change again.
create function app.touch() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- A save names the version it started from; this makes a second save from the same version find nothing.
create function app.touch_versioned() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end
$$;

create trigger touch before update on public.users for each row execute function app.touch();
create trigger touch before update on public.payments for each row execute function app.touch();
create trigger touch before update on public.clients for each row execute function app.touch_versioned();
create trigger touch before update on public.assessments for each row execute function app.touch_versioned();
create trigger touch before update on public.articles for each row execute function app.touch_versioned();

-- The column grants say this already; a grant too many must not be enough to make somebody an admin.
create function app.guard_user() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user like 'portal\_%' and
     (new.id, new.email, new.role, new.status, new.terms_version, new.terms_accepted_at, new.created_at)
     is distinct from (old.id, old.email, old.role, old.status, old.terms_version, old.terms_accepted_at, old.created_at)
  then
    raise exception 'these columns of a user are not changed by its owner' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger guard before update on public.users for each row execute function app.guard_user();

-- A document is made once. Afterwards it can be paid, and its client can be deleted; nothing else.
create function app.guard_document() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.is_paid and not new.is_paid then
    raise exception 'a paid document stays paid' using errcode = '23514', constraint = 'documents_stay_paid';
  end if;
  if to_jsonb(new) - array['is_paid', 'paid_at', 'client_id'] is distinct from to_jsonb(old) - array['is_paid', 'paid_at', 'client_id']
     or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
  then
    raise exception 'a document does not change' using errcode = '23514', constraint = 'documents_do_not_change';
  end if;
  return new;
end
$$;
create trigger guard before update on public.documents for each row execute function app.guard_document();

create function app.payment_rank(status text) returns integer
language sql immutable set search_path = ''
as $$
  select array_position(array['open', 'processing', 'failed', 'cancelled', 'succeeded', 'duplicate'], status)
$$;

create function app.guard_payment() returns trigger
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
  if (new.id, new.document_id, new.user_id, new.provider, new.amount_minor, new.currency, new.created_at)
     is distinct from (old.id, old.document_id, old.user_id, old.provider, old.amount_minor, old.currency, old.created_at)
     or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
  then
    raise exception 'what a payment is for does not change' using errcode = '23514', constraint = 'payments_do_not_change';
  end if;
  return new;
end
$$;
create trigger guard before update on public.payments for each row execute function app.guard_payment();

create function app.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = '42501';
end
$$;
create trigger append_only before update or delete on public.audit_events for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on public.audit_events for each statement execute function app.refuse_change();
create trigger append_only before update or delete on public.payment_events for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on public.payment_events for each statement execute function app.refuse_change();

-- The numbers are those of db/schema/limits.ts. The lock makes them exact when one person's inserts race.
create function app.limit_clients() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('clients of ' || new.user_id, 0));
  if (select count(*) from public.clients where user_id = new.user_id) >= 500 then
    raise exception 'too many clients' using errcode = 'UB002';
  end if;
  return new;
end
$$;
create trigger limit_rows before insert on public.clients for each row execute function app.limit_clients();

create function app.limit_assessments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('assessments of ' || new.user_id, 0));
  if (select count(*) from public.assessments where user_id = new.user_id and completed_at is null) >= 200 then
    raise exception 'too many open assessments' using errcode = 'UB002';
  end if;
  return new;
end
$$;
create trigger limit_rows before insert on public.assessments for each row execute function app.limit_assessments();

-- Called by the other functions, in the transaction of what it records. Never give it the values of personal data.
create function app.audit(action text, entity text, entity_id uuid, detail jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_events (actor_id, actor_role, action, entity, entity_id, detail, request_id)
  values (
    app.uid(),
    coalesce(nullif(current_setting('role', true), 'none'), session_user),
    action, entity, entity_id, detail,
    left(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'request_id', 60)
  )
$$;

revoke all on all functions in schema app from public;
