-- Signing out is true at once, whether or not Auth answers: every transaction begins by looking its session up, so ending the row is enough.
create function app.end_session() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s
  where s.user_id = app.uid() and s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
  perform app.audit('account.signed-out', 'user', app.uid());
end
$$;

revoke all on function app.end_session() from public;
grant execute on function app.end_session() to portal_user;
