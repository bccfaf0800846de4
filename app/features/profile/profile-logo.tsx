/** The company's logo on the profile, and the form that changes it. */
import { ImageUp, Pencil, Trash2 } from "lucide-react";
import { Form, href, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import type { LogoTrouble } from "#app/shared/logo.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { LogoImage } from "#app/ui/logo-image.tsx";
import { useSizeCheck } from "#app/ui/use-size-check.ts";
import { MAX_LOGO } from "#db/schema/limits.ts";
import type { ShownLogo } from "./logo.server.ts";

const MOST_BYTES = `${MAX_LOGO.bytes / 1_000} kB`;
const MOST_PIXELS = `${MAX_LOGO.pixels.toLocaleString("en-GB")} pixels`;

export const TROUBLES: Record<LogoTrouble, string> = {
  "too-many-bytes": `The file is larger than ${MOST_BYTES}`,
  "too-many-pixels": `The picture is more than ${MOST_PIXELS} wide or high`,
  "not-a-picture": "The file is not a PNG or JPEG",
  interlaced: "Please save the PNG without interlacing",
  "not-rgb": "Please save the JPEG in RGB, not CMYK",
  damaged: "The file is damaged. Please save the picture again",
};

type LogoProps = { logo: ShownLogo | null; company: string };

export function ProfileLogo({ logo, company }: LogoProps) {
  return (
    <Card as="section" aria-labelledby="company-logo" className="flex items-center justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 id="company-logo" className="text-sm font-normal text-muted">
          Company Logo
        </h2>
        {logo ? <LogoImage logo={logo} company={company} /> : <p className="text-lg text-muted">Not specified</p>}
      </div>
      <ButtonLink to={href("/profile/logo")} variant="quiet" aria-label="Edit Company Logo">
        <Pencil aria-hidden className="size-4" />
        Edit
      </ButtonLink>
    </Card>
  );
}

export function LogoForm({ logo, company, reply }: LogoProps & { reply?: FormReply }) {
  const busy = useNavigation().formData?.get("intent");
  const { isTooLarge, onChange } = useSizeCheck(MAX_LOGO.bytes);
  return (
    <>
      <FormErrors reply={reply} />
      {logo ? <StoredLogo logo={logo} company={company} busy={busy === "remove-logo"} /> : null}
      <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="logo" />
        <TextField
          label={logo ? "New picture" : "Picture"}
          name="logo"
          type="file"
          accept="image/png,image/jpeg"
          hint={`PNG or JPEG, at most ${MOST_BYTES} and ${MOST_PIXELS} wide and high.`}
          error={isTooLarge ? TROUBLES["too-many-bytes"] : reply?.errors.logo}
          onChange={onChange}
          required
          className="py-2"
        />
        <Button busy={busy === "logo"} busyLabel="Saving..." disabled={isTooLarge}>
          <ImageUp aria-hidden className="size-4" />
          Save Logo
        </Button>
      </Form>
      <ButtonLink to={href("/profile")} variant="secondary">
        Cancel
      </ButtonLink>
    </>
  );
}

function StoredLogo({ logo, company, busy }: { logo: ShownLogo; company: string; busy: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <LogoImage logo={logo} company={company} />
      <Form method="post">
        <input type="hidden" name="intent" value="remove-logo" />
        <Button variant="quiet" busy={busy} busyLabel="Removing...">
          <Trash2 aria-hidden className="size-4" />
          Remove Logo
        </Button>
      </Form>
    </div>
  );
}
