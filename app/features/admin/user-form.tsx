/** Edits an account in its card: name, company, role and status. Only the person may change the email address. */
import { Form, useNavigation } from "react-router";
import type { SavedOverReply } from "#app/shared/stored-version.ts";
import { BothVersions } from "#app/ui/both-versions.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { ROLE_CHOICES, STATUS_CHOICES, USER_LABELS } from "./user-choices.ts";
import type { ManagedUser } from "./users.server.ts";

const SUSPENSION = "A suspended account is signed out everywhere and cannot sign in. Nothing is deleted.";

type UserFormProps = {
  user: ManagedUser;
  /** Nobody changes their own role or status. */
  isOwn: boolean;
  reply?: SavedOverReply;
  cancelTo: string;
};

export function UserForm(props: UserFormProps) {
  return (
    <>
      <AccountForm {...props} />
      {props.user.hasSecondFactor && !props.isOwn ? <RemoveFactorForm user={props.user} /> : null}
    </>
  );
}

function AccountForm({ user, isOwn, reply, cancelTo }: UserFormProps) {
  const busy = useNavigation().formMethod === "POST";
  const { values = {}, errors = {} } = reply ?? {};
  const of = (name: keyof typeof USER_LABELS) => ({
    name,
    label: USER_LABELS[name],
    defaultValue: values[name] ?? user[name],
    error: errors[name],
  });
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-5">
      <FormErrors reply={reply} />
      {reply?.stored ? <BothVersions differences={reply.stored.differences} /> : null}
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="userId" value={user.id} />
      <input type="hidden" name="seen" value={reply?.stored?.version ?? user.updatedAt.toISOString()} />
      <TextField required {...of("name")} />
      <TextField {...of("company")} />
      {isOwn ? (
        <OwnRoleAndStatus user={user} />
      ) : (
        <>
          <SelectField options={ROLE_CHOICES} {...of("role")} />
          <SelectField hint={SUSPENSION} options={STATUS_CHOICES} {...of("status")} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Saving...">
          Save User
        </Button>
        <ButtonLink to={cancelTo} variant="secondary" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

/** For somebody who no longer has the app. */
function RemoveFactorForm({ user }: { user: ManagedUser }) {
  const busy = useNavigation().formData?.get("intent") === "remove-second-factor";
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">Two-step verification</h3>
      <p className="text-muted">
        Remove it for someone who no longer has the app, once you are sure who is asking. They are signed out
        everywhere, told by email, and sign in with their password alone until they turn it on again.
      </p>
      <input type="hidden" name="intent" value="remove-second-factor" />
      <input type="hidden" name="userId" value={user.id} />
      <Button variant="danger" busy={busy} busyLabel="Removing...">
        Remove two-step verification
      </Button>
    </Form>
  );
}

function OwnRoleAndStatus({ user: { role, status } }: { user: ManagedUser }) {
  return (
    <>
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="status" value={status} />
      <p className="text-muted">This is your own account: only another owner can change its role and status.</p>
    </>
  );
}
