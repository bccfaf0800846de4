-- Somebody who tries stolen cards out needs many attempts and no success. The number is that of db/schema/limits.ts; what succeeded does not
-- count. The lock makes it exact when one person's attempts race.
create function app.limit_payments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payments of ' || new.user_id, 0));
  if (
    select count(*) from public.payments p
    where p.user_id = new.user_id and p.created_at > now() - interval '1 hour' and p.status not in ('succeeded', 'duplicate')
  ) >= 20 then
    raise exception 'too many attempts to pay' using errcode = 'UB002';
  end if;
  return new;
end
$$;
revoke all on function app.limit_payments() from public;
create trigger limit_rows before insert on public.payments for each row when (new.status = 'open') execute function app.limit_payments();
