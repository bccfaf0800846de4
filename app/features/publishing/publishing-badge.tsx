/** The publication state of an article in one word. */
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { Publication } from "./publication.ts";

const WORDS: Record<Publication, [string, BadgeTone]> = {
  draft: ["Draft", "neutral"],
  scheduled: ["Scheduled", "info"],
  published: ["Published", "success"],
  deleted: ["Deleted", "danger"],
};

export function PublicationBadge({ publication }: { publication: Publication }) {
  const [word, tone] = WORDS[publication];
  return <Badge tone={tone}>{word}</Badge>;
}
