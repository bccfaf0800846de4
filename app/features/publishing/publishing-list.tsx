/** The list of articles with their state and actions, and filters for articles of one kind. */
import { Pencil } from "lucide-react";
import { href } from "react-router";
import { Nothing } from "#app/features/admin/admin-section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { Link } from "#app/ui/link.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { Table } from "#app/ui/table.tsx";
import { DateText, InstantText } from "#app/ui/time.tsx";
import { isOverdue, type Publication, publicationOf } from "./publication.ts";
import type { Counts, ListedArticle } from "./publishing.server.ts";
import { PublicationBadge } from "./publishing-badge.tsx";
import { MoveButton } from "./publishing-move.tsx";
import { listPath, SHOWN, type Shown } from "./shown.ts";

const KINDS: Record<Shown, string> = {
  all: "All",
  draft: "Drafts",
  scheduled: "Scheduled",
  published: "Published",
  overdue: "Review due",
  deleted: "Deleted",
};

type WrittenListProps = {
  articles: readonly ListedArticle[];
  counts: Counts;
  shown: Shown;
  /** `first` is null on the first page, `next` on the last. */
  first: string | null;
  next: string | null;
  now: Date;
};

export function WrittenList({ articles, counts, shown, first, next, now }: WrittenListProps) {
  return (
    <>
      <div className="mb-6">
        <FilterLinks
          label="Article filters"
          links={SHOWN.map((kind) => ({
            to: listPath(kind),
            label: KINDS[kind],
            count: counts[kind],
            isCurrent: kind === shown,
          }))}
        />
      </div>
      {articles.length === 0 ? <NoArticles shown={shown} /> : <ArticlesTable articles={articles} now={now} />}
      <Paging first={first} next={next} />
    </>
  );
}

function NoArticles({ shown }: { shown: Shown }) {
  if (shown !== "all") return <Nothing>No articles of this kind.</Nothing>;
  return (
    <EmptyState title="No articles yet" action={<ButtonLink to={href("/admin/articles/new")}>New Article</ButtonLink>}>
      Write the first one: it stays a draft until you publish it.
    </EmptyState>
  );
}

function ArticlesTable({ articles, now }: Pick<WrittenListProps, "articles" | "now">) {
  return (
    <Table
      caption="Articles"
      columns={[
        { label: "Title" },
        { label: "Status" },
        { label: "Publication date" },
        { label: "Verified until" },
        { label: "Last saved" },
        { label: "Actions" },
      ]}
      rows={articles.map((article) => ({ key: article.id, cells: cellsOf(article, now) }))}
    />
  );
}

function cellsOf(article: ListedArticle, now: Date) {
  const { id, title, author, category, updatedAt, verifiedUntil } = article;
  const publication = publicationOf(article, now);
  return [
    <div key="title">
      {publication === "deleted" ? (
        <span className="font-medium">{title}</span>
      ) : (
        <Link to={href("/admin/articles/:articleId", { articleId: id })} className="link font-medium">
          {title}
        </Link>
      )}
      <p className="text-sm text-muted">{`${category} · ${author}`}</p>
    </div>,
    <PublicationBadge key="status" publication={publication} />,
    appeared(publication, article),
    verifiedUntil ? (
      <div key="verified" className="flex flex-col items-start gap-1">
        <DateText value={verifiedUntil} />
        {isOverdue(verifiedUntil, now) ? <Badge tone="warning">Review due</Badge> : null}
      </div>
    ) : (
      "–"
    ),
    <DateText key="saved" value={updatedAt} />,
    <Actions key="actions" article={article} isDeleted={publication === "deleted"} />,
  ];
}

function appeared(publication: Publication, { slug, publishedAt }: ListedArticle) {
  if (!publishedAt || publication === "draft") return "–";
  if (publication === "scheduled") return <InstantText key="appeared" value={publishedAt} />;
  if (publication === "deleted") return <DateText key="appeared" value={publishedAt} />;
  return (
    <div key="appeared">
      <DateText value={publishedAt} />
      <p className="text-sm">
        <Link to={href("/articles/:slug", { slug })} className="link">
          View the page
        </Link>
      </p>
    </div>
  );
}

function Actions({ article: { id, title, slug }, isDeleted }: { article: ListedArticle; isDeleted: boolean }) {
  const about = <span className="sr-only"> {title || slug}</span>;
  if (isDeleted) return <MoveButton articleId={id} intent="restore" label="Restore" about={title} />;
  return (
    <div className="relative -my-2 flex gap-1">
      <ButtonLink variant="quiet" to={href("/admin/articles/:articleId", { articleId: id })}>
        <Pencil aria-hidden className="size-4" />
        <span>Edit{about}</span>
      </ButtonLink>
      <MoveButton articleId={id} intent="delete" label="Delete" about={title} />
    </div>
  );
}
