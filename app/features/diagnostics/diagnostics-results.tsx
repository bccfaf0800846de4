/** The findings of the newest run of tests. */
import { useEffect, useRef } from "react";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Finding, type Outcome, summarise } from "./finding.ts";

const BADGES: Record<Outcome, { tone: BadgeTone; word: string }> = {
  passed: { tone: "success", word: "Passed" },
  failed: { tone: "danger", word: "Failed" },
  "not-configured": { tone: "warning", word: "Not configured" },
  note: { tone: "info", word: "Note" },
};

/** Takes the focus when results arrive. */
export function ResultsCard({ findings }: { findings: Finding[] | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (findings) heading.current?.focus();
  }, [findings]);

  return (
    <Card as="section" aria-labelledby="results" className="flex flex-col gap-4">
      <h2 id="results" ref={heading} tabIndex={-1} className="text-xl">
        Test results
      </h2>
      {findings ? <Findings findings={findings} /> : <p className="text-muted">No tests have been run yet.</p>}
    </Card>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  const { allPassed, sentence } = summarise(findings);
  return (
    <>
      <Banner tone={allPassed ? "success" : "error"}>{sentence}</Banner>
      <ol className="divide-y divide-line">
        {findings.map((finding) => (
          <Result key={finding.test} finding={finding} />
        ))}
      </ol>
    </>
  );
}

function Result({ finding: { test, outcome, message, at, calls } }: { finding: Finding }) {
  const { tone, word } = BADGES[outcome];
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{test}</h3>
        <Badge tone={tone}>{word}</Badge>
        <time dateTime={at} className="ms-auto text-sm text-muted tabular-nums">
          {`${at.slice(11, 19)} UTC`}
        </time>
      </div>
      <p>{message}</p>
      {calls.length > 0 ? (
        <ul className="flex flex-col gap-1 font-mono text-sm text-muted">
          {calls.map(({ request, said, ms }) => (
            <li key={request} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 break-all">{request}</span>
              <span className="tabular-nums">{`${said} · ${ms} ms`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
