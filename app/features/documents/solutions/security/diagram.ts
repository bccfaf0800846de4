/** The figure: what is read and what comes of it, or signals, control and detection. */

import { all, any } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { rangeInWords } from "#app/features/documents/brief/planning-figures.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { policyNames } from "./access-policies.ts";
import {
  ASSESSMENT,
  DEVICE_RULES,
  DIRECTORY,
  ENDPOINT,
  ENROLS_JOINING,
  EXCHANGE,
  LARGER,
  POLICIES,
  SIEM,
  SMALL,
  SYNCHRONISES,
  TENANT,
  TIERED,
  WATCHED,
} from "./answers.ts";
import { besideControllers } from "./names.ts";
import { interviews, logGb, signInGb, withDeputy } from "./quantities.ts";

const sourceNodes = (brief: Brief): DiagramZone["nodes"] => [
  { id: "people", label: "People", note: `${plural(interviews(brief), "interview")}` },
  brief.holds(TENANT)
    ? { id: "tenant", label: "Microsoft tenant", note: "policies, roles, logs" }
    : { id: "tenant", label: "Current sign-in and mail", note: "no Microsoft tenant" },
  {
    id: "devices",
    label: "Devices and servers",
    note: `${figure(brief.devices)} and ${rangeInWords(brief.servers)} planned`,
  },
  ...(brief.holds(DIRECTORY)
    ? [{ id: "directory", label: "Active Directory", note: plural(brief.domainControllers, "domain controller") }]
    : []),
];

/** What is read, how, and what comes of it; an assessment has no architecture before its findings. */
const assessmentDiagram = (brief: Brief): Diagram => ({
  zones: [
    { title: "Sources", nodes: sourceNodes(brief) },
    {
      title: "Measurement",
      nodes: [
        { id: "evidence", label: "Evidence register", note: "two pieces per score" },
        { id: "score", label: "Scorecard", note: "eight domains, 0 to 3" },
      ],
    },
    {
      title: "Results",
      nodes: [
        { id: "quick", label: "Quick wins", note: "applied, rollback filed" },
        { id: "map", label: "Road map", note: "30, 60 and 90 days" },
      ],
    },
  ],
  edges: [
    { from: "people", to: "evidence", label: "confirmed minutes" },
    {
      from: "tenant",
      to: "evidence",
      label: brief.holds(TENANT) ? "read-only accounts" : "exports by administrators",
    },
    { from: "devices", to: "evidence", label: "inventory, sample" },
    ...(brief.holds(DIRECTORY) ? [{ from: "directory", to: "evidence", label: "read-only scripts" }] : []),
    { from: "evidence", to: "score", label: "weighted" },
    { from: "score", to: "quick", label: "minor settings" },
    { from: "score", to: "map", label: "everything else" },
  ],
});

/** Who and what signs in. */
const signalNodes = (brief: Brief): DiagramZone["nodes"] => [
  brief.holds(POLICIES)
    ? { id: "people", label: "People", note: `${figure(brief.users)} planned` }
    : { id: "people", label: "Administrators", note: `${brief.administrators} planned` },
  ...(brief.holds(any(ENDPOINT, DEVICE_RULES))
    ? [{ id: "devices", label: "Devices", note: `${figure(brief.devices)} planned` }]
    : []),
  ...(brief.holds(SYNCHRONISES)
    ? [{ id: "directory", label: "Active Directory", note: `${figure(brief.users)} accounts` }]
    : []),
  { id: "apps", label: "Applications and data" },
];

const controlNodes = (brief: Brief): DiagramZone["nodes"] => [
  {
    id: "access",
    label: "Conditional Access",
    note: brief.holds(POLICIES) ? policyNames(brief) : "for administrators",
  },
  { id: "pim", label: "Privileged Identity Management" },
];

function detectionNodes(brief: Brief): DiagramZone["nodes"] {
  const answering = brief.holds(SMALL) ? "IT contact or partner" : "Monitoring team";
  return [
    ...(brief.holds(WATCHED) ? [{ id: "xdr", label: "Defender XDR", note: "one incident queue" }] : []),
    brief.holds(SIEM)
      ? { id: "sentinel", label: "Microsoft Sentinel", note: `${figure(logGb(brief))} GB a month, Defender portal` }
      : { id: "log", label: "Log workspace", note: `sign-in log, ${figure(signInGb(brief))} GB a month` },
    { id: "oncall", label: brief.holds(WATCHED) ? answering : "Client IT", note: "run books" },
  ];
}

const accessEdges = (brief: Brief): DiagramEdge[] => [
  { from: "people", to: "access", label: brief.holds(all(POLICIES, LARGER)) ? "sign-in, risk" : "sign-in" },
  ...(brief.holds(DEVICE_RULES) ? [{ from: "devices", to: "access", label: "compliance" }] : []),
  ...(brief.holds(SYNCHRONISES)
    ? [
        {
          from: "directory",
          to: "access",
          label: `accounts, by ${brief.holds(ENROLS_JOINING) ? "Connect Sync" : "Cloud Sync"}`,
        },
      ]
    : []),
  { from: "access", to: "apps", label: "granted, limited or blocked" },
];

const detectionEdges = (brief: Brief): DiagramEdge[] => [
  ...(brief.holds(ENDPOINT) ? [{ from: "devices", to: "xdr", label: "endpoint signals, HTTPS 443" }] : []),
  ...(brief.holds(WATCHED)
    ? [
        { from: "access", to: "xdr", label: "identity signals" },
        { from: "xdr", to: "oncall", label: "incidents" },
      ]
    : []),
  ...(brief.holds(SIEM)
    ? [
        { from: "access", to: "sentinel", label: "sign-ins, retained 12 months" },
        { from: "sentinel", to: "xdr", label: "alerts" },
      ]
    : [
        { from: "access", to: "log", label: "sign-ins" },
        { from: "log", to: "oncall", label: "break-glass alert" },
      ]),
];

const tierNodes = (brief: Brief): DiagramZone["nodes"] => [
  { id: "dc", label: "Domain controllers", note: `${brief.domainControllers} planned` },
  { id: "adcs", label: besideControllers(brief).replace("c", "C") },
  ...(brief.holds(EXCHANGE) ? [{ id: "mail", label: "Exchange Server" }] : []),
  { id: "paw", label: "Privileged workstations", note: `${withDeputy(brief)}` },
];

const tierEdges = (brief: Brief): DiagramEdge[] => [
  { from: "dc", to: "xdr", label: "identity sensor, HTTPS 443" },
  { from: "adcs", to: "xdr", label: "identity sensor" },
  { from: "paw", to: "dc", label: "only permitted route" },
  ...(brief.holds(EXCHANGE) ? [{ from: "paw", to: "mail", label: "only permitted route" }] : []),
  { from: "pim", to: "paw", label: "time-limited roles" },
];

export function diagram(brief: Brief): Diagram {
  if (brief.holds(ASSESSMENT)) return assessmentDiagram(brief);
  const isTiered = brief.holds(TIERED);
  return {
    zones: [
      { title: "Signals", nodes: signalNodes(brief) },
      { title: "Control", nodes: controlNodes(brief) },
      { title: "Detection and response", nodes: detectionNodes(brief) },
      ...(isTiered ? [{ title: "Tier 0, on-premises", nodes: tierNodes(brief) }] : []),
    ],
    edges: [
      ...accessEdges(brief),
      ...detectionEdges(brief),
      ...(isTiered ? tierEdges(brief) : [{ from: "pim", to: "apps", label: "time-limited roles" }]),
    ],
  };
}
