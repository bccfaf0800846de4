/** Name and company, edited in place: each is text with Edit beside it, or a field with Save and Cancel. */
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Form, href, useNavigate, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

type ProfileLinesProps = {
  name: string;
  company: string;
  /** The line that the address opens for editing. */
  edited: string | null;
  replyTo: (intent: string) => FormReply | undefined;
};

export function ProfileLines({ name, company, edited, replyTo }: ProfileLinesProps) {
  const line = (field: "name" | "company") => ({
    name: field,
    isOpen: edited === field,
    reply: replyTo(field),
  });
  return (
    <Card as="section" aria-label="Name and company" className="flex flex-col gap-5">
      <ProfileLine {...line("name")} label="Full Name" value={name} isRequired />
      <ProfileLine {...line("company")} label="Company Name" value={company} />
    </Card>
  );
}

type ProfileLineProps = {
  /** The field's name, which also opens it when given in the address. */
  name: "name" | "company";
  label: string;
  value: string;
  isRequired?: boolean;
  isOpen: boolean;
  reply?: FormReply;
};

function ProfileLine(props: ProfileLineProps) {
  const { name, label, value, isOpen } = props;
  const edit = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <OpenLine {...props} />;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className={`break-words ${name === "name" ? "text-2xl font-semibold" : "text-lg"}`}>
          {value || <span className="text-muted">Not specified</span>}
        </p>
      </div>
      <ButtonLink ref={edit} to={`?edit=${name}`} variant="quiet" preventScrollReset aria-label={`Edit ${label}`}>
        <Pencil aria-hidden className="size-4" />
        Edit
      </ButtonLink>
    </div>
  );
}

function OpenLine({ name, label, value, isRequired = false, reply }: ProfileLineProps) {
  const navigate = useNavigate();
  const busy = useNavigation().formData?.get("intent") === name;
  const { input, typed, setTyped } = useTyped();
  const isUnchanged = typed?.trim() === value;
  const isMissing = isRequired && typed?.trim() === "";

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    navigate(href("/profile"), { preventScrollReset: true });
  }

  return (
    <Form method="post" replace preventScrollReset noValidate onKeyDown={onKeyDown} className="flex flex-col gap-3">
      <input type="hidden" name="intent" value={name} />
      <TextField
        ref={input}
        id={`edit-${name}`}
        name={name}
        label={label}
        defaultValue={reply?.values[name] ?? value}
        error={reply?.errors[name] ?? reply?.message}
        autoComplete={name === "name" ? "name" : "organization"}
        required={isRequired}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Saving..." disabled={isMissing || isUnchanged}>
          Save
        </Button>
        <ButtonLink to="/profile" variant="secondary" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The field's text once scripts run. Until then Save is never disabled, and the server says what is wrong. */
function useTyped() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    input.current?.focus();
    setTyped(input.current?.value);
  }, []);
  return { input, typed, setTyped };
}
