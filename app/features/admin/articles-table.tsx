/** Every article with its status. */

import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DateText } from "#app/ui/time.tsx";
import { Paging } from "./admin-section.tsx";
import { AdminTable } from "./admin-table.tsx";
import type { ListedArticle } from "./articles.server.ts";

type ArticlesProps = { articles: readonly ListedArticle[]; first: string | null; next: string | null };

export function ArticlesTable({ articles, first, next }: ArticlesProps) {
  if (articles.length === 0) return <EmptyState title="No articles yet" />;
  return (
    <>
      <AdminTable
        caption="Articles"
        columns={[
          { label: "Title" },
          { label: "Status" },
          { label: "Author" },
          { label: "Category" },
          { label: "Published" },
        ]}
        rows={articles.map((article) => ({ key: article.id, cells: cellsOf(article) }))}
      />
      <Paging first={first} next={next} />
    </>
  );
}

function cellsOf({ slug, title, status, author, category, publishedAt }: ListedArticle) {
  const isPublished = status === "published";
  return [
    isPublished ? (
      <Link key="title" to={`/articles/${slug}`} className="link">
        {title}
      </Link>
    ) : (
      title
    ),
    <Badge key="status" tone={isPublished ? "success" : "neutral"}>
      {isPublished ? "Published" : "Draft"}
    </Badge>,
    author,
    category,
    publishedAt ? <DateText key="published" value={publishedAt} /> : "–",
  ];
}
