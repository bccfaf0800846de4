-- Limits that must count exactly. The Worker's own limiter counts by place and approximately.

-- Takes one of max_uses per window. Answers 0, or for how many seconds there is none left.
create function app.take_token(key text, max_uses integer, window_seconds integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counter private.rate_limits;
begin
  insert into private.rate_limits as r (key, used, expires_at)
  values (sha256(convert_to(take_token.key, 'utf8')), 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update set
    used = case when r.expires_at <= now() then 1 else least(r.used, max_uses) + 1 end,
    expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
  returning * into counter;
  if counter.used <= max_uses then
    return 0;
  end if;
  -- A transaction that began before the one that opened the window counts from its own beginning.
  return least(window_seconds, greatest(1, ceil(extract(epoch from counter.expires_at - now()))::integer));
end
$$;

-- For the schedule: forgets counters that count for nothing any more. Answers how many.
create function app.sweep_rate_limits() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  swept integer;
begin
  delete from private.rate_limits where expires_at < now() - interval '1 hour';
  get diagnostics swept = row_count;
  return swept;
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.take_token(text, integer, integer) to portal_service;
grant execute on function app.sweep_rate_limits() to portal_service;
