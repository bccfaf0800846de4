/** The buttons that delete an article and restore it. */
import { RotateCcw, Trash2 } from "lucide-react";
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";

type MoveButtonProps = { articleId: string; intent: "delete" | "restore"; label: string; about: string };

/** Deletes an article, or restores it; after a deletion, the next page offers to undo it. */
export function MoveButton({ articleId, intent, label, about }: MoveButtonProps) {
  const Icon = intent === "delete" ? Trash2 : RotateCcw;
  return (
    <Form method="post" action={href("/admin/articles")} className="relative">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="articleId" value={articleId} />
      <Button variant="quiet">
        <Icon aria-hidden className="size-4" />
        <span>
          {label}
          <span className="sr-only"> {about}</span>
        </span>
      </Button>
    </Form>
  );
}
