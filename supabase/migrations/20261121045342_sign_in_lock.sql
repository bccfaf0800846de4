-- As before, and in turn with other sign-ins of the account alone: it is noted while its person already works.
create or replace function app.note_sign_in(user_id uuid, browser_key text, country text, browser text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  key_hash constant text := encode(sha256(convert_to(note_sign_in.user_id || ' ' || browser_key, 'utf8')), 'hex');
  standing text;
begin
  perform pg_advisory_xact_lock(hashtextextended('browsers of ' || note_sign_in.user_id, 0));
  standing := case
    when exists (select from public.browsers b where b.user_id = note_sign_in.user_id and b.key = key_hash) then 'known'
    when exists (select from public.browsers b where b.user_id = note_sign_in.user_id) then 'new'
    else 'first'
  end;
  insert into public.browsers as b (user_id, key) values (note_sign_in.user_id, key_hash)
  on conflict on constraint browsers_pkey do update set last_used_at = now();
  delete from public.browsers b where b.user_id = note_sign_in.user_id and b.key not in (
    select k.key from public.browsers k where k.user_id = note_sign_in.user_id order by k.last_used_at desc, k.key limit 20
  );
  -- From here on the transaction acts for whoever signed in, so that the log names them.
  perform set_config('request.jwt.claims',
    (coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb || jsonb_build_object('sub', note_sign_in.user_id))::text, true);
  perform app.audit('account.signed-in', 'user', note_sign_in.user_id, jsonb_build_object('browser', standing));

  if standing = 'new' and (
    select count(*) from public.deliveries m
    where m.user_id = note_sign_in.user_id and m.reason = 'new-place' and m.created_at > now() - interval '1 day'
  ) < 5 then
    insert into public.deliveries (user_id, reason, detail) values (
      note_sign_in.user_id, 'new-place',
      jsonb_strip_nulls(jsonb_build_object('country', left(note_sign_in.country, 60), 'browser', left(note_sign_in.browser, 60)))
    );
  end if;
  return standing;
end
$$;
