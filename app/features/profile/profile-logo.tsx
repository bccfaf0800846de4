/** The company's logo: shown, chosen, removed. */
import { ImageUp, Trash2 } from "lucide-react";
import { Form, href, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { LogoImage } from "#app/ui/logo-image.tsx";
import { MAX_LOGO } from "#db/schema/limits.ts";
import type { ShownLogo } from "./logo.server.ts";

type ProfileLogoProps = { logo: ShownLogo | null; company: string; reply?: FormReply };

export function ProfileLogo({ logo, company, reply }: ProfileLogoProps) {
  const busy = useNavigation().formData?.get("intent");
  return (
    <Card as="section" aria-labelledby="company-logo" className="flex flex-col gap-5">
      <div>
        <h2 id="company-logo" className="text-xl">
          Company Logo
        </h2>
        <p className="mt-1 text-sm text-muted">It stands on the documents that you read, download and send on.</p>
      </div>
      {logo ? (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <LogoImage logo={logo} company={company} />
          <Form method="post" action={href("/profile")} replace preventScrollReset>
            <input type="hidden" name="intent" value="remove-logo" />
            <Button variant="quiet" busy={busy === "remove-logo"} busyLabel="Removing...">
              <Trash2 aria-hidden className="size-4" />
              Remove logo
            </Button>
          </Form>
        </div>
      ) : null}
      {/* Drawn anew when another logo is stored, so that the file just sent is no longer chosen. */}
      <Form
        key={logo ? String(logo.updatedAt) : "none"}
        method="post"
        action={href("/profile")}
        encType="multipart/form-data"
        replace
        preventScrollReset
        noValidate
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="logo" />
        <TextField
          label={logo ? "Another picture" : "Picture"}
          name="logo"
          type="file"
          accept="image/png,image/jpeg"
          hint={`PNG or JPEG, at most ${MAX_LOGO.bytes / 1_000} kB and ${MAX_LOGO.pixels.toLocaleString("en-GB")} pixels wide and high.`}
          error={reply?.errors.logo ?? reply?.message}
          className="py-2"
        />
        <div>
          <Button variant="secondary" busy={busy === "logo"} busyLabel="Saving...">
            <ImageUp aria-hidden className="size-4" />
            Save logo
          </Button>
        </div>
      </Form>
    </Card>
  );
}
