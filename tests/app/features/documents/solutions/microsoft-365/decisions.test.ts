import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everyDocument, school } from "./documents.ts";

test("whoever decides on a second backup reads what it costs a year", () => {
  const tree = documentOf("m365-new-tenant", { "data-loss": ["hour"], "mail-volume": ["331"], "file-volume": ["874"] });
  const yearly = / · Microsoft 365 Backup · 1,205 · .* · ([\d,]+)$/m.exec(cells(tree, "bill"))?.[1] ?? "none";
  expect(cells(tree, "decisions")).toContain(`to meet the required data loss limit, for USD ${yearly} a year; if it`);
  expect(plainOf(tree, "summary.decisions")).toContain(`Microsoft 365 Backup (USD ${yearly} a year, less if limited`);
  expect(cells(tree, "decisions")).toMatch(/a fifth of the volume costs USD \d+\./);
});

test("a school's pupils get rules of their own, which are decided and tested", () => {
  for (const { name, tree } of everyDocument({ industry: ["education"], "company-size": ["large"] })) {
    expect(cells(tree, "decisions"), name).toContain("Pupils get a separate set");
    expect(cells(tree, "approach.tests"), name).toContain("Account of a pupil or student");
    expect(cells(tree, "timeline.tasks"), name).toContain("pupil policies set");
    expect(cells(tree, "m365.purview"), name).toContain("Plan · A3 · A5");
  }
});

test("a tenant in use does not lose its second factor on the day that security defaults go off; a new one has none to lose", () => {
  const decisions = (...technologies: string[]) =>
    cells(documentOf("m365-secure", { "current-technologies": technologies }), "decisions");
  expect(decisions("office-365")).toMatch(/CA01, CA02 and CA04 are enforced for all users the day they go off/);
  expect(decisions("office-365")).not.toContain("excluded from CA02");
  expect(decisions("office-365", "active-directory")).toMatch(/Connect Sync service account is excluded from CA02/);
  expect(decisions("windows-server")).not.toContain("Where security defaults");
  const policies = (technology: string) =>
    toMarkdown(documentOf("m365-secure", { "current-technologies": [technology] }));
  expect(policies("office-365")).toContain("enforced for the pilot group and report-only for the rest");
  expect(policies("office-365")).not.toContain("each user who moves");
  expect(policies("windows-server")).toContain("enforced for all accounts before the pilot");
  expect(policies("windows-server")).not.toMatch(/report-only for (the rest|all others)/);
});

test("the guard against accidental deletion is lowered where there are fewer people than its default", () => {
  const guard = (people: string) =>
    /accidental-deletion threshold.*? to (\d+)\./.exec(
      cells(documentOf("m365-hybrid", { "company-size": ["large"], "head-count": [people] }), "decisions"),
    )?.[1];
  expect(guard("300")).toBe("30");
  expect(guard("500")).toBe("50");
  expect(guard("501")).toBeUndefined();
});

test("a computer without a directory is joined, and not registered as a private one is", () => {
  const devices = (...technologies: string[]) =>
    cells(documentOf("m365-new-tenant", { "current-technologies": technologies }), "decisions");
  expect(devices("none")).toContain("Registration is for private devices only");
  expect(devices("active-directory")).toContain("hybrid join and enrolment by Group Policy only for domain PCs");
  const small = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["exchange-server"],
  });
  expect(cells(small, "decisions")).toContain("once they have left the domain");
});

test("labels are promised to encrypt what the decision on labels lets them encrypt", () => {
  const tree = documentOf("m365-secure", { "security-requirements": ["data-encryption"] });
  expect(cells(tree, "decisions")).toContain("Only the highest label encrypts");
  expect(cells(tree, "security.controls")).toContain(
    "Labels encrypt files at the highest level, inside and outside the organisation",
  );
});

test("computers leave their domain wherever a server that needs one stands", () => {
  const decisions = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(decisions("sharepoint")).toContain("existing ones once they have left the domain");
  expect(decisions("none")).toContain("existing ones from their settings");
});

test("a computer that leaves its domain is enrolled with the others, and is told to sign in apart to what stays there", () => {
  const decisions = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(decisions("exchange-server")).toMatch(
    /once they have left the domain, with .* a separate sign-in for systems left/,
  );
  expect(decisions("exchange-server")).not.toContain("on the day that their holder moves");
  expect(decisions("none")).not.toContain("left in the domain");
});

test("a tenant that nobody named is shown before the order, and what is given for a move is quoted after it", () => {
  const tree = documentOf("m365-optimise", { "file-volume": ["900"] });
  expect(cells(tree, "decisions")).toContain("Health check once the tenant has been seen");
  expect(toMarkdown(tree)).toContain("Confirm the tenant before signing");
  expect(toMarkdown(tree)).toContain("a separate project is quoted once the tenant is confirmed");
  expect(toMarkdown(documentOf("m365-optimise", { "current-technologies": ["teams"] }))).not.toContain(
    "Confirm the tenant",
  );
});

test("a health check beside nothing but Exchange Server is asked about first, with what a migration takes", () => {
  const tree = documentOf("m365-optimise", {
    "company-size": ["enterprise"],
    "head-count": ["1208"],
    "current-technologies": ["exchange-server"],
    deadline: ["2028-01-18"],
    "deadline-reason": ["support"],
    "mail-volume": ["14496"],
  });
  const text = toMarkdown(tree);
  expect(text).toMatch(
    /which moves no mail, and a migration from Exchange Server \(about \d+ days, EUR [\d,]+ before contingency, and at least 26 weeks, licences apart\)/,
  );
  expect(cells(tree, "decisions")).toMatch(
    /replaces no product that leaves support, .* in at least 26 weeks, by minimal hybrid with move requests/,
  );
  expect(text).toContain("the decision on the tenant prices a migration");
  expect(text).toContain("ontrols on mail in Exchange Server");
  const named = documentOf("m365-optimise", { "current-technologies": ["exchange-server", "office-365"] });
  expect(cells(named, "decisions")).not.toContain("Migration instead");
  expect(cells(documentOf("m365-optimise"), "decisions")).not.toContain("Migration instead");
});

test("the guard against deletions lets a cohort leave, and a scope that an assessor settles is not taken for granted", () => {
  const synchronised = { "current-technologies": ["active-directory", "office-365"] };
  const decided = cells(school("m365-secure", synchronised), "decisions");
  expect(decided).toContain("and raised for the day a cohort leaves");
  expect(decided).not.toContain("Cyber Essentials");
  expect(cells(documentOf("m365-secure", synchronised), "decisions")).not.toContain("cohort");
  const answers = {
    ...workedExample(),
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-secure"],
    "company-size": ["medium"],
    industry: ["education"],
  };
  expect(
    cells(
      composed(inputFor(answers, { client: { name: "Ann Reed", company: "Reed School", country: "United Kingdom" } })),
      "decisions",
    ),
  ).toContain("the assessor first confirms");
});
