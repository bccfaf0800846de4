-- The lines of the log that the caller wrote, or that are about the caller's account; who else acted, and from where, stays unnamed. Page by
-- page: those after a line's number, in order.
drop function app.list_own_events(bigint, integer);
create function app.list_own_events(after bigint, max_rows integer)
returns table (
  id bigint, at timestamptz, actor_id uuid, actor_role text, action text, entity text, entity_id uuid, detail jsonb, request_id text, network text
)
language sql stable security definer set search_path = ''
as $$
  select e.id, e.at, case when e.actor_id = app.uid() then e.actor_id end, e.actor_role, e.action, e.entity, e.entity_id,
    e.detail, e.request_id, case when e.actor_id = app.uid() then e.network end
  from public.audit_events e
  where (e.actor_id = app.uid() or (e.entity = 'user' and e.entity_id = app.uid())) and e.id > list_own_events.after
  order by e.id limit list_own_events.max_rows
$$;
revoke all on all functions in schema app from public;
grant execute on function app.list_own_events(bigint, integer) to portal_user;
