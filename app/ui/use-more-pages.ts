/** A list that grows: its first page and whatever was loaded after it. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";

/** `before` is the cursor that the page was asked with, `next` the one of the page after it; null at the ends. */
export type ListPage = { before: string | null; next: string | null };

export type MorePages<Page> = {
  pages: readonly Page[];
  /** Null when everything is there. */
  next: string | null;
  loading: boolean;
  more(before: string): void;
};

/**
 * Pages are kept by the cursor they were asked with, so that a page that is loaded anew takes its own place.
 *
 * @param pathOf the address whose loader answers with the page at a cursor
 */
export function useMorePages<Page extends ListPage>(first: Page, pathOf: (before: string) => string): MorePages<Page> {
  const fetcher = useFetcher();
  const [later, setLater] = useState<Record<string, Page>>({});
  const loaded: Page | undefined = fetcher.data;
  useEffect(() => {
    if (loaded?.before) setLater((pages) => ({ ...pages, [loaded.before ?? ""]: loaded }));
  }, [loaded]);

  const pages = [first];
  for (let page = first; page.next && later[page.next]; pages.push(page)) page = later[page.next] ?? first;
  return {
    pages,
    next: pages.at(-1)?.next ?? null,
    loading: fetcher.state !== "idle",
    more: (before) => fetcher.load(pathOf(before)),
  };
}
