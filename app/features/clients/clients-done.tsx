/** Tells once what was just done to the clients. */
import { Banner } from "#app/ui/banner.tsx";
import { ArchiveButton } from "./client-archive.tsx";

const DONE: Record<string, string> = {
  add: "Client added successfully!",
  save: "Client updated successfully!",
  archive: "Client archived.",
  restore: "Client restored.",
};

export type Done = { text: string; archivedId?: string };

/** Reads the word that the action left behind: what it did, and to which client or how many. */
export function doneOf(word: string | null): Done | null {
  const [intent = "", detail = ""] = word?.split(" ") ?? [];
  if (intent === "import") return { text: importedText(Number(detail)) };
  const text = DONE[intent];
  return text ? { text, archivedId: intent === "archive" ? detail : undefined } : null;
}

function importedText(added: number): string {
  if (added === 0) return "Nothing was added: you already have every client in the file.";
  return added === 1 ? "1 client imported." : `${added.toLocaleString("en-GB")} clients imported.`;
}

export function DoneBanner({ text, archivedId }: Done) {
  return (
    <Banner tone="success">
      <div className={`flex items-center justify-between gap-3 ${archivedId ? "-my-2.5" : ""}`}>
        {text}
        {archivedId ? <ArchiveButton clientId={archivedId} intent="restore" label="Undo" /> : null}
      </div>
    </Banner>
  );
}
