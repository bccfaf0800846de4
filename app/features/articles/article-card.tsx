/** One article in a list. */
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { ListedArticle } from "./articles.server.ts";

export function ArticleCard({ article }: { article: ListedArticle }) {
  const { slug, title, description, category } = article;
  return (
    <Card as="li" className="group relative flex flex-col hover:border-line-strong">
      <div>
        <Badge tone="accent">{category}</Badge>
      </div>
      <h3 className="mt-3 text-xl">
        {/* The whole card is the link's area. */}
        <Link
          to={href("/articles/:slug", { slug })}
          className="group-hover:text-accent after:absolute after:inset-0 after:rounded-lg"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-2 mb-5 text-muted">{description}</p>
      <div className="mt-auto">
        <ArticleFacts article={article} />
      </div>
    </Card>
  );
}

/** The author, the date and the reading time. */
export function ArticleFacts({
  article: { author, publishedAt, readMinutes },
}: {
  article: Pick<ListedArticle, "author" | "publishedAt" | "readMinutes">;
}) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <span>{author}</span>
      <span>
        <DateText value={publishedAt} />
        {` · ${readMinutes} min read`}
      </span>
    </p>
  );
}

/** The day until which the article's facts are considered valid. */
export function VerifiedUntil({ day }: { day: string }) {
  return (
    <p className="text-sm text-muted">
      Facts verified until <DateText value={day} />
    </p>
  );
}
