/** The picture: sources, analysis, results. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { plural } from "#app/features/documents/words.ts";
import { AZURE, COUNTED, FOCUSED, hasAppliance, PILOT, SERVERS } from "./answers.ts";
import { isProposed, namesOf } from "./domains.ts";
import { pilotPeople } from "./pilots.ts";
import { interviews, sampled, workshops } from "./quantities.ts";
import { readsContracts } from "./readings.ts";
import { isByScript, scripted, TENANT_REPORTS } from "./tools.ts";

/** What is read, beside the people who are heard. */
function toolsOf(brief: Brief): { id: string; label: string; note: string }[] {
  const tools =
    brief.holds(all(FOCUSED, none(COUNTED))) && !isProposed("licensing", brief) && !readsContracts(brief)
      ? []
      : [{ id: "licences", label: "Licence and contract list", note: "" }];
  if (hasAppliance(brief))
    tools.push({
      id: "migrate",
      label: "Azure Migrate discovery",
      note: `${plural(brief.servers.plan, "server")} planned`,
    });
  for (const [label, , when] of TENANT_REPORTS)
    if (brief.holds(when)) tools.push({ id: "scuba", label, note: "read-only" });
  if (brief.holds(DIRECTORY)) tools.push({ id: "directory", label: "Directory check", note: "read-only" });
  if (brief.holds(AZURE)) tools.push({ id: "azure", label: "Subscription report", note: "read-only" });
  if (scripted(brief)) tools.push({ id: "scripts", label: "Server scripts", note: scripted(brief) });
  if (isByScript(brief))
    tools.push({
      id: "sample",
      label: "Scripted inventory",
      note: brief.holds(SERVERS) ? `${plural(brief.servers.plan, "server")} planned` : sampled(brief),
    });
  return tools;
}

export function diagram(brief: Brief): Diagram {
  const tools = toolsOf(brief);
  const results = [
    { id: "score", label: "Scorecard", note: brief.holds(FOCUSED) ? namesOf(brief) : "ten domains, 0 to 3" },
    { id: "roadmap", label: "Road map", note: "three horizons, 12 months" },
    ...(brief.holds(PILOT) ? [{ id: "pilot", label: "Pilot", note: pilotPeople(brief) }] : []),
  ];
  const zones: DiagramZone[] = [
    {
      title: "Sources",
      nodes: [
        {
          id: "people",
          label: "Workshops and interviews",
          note: `${plural(workshops(brief), "workshop")}, ${plural(interviews(brief), "interview")}`,
        },
        ...tools.map(({ id, label, note }) => (note ? { id, label, note } : { id, label })),
      ],
    },
    {
      title: "Analysis",
      nodes: [
        { id: "evidence", label: "Evidence register" },
        { id: "findings", label: "Findings", note: "ranked" },
      ],
    },
    { title: "Results", nodes: results },
  ];
  const edges: DiagramEdge[] = [
    { from: "people", to: "evidence", label: "statements" },
    ...tools.map(({ id }) => ({ from: id, to: "evidence", label: id === "licences" ? "records" : "measurements" })),
    { from: "evidence", to: "findings", label: "two pieces of evidence each" },
    { from: "findings", to: "score", label: "score and target" },
    { from: "score", to: "roadmap", label: "prioritised" },
    ...(brief.holds(PILOT)
      ? [
          { from: "evidence", to: "pilot", label: "confirmed or replaced" },
          { from: "pilot", to: "roadmap", label: "result" },
        ]
      : []),
  ];
  return { zones, edges };
}
