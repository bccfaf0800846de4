/** The buttons that archive a client and restore one. */
import { Archive, ArchiveRestore } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

type ArchiveButtonProps = { clientId: string; intent: "archive" | "restore"; name?: string; label?: string };

/** @param label the button's text, if not its intent */
export function ArchiveButton({ clientId, intent, name, label }: ArchiveButtonProps) {
  const { formData } = useNavigation();
  const Icon = intent === "archive" ? Archive : ArchiveRestore;
  const text = label ?? (intent === "archive" ? "Archive" : "Restore");
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="clientId" value={clientId} />
      <Button variant="quiet" busy={formData?.get("clientId") === clientId} aria-label={name && `${text} ${name}`}>
        <Icon aria-hidden className="size-4" />
        {text}
      </Button>
    </Form>
  );
}
