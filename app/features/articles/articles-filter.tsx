/** The search box and the categories, as a form and links so that every list has its own address. */
import { Search } from "lucide-react";
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { ARTICLE_CATEGORIES } from "#db/schema/article-categories.ts";
import { type ListAddress, listPath } from "./list-address.ts";
import { MAX_SEARCH_LENGTH } from "./search-words.ts";

export function ArticlesFilter({ text, category }: Pick<ListAddress, "text" | "category">) {
  return (
    <div className="mb-10 flex flex-col gap-5">
      <search>
        <Form method="get" action={href("/articles")} className="flex max-w-text flex-wrap items-end gap-3">
          {category ? <input type="hidden" name="category" value={category} /> : null}
          <div className="flex min-w-56 flex-1 flex-col gap-1.5">
            <label htmlFor="q" className="text-sm font-semibold">
              Search articles
            </label>
            <input
              key={text}
              id="q"
              name="q"
              type="search"
              defaultValue={text}
              maxLength={MAX_SEARCH_LENGTH}
              autoComplete="off"
              className="field"
            />
          </div>
          <Button>
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </Form>
      </search>
      <FilterLinks
        label="Categories"
        links={[null, ...ARTICLE_CATEGORIES].map((each) => ({
          to: listPath({ text, category: each }),
          label: each ?? "All",
          isCurrent: each === category,
        }))}
      />
    </div>
  );
}
