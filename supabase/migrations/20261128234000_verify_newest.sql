-- Verifies the newest lines of the log alone, in the time that a page has. verify_audit() takes two seconds for a hundred thousand lines and
-- is for an operator (db:verify).
create function app.verify_newest_audit(max_lines integer)
returns table (sealed bigint, verified bigint, waiting bigint, head text, broken_at bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with newest as (
    -- One more than is verified: the link that the first of them follows.
    select c.* from public.audit_chain c order by c.position desc limit max_lines + 1
  ), extent as (
    select count(*) > max_lines as is_part, min(n.position) as "first", max(n.position) as "last", min(n.event_id) as event_id from newest n
  ), links as (
    select n.position, n.event_id, n.hash,
      e.id is null or n.position <> coalesce(lag(n.position) over w, a.position, 0) + 1
        or n.hash <> app.audit_hash(coalesce(lag(n.hash) over w, a.hash, ''), e) as is_broken
    from newest n left join public.audit_events e on e.id = n.event_id cross join app.audit_anchor() a
    window w as (order by n.position)
  ), checked as (
    select l.* from links l, extent x where not (x.is_part and l.position = x.first)
  ), missing as (
    select e.id, e.at from public.audit_events e, extent x
    where (not x.is_part or e.id > x.event_id) and not exists (select from public.audit_chain c where c.event_id = e.id)
  )
  select
    coalesce(x.last - coalesce(a.position, 0), 0), (select count(*) from checked), (select count(*) from missing),
    (select c.hash from checked c order by c.position desc limit 1),
    coalesce(
      (select c.event_id from checked c where c.is_broken order by c.position limit 1),
      (select min(m.id) from missing m where m.at < now() - interval '1 hour'))
  from extent x cross join app.audit_anchor() a
$$;
revoke execute on function app.verify_newest_audit(integer) from public;
grant execute on function app.verify_newest_audit(integer) to portal_owner;
