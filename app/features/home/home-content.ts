/** The text of the home page as data: cards, steps, questions. */
import type { LucideIcon } from "lucide-react";
import { BookOpenText, FileCheck, ListChecks, ShieldCheck } from "lucide-react";
import { DOCUMENT_PRICE, formatMoney } from "#app/shared/money.ts";
import { NON_AFFILIATION } from "#app/shared/site.ts";

export const PRICE = formatMoney(DOCUMENT_PRICE);

export const FEATURES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BookOpenText,
    title: "Expert articles",
    text: "Guides on migration, identity, security and compliance, with their sources and the date they were checked. Free to read.",
  },
  {
    icon: ListChecks,
    title: "Custom solutions",
    text: "Eleven questions about one client. Each says why we ask it, and contradictory answers are pointed out.",
  },
  {
    icon: FileCheck,
    title: "Instant documents",
    text: "Architecture, sizing, security, plan, risks and budget in one document, written the moment you ask for it.",
  },
  {
    icon: ShieldCheck,
    title: "Secure delivery and payment",
    text: "Card details never reach our servers, and a document’s text leaves the database only for the person who paid.",
  },
];

export const STEPS = [
  {
    title: "Answer for one client",
    text: "Twelve steps, ten minutes. Stop whenever you like: every answer is saved, on this device or in your account.",
  },
  {
    title: "See what you get",
    text: "Before you pay you see the outline, the first section, and the title and length of every table.",
  },
  {
    title: "Unlock, edit, hand on",
    text: "Read it here, download it or find it in your inbox. Put your own name on it and send it to the client.",
  },
] as const;

export const SOLUTIONS = [
  {
    to: "/articles/azure-migration",
    category: "Migration",
    title: "Azure Migration Strategy",
    text: "From inventory to the last server switched off: what to move, in which order, and what it costs to run.",
  },
  {
    to: "/articles/microsoft-365-adoption",
    category: "Microsoft 365",
    title: "Microsoft 365 Adoption",
    text: "Mail, files, devices and identities moved without losing a message or a weekend, and taken up by the people they are for.",
  },
  {
    to: "/articles/security-assessment",
    category: "Security",
    title: "Security Assessment",
    text: "Where a tenant stands, what to fix first, and how each measure maps to the rules the client must follow.",
  },
] as const;

export const INCLUDED = [
  "Eleven sections, from the executive summary to support and maintenance",
  "A target architecture with sizing and a bill of materials",
  "A plan that fits the client’s timeline, or says why it cannot",
  "Effort and running cost as ranges, each figure with its source or basis",
  "Risks, numbered assumptions, and the checks that settle them",
  "Downloads to edit, and the right to put your own name on them",
] as const;

export const QUESTIONS = [
  {
    question: "Do I need an account to try it?",
    answer:
      "No. You can read every article and answer the whole questionnaire first. You only need an account to have the document made, and your answers come with you.",
  },
  {
    question: "Who writes the document?",
    answer:
      "A set of rules, not a chatbot. The same answers always give the same document. Each statement traces back to an answer, a rule and a dated fact, and nothing is made up to fill a gap: unknowns become numbered assumptions, with the work that settles them.",
  },
  {
    question: "What do I see before I pay?",
    answer:
      "The real outline, the whole first section, and the title and row count of each table. If it does not look worth it, you owe nothing.",
  },
  {
    question: "Can I put my own name on it?",
    answer:
      "Yes. You may edit it, re-brand it and hand it on to the client it is about. Our terms say so in one paragraph.",
  },
  {
    question: "Can I send it as it is?",
    answer:
      "Read it first. It is made from a questionnaire, without sight of the client’s systems, and does not replace your judgement or legal, tax or audit advice. It saves you the days before the part that needs you.",
  },
  {
    question: "What happens to my clients’ data?",
    answer:
      "It is yours. We use it to make your documents and for nothing else, nobody else on the portal can open it, and we never write to your clients. You can take it with you and have it erased.",
  },
  {
    question: "Are you part of Microsoft?",
    answer: `No. ${NON_AFFILIATION}`,
  },
] as const;
