/** A page of the list in two sections, with how much was found, or what to say when nothing was. */
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ArticleCard } from "./article-card.tsx";
import type { ListedArticle } from "./articles.server.ts";
import type { Found } from "./library.server.ts";
import { type ListAddress, listPath } from "./list-address.ts";
import type { ListPage } from "./list-page.ts";

type Shown = { address: ListAddress; list: ListPage<ListedArticle>; how: Found["how"] };

export function ArticlesList({ address, list, how }: Shown) {
  return (
    <>
      <p role="status" className={address.text ? "mb-8 text-muted" : "sr-only"}>
        {summaryOf(address, list.total, how)}
      </p>
      {list.total === 0 ? (
        <EmptyState
          title="No articles found"
          action={
            <ButtonLink to={href("/articles")} variant="secondary">
              Show all articles
            </ButtonLink>
          }
        >
          Try adjusting your search terms or category filter.
        </EmptyState>
      ) : null}
      <div className="flex flex-col gap-12">
        <Section title="Featured Articles" articles={list.featured} />
        <Section title="All Articles" articles={list.others} />
      </div>
      <Pages address={address} list={list} />
    </>
  );
}

const HOW: Record<Found["how"], string> = {
  exact: "",
  close: " There are no exact matches; these come closest.",
  titles: " Only titles and descriptions could be searched this time.",
};

function summaryOf({ text, category }: ListAddress, total: number, how: Found["how"]): string {
  const count = total === 1 ? "1 article" : `${total} articles`;
  const about = category ? ` in ${category}` : "";
  return text ? `${count}${about} for “${text}”.${total > 0 ? HOW[how] : ""}` : `${count}${about}.`;
}

function Section({ title, articles }: { title: string; articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h2 className="mb-5 text-2xl">{title}</h2>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}

function Pages({ address, list: { page, pages } }: Pick<Shown, "address" | "list">) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 ? (
        <ButtonLink variant="secondary" to={listPath({ ...address, page: page - 1 })} rel="prev">
          Previous
        </ButtonLink>
      ) : null}
      <span className="text-muted">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink variant="secondary" to={listPath({ ...address, page: page + 1 })} rel="next">
          Next
        </ButtonLink>
      ) : null}
    </nav>
  );
}
