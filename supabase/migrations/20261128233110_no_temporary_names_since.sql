-- The functions that were made with an empty path since, or made anew with one.
do $$
declare
  name text;
begin
  for name in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace in ('app'::regnamespace, 'private'::regnamespace)
      and not coalesce(p.proconfig, '{}') @> array['search_path=pg_catalog, pg_temp']
  loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', name);
  end loop;
end
$$;
