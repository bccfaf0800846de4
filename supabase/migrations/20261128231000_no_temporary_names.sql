-- A function that runs as its owner must not take a temporary type for the server's own of the same name, whose check would then run as the
-- owner too. Nobody but the owner of the database needs temporary objects, and a path that names their schema last never prefers them: an
-- empty one looks there first.
do $$
declare
  name text;
begin
  execute format('revoke temporary on database %I from public', current_database());
  for name in select p.oid::regprocedure from pg_proc p where p.pronamespace in ('app'::regnamespace, 'private'::regnamespace) loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', name);
  end loop;
end
$$;
