/** Forms that turn two-step verification on, in two pages, and off. */
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button, ButtonLink, type ButtonProps } from "#app/ui/button.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { DateText } from "#app/ui/time.tsx";
import { useErrors } from "#app/ui/use-errors.ts";
import type { PostedFactor } from "./auth.schema.ts";
import { CodeField } from "./code-field.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import type { QrPicture } from "./qr-picture.ts";

type Reply = { reply?: FormReply };

export function BeginFactor({ reply }: Reply) {
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <p>
        You need an authenticator app on your phone or computer, such as Microsoft Authenticator, Google Authenticator
        or a password manager. It shows a six-digit code, which you enter after your password when you sign in.
      </p>
      <FactorForm intent="begin" label="Continue" summary={summary} onInput={onInput}>
        <CurrentPasswordField error={errors.currentPassword} />
      </FactorForm>
      <ButtonLink to="/profile" variant="secondary">
        Cancel
      </ButtonLink>
    </>
  );
}

/** @param uri what the picture encodes, for an app on this same device */
export function ConfirmFactor({ reply, uri, picture }: Reply & { uri: string; picture: QrPicture }) {
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <ol className="flex list-decimal flex-col gap-5 ps-5">
        <li>
          <p>Scan this with your authenticator app:</p>
          <QrCode picture={picture} />
          <p className="text-sm text-muted">
            Or enter this key in the app as a time-based key:
            <code className="mt-1 block font-mono text-base break-words text-ink">{readableSecret(uri)}</code>
          </p>
          <p className="mt-2 text-sm">
            <a href={uri} className="link">
              Open the app on this device
            </a>
          </p>
        </li>
        <li>Enter the code now shown in the app.</li>
      </ol>
      <FactorForm intent="confirm" label="Turn On" summary={summary} onInput={onInput}>
        <CodeField error={errors.code} />
      </FactorForm>
      <Form method="post" className="flex flex-col">
        <input type="hidden" name="intent" value="cancel" />
        <Button variant="secondary">Cancel</Button>
      </Form>
    </>
  );
}

export function RemoveFactor({ reply, since }: Reply & { since: Date | string }) {
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <p>
        On since <DateText value={since} />. To move to another phone, turn it off here and on again there.
      </p>
      <FactorForm intent="remove" label="Turn Off" variant="danger" summary={summary} onInput={onInput}>
        <CodeField error={errors.code} hint="The one now shown in the app." />
      </FactorForm>
      <ButtonLink to="/profile" variant="secondary">
        Back to your profile
      </ButtonLink>
    </>
  );
}

type FactorFormProps = Pick<ButtonProps, "variant"> & {
  intent: PostedFactor["intent"];
  label: string;
  summary?: FormReply;
  onInput: ReturnType<typeof useErrors>["onInput"];
  children: ReactNode;
};

function FactorForm({ intent, label, variant, summary, onInput, children }: FactorFormProps) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <>
      <FormErrors reply={summary} />
      <Form method="post" noValidate onInput={onInput} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        <Button variant={variant} busy={busy} busyLabel="Processing...">
          {label}
        </Button>
      </Form>
    </>
  );
}

/** Dark on white in every theme, since not every scanner reads the reverse. */
function QrCode({ picture: { size, path } }: { picture: QrPicture }) {
  return (
    <svg
      role="img"
      aria-label="QR code for the authenticator app; the key below does the same"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto my-4 w-56 max-w-full rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** In groups of four, to be copied by hand. */
function readableSecret(uri: string): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
