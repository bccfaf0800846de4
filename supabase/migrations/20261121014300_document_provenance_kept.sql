-- A document keeps which rules and answers made each of its parts, under the same lock as its text. Callers that do not know of it go on
-- as before: the parameter has a default.
drop function app.create_document(uuid, uuid, text, text, text, jsonb, text, text, jsonb, jsonb, integer);

create function app.create_document(
  assessment_id uuid, client_id uuid, title text, description text, template_type text, responses jsonb,
  content text, content_version text, client_snapshot jsonb, preview jsonb, assessment_version integer,
  provenance jsonb default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  document_id uuid;
  version integer;
begin
  if caller is null then
    raise exception 'no session' using errcode = 'UA001';
  end if;
  -- One at a time for one person: the quota counts rows that a concurrent call may be about to add.
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || caller, 0));

  select d.id into document_id from public.documents d
  where d.assessment_id = create_document.assessment_id and d.user_id = caller;
  if found then
    return document_id;
  end if;

  select a.version into version from public.assessments a where a.id = create_document.assessment_id and a.user_id = caller for update;
  if not found then
    raise exception 'no such assessment' using errcode = 'UB001';
  elsif version is distinct from create_document.assessment_version then
    raise exception 'assessment changed' using errcode = 'UB006';
  end if;
  perform from public.clients c where c.id = create_document.client_id and c.user_id = caller;
  if not found then
    raise exception 'no such client' using errcode = 'UB001';
  end if;
  -- The number is that of db/schema/limits.ts.
  if (select count(*) from public.documents d where d.user_id = caller and not d.is_paid) >= 200 then
    raise exception 'too many unpaid documents' using errcode = 'UB002';
  end if;

  insert into public.documents (
    user_id, client_id, client_snapshot, assessment_id, title, description, template_type, responses, preview, content_version
  ) values (
    caller, create_document.client_id, create_document.client_snapshot, create_document.assessment_id, create_document.title,
    create_document.description, create_document.template_type, create_document.responses, create_document.preview,
    create_document.content_version
  ) returning id into document_id;
  insert into public.document_contents (document_id, generated_content, provenance)
  values (document_id, create_document.content, create_document.provenance);
  update public.assessments a set completed_at = now(), client_id = create_document.client_id
  where a.id = create_document.assessment_id;
  perform app.audit('document.created', 'document', document_id);
  return document_id;
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.create_document(uuid, uuid, text, text, text, jsonb, text, text, jsonb, jsonb, integer, jsonb) to portal_user;
