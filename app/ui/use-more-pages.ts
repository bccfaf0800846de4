/** A list that grows: its first page and the pages loaded after it. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";

/** `before` is the cursor the page was requested with, `next` that of the following page; null at the ends. */
export type ListPage = { before: string | null; next: string | null };

export type MorePages<Page> = {
  pages: readonly Page[];
  /** Null when everything has been loaded. */
  next: string | null;
  loading: boolean;
  more(before: string): void;
};

/**
 * Pages are stored under the cursor they were requested with, so that a reloaded page replaces its earlier version.
 *
 * @param pathOf the address whose loader returns the page at a cursor
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
