/** The brief: everything derived once from answers, client and date, and used by every part of the document. */

import { labelsFor, solutionLabel } from "#app/features/catalogue/answers.ts";
import type { Confidence } from "#app/features/catalogue/confidence.ts";
import type { Configuration } from "#app/features/catalogue/configurations.ts";
import { LEAST_SITES } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import { type Answers, type QuestionId, requireQuestion, STEPS } from "#app/features/catalogue/steps.ts";
import { dayOf } from "#app/features/documents/dates.ts";
import type { Size } from "#app/features/documents/facts/effort.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import type { Jurisdiction } from "#app/features/documents/facts/regulation-row.ts";
import { confidenceIn, detailOf } from "./detail.ts";
import { currencyOf, jurisdictionOf } from "./jurisdiction.ts";
import { devicesOf, frontlineOf, type People, peopleOf } from "./people.ts";
import { ADMINISTRATORS, DOMAIN_CONTROLLERS, SERVERS, SITES, serversFor } from "./planning-figures.ts";
import type { AnswerReader } from "./reader.ts";
import { DEVICES_PER_USER, plannedUsers, readerOf, type Settled, SHIFT_WORK, settle } from "./settle.ts";

/** The client as the document names it. Without a country it is planned as one of the European Union, which is stated as an assumption; `Other` lies outside. */
export type DocumentClient = { name: string; company: string; country?: string };
type NamedClient = Readonly<{ name: string; company: string; country: string | null }>;
export type DocumentAuthor = { name: string; company?: string; email?: string };

export type ComposeInput = { answers: Answers; client: DocumentClient; author: DocumentAuthor; today: Date };

const { options: CLOUD_LEVELS } = requireQuestion("cloud-maturity");

/** Conditions see the designed configuration. Every getter notes the answers that it looked at. */
export class Brief {
  readonly reader: AnswerReader;
  readonly today: number;
  readonly author: DocumentAuthor;
  readonly #input: ComposeInput;
  readonly #settled: Settled;
  readonly #given: AnswerReader;
  readonly #client: NamedClient;
  readonly #detail: (id: DetailId) => string | null;
  readonly #people: () => People;
  readonly #devices: () => number;
  readonly #frontline: () => number;
  readonly #confidence: () => Confidence;

  constructor(input: ComposeInput) {
    const { name, company, country } = input.client;
    this.#input = input;
    this.#settled = settle(input.answers);
    this.#client = { name, company: company || name, country: country?.trim() || null };
    this.author = input.author;
    this.today = dayOf(input.today);
    this.reader = readerOf(this.#settled);
    this.#given = this.reader.over(this.#settled.answers);
    this.#detail = this.reader.deriveEach((id) => detailOf(this, id));
    this.#people = this.reader.derive(() => peopleOf(this, this.#devicesPerUser));
    this.#devices = this.reader.derive(() => this.given("devices") ?? devicesOf(this, this.#devicesPerUser));
    this.#frontline = this.reader.derive(() => frontlineOf(this));
    this.#confidence = this.reader.derive(() => confidenceIn(this, input.answers));
  }

  /** The answer to an optional question of this solution, `UNKNOWN` included; null where it was not asked or answered. */
  detail(id: DetailId): string | null {
    return this.#detail(id);
  }

  /** The same, and null too where nobody knows it. */
  known(id: DetailId): string | null {
    const value = this.detail(id);
    return value === UNKNOWN ? null : value;
  }

  /** The number given for an optional question, which stands in the place of the planning figure. */
  given(id: DetailId): number | null {
    const value = this.known(id);
    return value === null ? null : Number(value);
  }

  /** What the answers allow to be said. */
  get confidence(): Confidence {
    return this.#confidence();
  }

  has(question: QuestionId, ...options: string[]): boolean {
    return this.reader.has(question, options);
  }

  holds(condition: Condition | undefined): boolean {
    return this.reader.holds(condition);
  }

  /** The same over the answers as given, before the configuration was settled. */
  holdsAsGiven(condition: Condition): boolean {
    return this.#given.holds(condition);
  }

  one(question: QuestionId): string {
    return this.reader.one(question);
  }

  values(question: QuestionId): readonly string[] {
    return this.reader.values(question);
  }

  /** The labels of the chosen options, joined for a sentence. */
  label(question: QuestionId): string {
    this.#given.values(question);
    return labelsFor(question, this.#settled.answers).join(", ");
  }

  /** The same as it was answered, before a head-count settled it. */
  givenLabel(question: QuestionId): string {
    this.reader.values(question);
    return labelsFor(question, this.#settled.given).join(", ");
  }

  get client(): NamedClient {
    this.reader.noteClient();
    return this.#client;
  }

  /** The client's country by its name; null where none was given, or "Other". */
  get country(): string | null {
    return this.client.country === "Other" ? null : this.client.country;
  }

  /** Questions that were left open and have been given a planning default. */
  get assumed(): readonly QuestionId[] {
    return this.#settled.assumed;
  }

  /** How many of the answers were really given. */
  get answered(): number {
    return STEPS.length - this.assumed.length;
  }

  get solution(): string {
    return this.one("solution-type");
  }

  get solutionTitle(): string {
    this.one("solution-type");
    return solutionLabel(this.#settled.answers);
  }

  get chosen(): Configuration {
    this.#given.one("solution-configuration");
    return this.#settled.chosen;
  }

  /** The configuration the document designs: the chosen one, unless no organisation of the size fits it. */
  get configuration(): Configuration {
    this.one("solution-configuration");
    return this.#settled.designed;
  }

  get size(): Size {
    return this.one("company-size") as Size; // the catalogue's size options are exactly `Size`
  }

  get people(): People {
    return this.#people();
  }

  get users(): number {
    return this.people.count;
  }

  get devices(): number {
    return this.#devices();
  }

  /** What a size stands for where no number was given. */
  plannedAt(size: Size, configuration = this.configuration): { users: number; devices: number; servers: number } {
    const users = plannedUsers(configuration, size, this.#devicesPerUser);
    return { users, devices: Math.round(users * this.#devicesPerUser), servers: SERVERS[size].plan };
  }

  /** Shift and shop-floor workers without a PC of their own. */
  get frontline(): number {
    return this.#frontline();
  }

  get knowledge(): number {
    return this.users - this.frontline;
  }

  get servers(): { low: number; high: number; plan: number } {
    const given = this.given("servers");
    if (given !== null) return { low: given, high: given, plan: given };
    return serversFor(this.size, this.given("head-count"), this.given("fast-recovery") ?? 0); // what is to be recovered exists
  }

  /** The brief of the same client, had this number of servers, sites or people been given, or this window. */
  having(question: "servers" | "sites" | "head-count" | "timeline", answer: number | "no-timeline"): Brief {
    return new Brief({ ...this.#input, answers: { ...this.#input.answers, [question]: [`${answer}`] } });
  }

  get sites(): number {
    const given = this.given("sites");
    if (given !== null) return given;
    return Math.max(SITES[this.size], LEAST_SITES[this.configuration.id] ?? 1, this.given("distribution-sites") ?? 1);
  }

  get administrators(): number {
    return this.given("administrators") ?? ADMINISTRATORS[this.size];
  }

  get domainControllers(): number {
    return this.given("domain-controllers") ?? Math.min(DOMAIN_CONTROLLERS[this.size], this.servers.plan);
  }

  /** From 0 (no cloud adoption) to 4 (cloud-first), in the order of the options. */
  get cloudLevel(): number {
    const level = this.one("cloud-maturity");
    return CLOUD_LEVELS.findIndex(({ id }) => id === level);
  }

  get regulated(): boolean {
    const industry = this.has("industry", "healthcare", "finance", "government");
    const wish = this.has("security-requirements", "compliance");
    return this.has("primary-objective", "compliance-objective") || industry || wish;
  }

  get hasDirectory(): boolean {
    return this.holds(DIRECTORY);
  }

  get has365(): boolean {
    return this.has("current-technologies", "office-365", "teams");
  }

  get jurisdiction(): Jurisdiction {
    return jurisdictionOf(this.client.country);
  }

  get currency(): Currency {
    return currencyOf(this.client.country);
  }

  get #devicesPerUser(): number {
    return this.hasShiftWork ? 1 : DEVICES_PER_USER;
  }

  get hasShiftWork(): boolean {
    return this.has("industry", ...SHIFT_WORK);
  }
}
