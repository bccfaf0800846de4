/** Asks before an unpaid document is deleted. An address opens the dialog, so that it works without scripts. */
import { Form, useNavigate, useNavigation } from "react-router";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DateText } from "#app/ui/time.tsx";
import { type DocumentList, documentsPath } from "./list-address.ts";
import type { DocumentSummary } from "./summary.server.ts";

type DeleteDialogProps = { list: DocumentList; document: DocumentSummary | null };

export function DeleteDialog({ list, document }: DeleteDialogProps) {
  const navigate = useNavigate();
  const busy = useNavigation().formData?.get("intent") === "delete";
  const closed = documentsPath(list);
  return (
    <Dialog
      title="Delete this document?"
      open={document !== null}
      busy={busy}
      onClose={() => navigate(closed, { replace: true, preventScrollReset: true })}
    >
      {document ? (
        <Form method="post" action={closed} replace preventScrollReset className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="documentId" value={document.id} />
          <p>
            <strong>{document.title}</strong>
            {document.client.name ? <> for {clientLabel(document.client)}</> : null}, generated{" "}
            <DateText value={document.createdAt} />. It has not been paid for. Its text is deleted too, and cannot be
            recovered.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <ButtonLink variant="secondary" to={closed} replace preventScrollReset>
              Cancel
            </ButtonLink>
            <Button variant="danger" busy={busy} busyLabel="Deleting...">
              Delete Document
            </Button>
          </div>
        </Form>
      ) : null}
    </Dialog>
  );
}
