-- What the two migrations before wrote anew prefers no temporary type either (see no_temporary_names).
do $$
declare
  name text;
begin
  foreach name in array array[
    'app.claim_deliveries(integer)', 'app.order_resend(public.documents)', 'app.resend_delivery(uuid)', 'app.resend_delivery_for_owner(uuid)'
  ] loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', name);
  end loop;
end
$$;
