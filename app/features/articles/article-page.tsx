/** An article's page: contents, text and what to read next. */
import { href } from "react-router";
import type { Block, Heading } from "#app/shared/markdown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { ArticleCard } from "./article-card.tsx";
import type { ListedArticle } from "./articles.server.ts";
import { listPath } from "./list-address.ts";

type Shown = {
  blocks: readonly Block[];
  contents: readonly Heading[];
  tags: readonly string[];
  related: readonly ListedArticle[];
};

export function ArticlePage({ blocks, contents, tags, related }: Shown) {
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents headings={contents} />
        <div className="min-w-0 max-w-text">
          <article>
            <Prose blocks={blocks} />
          </article>
          <Tags tags={tags} />
          <Offer />
        </div>
      </div>
      <Related articles={related} />
    </>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-6 print:hidden">
      <h2 id="contents" className="text-base">
        Contents
      </h2>
      <ol className="mt-2 grid gap-0.5 text-sm">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded-sm py-1.5 text-muted hover:text-accent">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags" className="mt-12 border-t border-line pt-6 print:hidden">
      <h2 id="tags" className="text-sm">
        Tags
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={listPath({ text: tag })}
              className="inline-flex min-h-9 items-center rounded-md border border-line bg-sunken px-3 text-sm text-muted hover:border-line-strong hover:text-ink"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer() {
  return (
    <Card as="aside" aria-labelledby="offer" className="mt-10 print:hidden">
      <h2 id="offer" className="text-xl">
        The same for one of your clients
      </h2>
      <p className="mt-2 text-muted">
        Answer eleven questions about a client’s environment and get a document with architecture, plan, risks and
        budget for that client.
      </p>
      <ButtonLink to={href("/questionnaire")} className="mt-5">
        Get Custom Assessment
      </ButtonLink>
    </Card>
  );
}

function Related({ articles }: { articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 print:hidden">
      <h2 id="related" className="mb-5 text-2xl">
        Related articles
      </h2>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}
