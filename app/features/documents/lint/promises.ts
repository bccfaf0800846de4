/** Finds cells that contradict the figures beside them, or promise what nobody can test or has bought. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, cellsOf, plainOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";

export function lintPromises(tree: DocumentTree): string[] {
  return [
    ...looseRules(tree),
    ...leastMissed(tree),
    ...unboughtRecovery(tree),
    ...unboughtNetwork(tree),
    ...wrongProof(tree),
    ...silentTies(tree),
    ...postponedSteps(tree),
    ...miscountedPolicies(tree),
  ];
}

/** A test must pass by a rule, not by what was intended. */
function looseRules(tree: DocumentTree): string[] {
  return cellsOf(tableOf(tree, "approach.tests"), "Pass criterion")
    .filter((rule) => /or as designed|or agreed|as appropriate/.test(rule))
    .map((rule) => `a test without a rule: ${rule}`);
}

/** A formula that promises at least a number must give as many. */
function leastMissed(tree: DocumentTree): string[] {
  const table = tableOf(tree, "architecture.sizing");
  const results = cellsOf(table, "Result");
  return cellsOf(table, "Formula").flatMap((formula, row) => {
    const least = /at least (\d+)/.exec(formula)?.[1];
    const found = /([\d,]+)[^\d]*$/.exec(results[row] ?? "")?.[1];
    if (!least || !found || Number(found.replaceAll(",", "")) >= Number(least)) return [];
    return [`“${formula}” gives ${found}`];
  });
}

function unboughtRecovery(tree: DocumentTree): string[] {
  const planned = cellsOf(tableOf(tree, "solution.recovery"), "Method").some((method) =>
    method.includes("Site Recovery"),
  );
  const bought = cellsOf(tableOf(tree, "bill"), "Item").some((item) => item.includes("Site Recovery"));
  return planned && !bought ? ["Site Recovery is planned and not in the bill of materials"] : [];
}

/** If a network in Azure is built: the words that promise something, and the line of the bill that provides it. */
const PROMISED: readonly [RegExp, RegExp][] = [
  [/application proxy/i, /^Entra ID P1/],
  [/Private Access/, /^Entra Private Access/],
  [/Privileged Identity|no standing rights|\beligible\b/i, /^Entra ID P2/],
  [/application rules|inspection of encrypted/, /^Azure Firewall/],
  [/Application Gateway|web application firewall/, /^Application Gateway/],
  [/\bBastion\b(?! \/)/, /^Azure Bastion/],
  [/conditional forwarders|Private Resolver[;:]/, /^DNS Private Resolver/],
  [/Virtual WAN[;:]/, /^Virtual WAN hub/],
];
/** Blocks about what is considered, found or left out, which promise nothing. */
const NO_PROMISE =
  /^(options|appendix|environment|regulation|security\.(steps|regulation|nis2)|features\.configuration)/;
const LEFT_OUT = /not in the bill|wait until|No Private Resolver|where licensed/;

function unboughtNetwork(tree: DocumentTree): string[] {
  const items = cellsOf(tableOf(tree, "bill"), "Item");
  if (!items.some((item) => /^(NAT gateway|Azure Firewall)/.test(item))) return [];
  const missing = PROMISED.filter(([, line]) => !items.some((item) => line.test(item)));
  return blocksOf(tree)
    .filter(({ provenance }) => !NO_PROMISE.test(provenance.rule))
    .flatMap((block) => promisesOf(block).map((text) => ({ text, rule: block.provenance.rule })))
    .flatMap(({ text, rule }) =>
      missing
        .filter(([words]) => words.test(text) && !LEFT_OUT.test(text))
        .map(([, line]) => `${rule} promises what no line ${line.source} pays: ${text}`),
    );
}

/** What a block says will be done: the choice of decisions, this project's part of controls and interfaces, or else all of it. */
function promisesOf(block: Parameters<typeof textsOf>[0]): string[] {
  if (block.kind !== "table") return textsOf(block);
  const done = ["Choice", "In this project"].flatMap((title) => cellsOf(block, title));
  return done.length > 0 ? done : textsOf(block);
}

/** How the first service is recovered, and the test that proves it. */
const PROOFS: readonly [RegExp, RegExp][] = [
  [/Site Recovery/, /fail-?over/i],
  [/^Break-glass/, /break-glass/i],
];

/** Recovery by replication must be proved by a failover, and by an emergency account by its sign-in, not by a restore. */
function wrongProof(tree: DocumentTree): string[] {
  const method = cellsOf(tableOf(tree, "solution.recovery"), "Method")[0] ?? "";
  const shows = PROOFS.find(([words]) => words.test(method))?.[1];
  if (!shows) return [];
  const traces = tableOf(tree, "appendix.traceability");
  const place = cellsOf(traces, "Requirement").findIndex((text) => text.startsWith("Recover “"));
  const proof = cellsOf(traces, "Test")[place];
  const test = (tableOf(tree, "approach.tests")?.rows ?? []).find((row) => plain(row[0] ?? "") === proof);
  return test && !shows.test(plain(test[1] ?? "")) ? [`${proof} does not prove: ${method}`] : [];
}

/** The text may say that the designed option leads only if no other ranked option scores as much or more. */
function silentTies(tree: DocumentTree): string[] {
  const table = tableOf(tree, "options.scores");
  const verdict = plainOf(tree, "options.verdict");
  const ranked = table?.columns.map(({ title }) => /^[A-F]$/.test(title)) ?? [];
  const [own, ...others] = (table?.rows.at(-1) ?? []).map(plain).filter((_, place) => ranked[place]);
  const level = others.some((score) => Number(score) >= Number(own));
  return level && /^A (leads|scores highest)/.test(verdict)
    ? [`A leads although another scores as much as ${own}`]
    : [];
}

/** A project that builds must do its steps itself: none may be left to a road map. */
function postponedSteps(tree: DocumentTree): string[] {
  if (!tableOf(tree, "security.steps")) return [];
  return blocksOf(tree)
    .filter((block) => block.kind === "table")
    .filter((block) => cellsOf(block, "Task and week").includes("road map"))
    .map(({ provenance }) => `${provenance.rule} has a step without a task`);
}

/** The number of policies counted as a component must match the table that lists them. */
function miscountedPolicies(tree: DocumentTree): string[] {
  const components = tableOf(tree, "architecture.components");
  const place = cellsOf(components, "Component").indexOf("Conditional Access policies");
  const listed = tableOf(tree, "conditional-access")?.rows.length;
  const counted = cellsOf(components, "Count")[place];
  return listed && counted && Number(counted) !== listed
    ? [`${counted} policies are planned, ${listed} are listed`]
    : [];
}
