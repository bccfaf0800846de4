/** Says who can see the article now and where, and what the last button press did. */
import { href } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Link } from "#app/ui/link.tsx";
import { DateText, InstantText } from "#app/ui/time.tsx";
import type { Publication } from "./publication.ts";

type Standing = { publication: Exclude<Publication, "deleted">; publishedAt: Date | null; slug: string };

export function StandingText({ publication, publishedAt, slug }: Standing) {
  if (publication === "draft" || !publishedAt) return <p>A draft: only admins can see it.</p>;
  if (publication === "scheduled")
    return (
      <p>
        Scheduled: it appears on <InstantText value={publishedAt} />.
      </p>
    );
  return (
    <p>
      Published on <DateText value={publishedAt} />. <PageLink slug={slug} />
    </p>
  );
}

/** `done` is the word that the redirect after a save carried. */
export function Done({ done, publication, publishedAt, slug }: Standing & { done: string }) {
  return (
    <div className="mb-6">
      <Banner tone="success">{wordsOf(done, { publication, publishedAt, slug })}</Banner>
    </div>
  );
}

function wordsOf(done: string, { publication, publishedAt, slug }: Standing) {
  if (done === "revision") return "The earlier text has been restored as a new revision.";
  if (publication === "scheduled" && publishedAt)
    return (
      <>
        Saved. It will appear on <InstantText value={publishedAt} />.
      </>
    );
  if (publication === "published")
    return (
      <>
        {done === "publish" ? "Published. " : "Saved. Readers see it within a minute. "}
        <PageLink slug={slug} />
      </>
    );
  return "Draft saved. Only admins can see it.";
}

function PageLink({ slug }: { slug: string }) {
  return (
    <Link to={href("/articles/:slug", { slug })} className="link">
      View the page
    </Link>
  );
}
