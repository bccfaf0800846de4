-- Who read what was paid for, and which pages of staff were opened by whom: one line an hour for each, since the log tells that it happened, not
-- how often.
create function app.audit_hourly(action text, entity text, entity_id uuid, detail jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.audit_events e
    where e.entity = audit_hourly.entity and e.actor_id = app.uid() and e.at > now() - interval '1 hour' and e.action = audit_hourly.action
      and e.entity_id is not distinct from audit_hourly.entity_id and e.detail = audit_hourly.detail
  ) then
    perform app.audit(audit_hourly.action, audit_hourly.entity, audit_hourly.entity_id, audit_hourly.detail);
  end if;
end
$$;

-- The caller's own paid document was shown or handed over; of any other nothing is written.
create function app.record_reading(document_id uuid, how text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if how is null or how not in ('viewed', 'downloaded') then
    raise exception 'unknown action' using errcode = '22023';
  end if;
  if exists (select from public.documents d where d.id = record_reading.document_id and d.user_id = app.uid() and d.is_paid) then
    perform app.audit_hourly('document.' || how, 'document', record_reading.document_id, '{}');
  end if;
end
$$;

-- A page of admins or owners was opened. Its address without the query, which may hold what was searched for.
create function app.record_staff_page(path text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if path is null or path !~ '^/admin[a-z0-9_./-]{0,150}$' then
    raise exception 'unknown page' using errcode = '22023';
  end if;
  perform app.audit_hourly('account.staff-page-opened', 'user', app.uid(), jsonb_build_object('page', record_staff_page.path));
end
$$;

revoke all on function app.audit_hourly(text, text, uuid, jsonb) from public;
revoke all on function app.record_reading(uuid, text) from public;
revoke all on function app.record_staff_page(text) from public;
grant execute on function app.record_reading(uuid, text) to portal_user;
grant execute on function app.record_staff_page(text) to portal_admin, portal_owner;
