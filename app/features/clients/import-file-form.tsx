/** The form that takes clients from a file or as text. */
import { FileSearch } from "lucide-react";
import { Form, href, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useSizeCheck } from "#app/ui/use-size-check.ts";
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, TOO_LARGE } from "./import-limits.ts";

export function ImportForm({ reply }: { reply?: FormReply }) {
  const busy = useNavigation().formData?.get("intent") === "check";
  const file = useSizeCheck(MAX_IMPORT_BYTES);
  const text = useSizeCheck(MAX_IMPORT_BYTES);

  return (
    <Card as="section" aria-label="File" className="flex flex-col gap-6">
      <FormErrors reply={reply} />
      <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
        <input type="hidden" name="intent" value="check" />
        <TextField
          label="CSV file"
          name="file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hint={`UTF-8, at most ${MAX_IMPORT_BYTES / 1_000} kB and ${MAX_IMPORT_ROWS.toLocaleString("en-GB")} clients. In Excel, save as “CSV UTF-8”.`}
          error={file.isTooLarge ? TOO_LARGE : reply?.errors.file}
          onChange={file.onChange}
          className="py-2"
        />
        <PastedRows reply={reply} {...text} />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} busyLabel="Checking..." disabled={file.isTooLarge || text.isTooLarge}>
            <FileSearch aria-hidden className="size-4" />
            Check File
          </Button>
          <ButtonLink to={href("/clients")} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

type PastedProps = { reply?: FormReply } & ReturnType<typeof useSizeCheck>;

function PastedRows({ reply, isTooLarge, onChange }: PastedProps) {
  return (
    <TextAreaField
      label="Or paste the rows"
      name="text"
      rows={6}
      hint="The first line names the columns. Full Name, Email Address and Company Name are required; any other client field is optional."
      error={isTooLarge ? TOO_LARGE : reply?.errors.text}
      onChange={onChange}
      defaultValue={reply?.values.text}
      placeholder={"Full Name,Email Address,Company Name\nNiamh Daly,niamh@daly.example,Daly Ltd"}
      spellCheck={false}
      className="max-h-96 font-mono text-sm"
    />
  );
}
