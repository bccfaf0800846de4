/** The article as readers would see it, and as it would look when shared. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SITE_NAME } from "#app/shared/site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Preview } from "./preview.ts";

const CONTENT_ID = "preview-content";
const PAUSE_MS = 900;

/**
 * `children` is the preview that the server rendered. With scripts it is renewed whenever typing pauses: the form is posted as the Preview
 * button would post it, and that part of the returned page is shown. So there is only one renderer, and a failure loses no typing.
 */
export function LivePreview({ formId, children }: { formId: string; children: ReactNode }) {
  const { holder, isLive, isBehind } = useRenewal(formId);
  return (
    <section aria-labelledby="preview" className="mt-12">
      <h2 id="preview" className="text-2xl">
        Preview
      </h2>
      <p className="mt-1 mb-4 text-muted">
        {isBehind
          ? "The preview cannot be refreshed right now, so it may be out of date."
          : "What readers will see, exactly as the page will show it."}
      </p>
      <div id={CONTENT_ID}>{isLive ? null : children}</div>
      <div ref={holder} />
    </section>
  );
}

/** Renews the preview in the holder once typing in the form has paused. */
function useRenewal(formId: string) {
  const holder = useRef<HTMLDivElement>(null);
  const [isLive, setIsLive] = useState(false);
  const [isBehind, setIsBehind] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const life = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    async function renew(fields: FormData) {
      const asked = ++latest;
      const content = await askForPreview(fields);
      if (asked !== latest || life.signal.aborted) return;
      if (content) holder.current?.replaceChildren(...content);
      if (content) setIsLive(true);
      setIsBehind(content === null);
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => form instanceof HTMLFormElement && renew(new FormData(form)), PAUSE_MS);
    }
    form.addEventListener("input", wait, { signal: life.signal });
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [formId]);
  return { holder, isLive, isBehind };
}

/** Null when the server does not answer with a preview; what is typed stays in the form. */
async function askForPreview(fields: FormData): Promise<Node[] | null> {
  try {
    fields.set("intent", "preview");
    const pairs = [...fields].map(([name, value]) => [name, String(value)]);
    const response = await fetch(location.href, { method: "POST", body: new URLSearchParams(pairs) });
    if (!response.ok) return null;
    const answer = new DOMParser().parseFromString(await response.text(), "text/html");
    const content = answer.getElementById(CONTENT_ID); // missing on the sign-in page, which comes if the session has ended
    return content && [...content.childNodes];
  } catch {
    return null; // the network is away
  }
}

export function PreviewContent({ preview, address }: { preview: Preview; address: string }) {
  const { title, description, category, author, blocks, minutes, remarks } = preview;
  return (
    <div className="flex flex-col gap-6">
      {remarks.length > 0 ? <Remarks remarks={remarks} /> : null}
      <article aria-label="Preview of the article" className="rounded-lg border border-line bg-surface p-5 sm:p-10">
        <p className="text-4xl font-semibold">{title || "(no title yet)"}</p>
        {description ? <p className="mt-2 max-w-text text-lg text-muted">{description}</p> : null}
        <div className="mt-4 mb-10 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          {category ? <Badge tone="accent">{category}</Badge> : null}
          {`${author} · ${minutes} min read`}
        </div>
        <div className="max-w-text">
          {blocks.length > 0 ? <Prose blocks={blocks} /> : <p className="text-muted">(no text yet)</p>}
        </div>
      </article>
      <SocialCard title={title} description={description} address={address} />
    </div>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  return (
    <Banner tone="warning" title="To fix before publishing">
      <ul className="mt-1 list-disc ps-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** How chat programs and social networks would show the page. */
function SocialCard({ title, description, address }: { title: string; description: string; address: string }) {
  return (
    <section aria-labelledby="shared" className="max-w-text">
      <h3 id="shared" className="text-lg">
        When someone shares it
      </h3>
      <div className="mt-3 rounded-lg border border-line bg-raised p-4">
        <p className="text-xs text-muted [overflow-wrap:anywhere]">{address}</p>
        <p className="mt-1 font-semibold">{title || "(no title yet)"}</p>
        <p className="line-clamp-2 text-sm text-muted">{description || "(no summary yet)"}</p>
        <p className="mt-2 text-xs text-muted">{SITE_NAME}</p>
      </div>
    </section>
  );
}
