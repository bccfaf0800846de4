/** When products and services end: raw dates only; the status is computed from the day of generation. */

import { CLOUD_MANAGED, DIRECTORY, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import { dayOfIso, formatIso, formatMonth, type IsoDate } from "#app/features/documents/dates.ts";
import { MAIL_MOVES } from "./integrations.ts";
import type { Sourced } from "./sources.ts";

/** `family` is the option id of the technology it belongs to, or a family of its own. */
export type LifecycleRow = Sourced & {
  family: string;
  product: string;
  /** Of Windows on devices: one of them is in use. */
  edition?: "Pro" | "Enterprise";
  when?: Condition;
  mainstreamEnd?: IsoDate;
  /** Absent: the product has no fixed end. */
  end?: IsoDate;
  paidEnd?: IsoDate;
  /** The newest Windows Server that carries it; planning assumption. */
  host?: string;
  effect: string;
  /** Of versions in one row some ended before that day. */
  isLatest?: boolean;
  /** Of versions in one row the others end after that day. */
  isEarliest?: boolean;
};

export type LifecycleStatus = "supported" | "ends within 12 months" | "paid extension only" | "ended";

const EDITIONS = ["Pro", "Enterprise"] as const;

function editionOf(product: string): { edition?: (typeof EDITIONS)[number] } {
  const edition = EDITIONS.find((name) => product.endsWith(name));
  return edition ? { edition } : {};
}

const DEVICES = is("solution-type", "configuration-manager", "microsoft-365", "security");
const SCHOOL = is("industry", "education");
/** Tills, kiosks, machines of a plant or ward. */
const KIOSKS = all(
  any(DEVICES, all(is("solution-type", "custom"), none(is("company-size", "small")))),
  is("industry", "retail", "healthcare", "manufacturing"),
);
/** Nobody is asked about devices, and the site's own releases are what the project installs. */
const OWN_FAMILIES: Partial<Record<string, Condition>> = {
  sharepoint: none(SHAREPOINT_ONLINE),
  "office-365": none(is("solution-type", "custom")), // which reads no versions of Office
  "windows-client": DEVICES,
  "configuration-manager": all(is("solution-type", "configuration-manager"), none(CLOUD_MANAGED)),
};
const SPECIAL_PRODUCTS: readonly (readonly [string, Condition])[] = [["Windows 10 LTS", KIOSKS]];

const NEWEST_TESTED = "Move to 26H2, released on 29 September 2026, once tested.";

const row = (
  family: string,
  product: string,
  mainstreamEnd: IsoDate | undefined,
  end: IsoDate | undefined,
  paidEnd: IsoDate | undefined,
  effect: string,
): LifecycleRow => ({ family, product, mainstreamEnd, end, paidEnd, effect, source: ["eol"] });

/** Microsoft names three years and no day; the one transcribed is a Saturday, on which no updates appear. */
const PAID_2016: IsoDate = "2030-01-12";
const END_2016: IsoDate = "2027-01-12";

/** The last day of paid updates, or its month where no more is certain. */
export const paidEndText = (end: IsoDate): string =>
  end === PAID_2016 ? formatMonth(end.slice(0, 7)) : formatIso(end);

/** `ended on 13 October 2026`, `ended in January 2030`. */
export const paidEnded = (end: IsoDate): string => `ended ${end === PAID_2016 ? "in" : "on"} ${paidEndText(end)}`;

/** The version whose end falls among the projects: decisions, risks and rules speak of it by name. */
export const SERVER_2016 = {
  product: "Windows Server 2016",
  end: dayOfIso(END_2016),
  endText: formatIso(END_2016),
  paidEnd: dayOfIso(PAID_2016),
  paidEndText: paidEndText(PAID_2016),
};

/** Not to be found on a newer Windows Server than that. */
const on = (host: string, product: LifecycleRow): LifecycleRow => ({ ...product, host });

export const LIFECYCLE: readonly LifecycleRow[] = [
  row("windows-server", "Windows Server 2012 and 2012 R2", "2018-10-09", "2023-10-10", "2026-10-13", "Replace."),
  {
    ...row(
      "windows-server",
      SERVER_2016.product,
      "2022-01-11",
      END_2016,
      PAID_2016,
      "Upgrade, retire, or pay for updates (Software Assurance or subscription).",
    ),
    source: ["eol", "esu-change"] as const,
  },
  row(
    "windows-server",
    "Windows Server 2019",
    "2024-01-09",
    "2029-01-09",
    undefined,
    "Keep for now; plan with the next hardware or migration wave.",
  ),
  row(
    "windows-server",
    "Windows Server 2022",
    "2026-10-13",
    "2031-10-14",
    undefined,
    "Acceptable; security updates only.",
  ),
  row("windows-server", "Windows Server 2025", "2029-11-13", "2034-11-14", undefined, "Target for new servers."),
  on(
    "Windows Server 2019",
    row("sql-server", "SQL Server 2014", "2019-07-09", "2024-07-09", "2027-07-12", "Migrate, upgrade or isolate."),
  ),
  on(
    "Windows Server 2019",
    row(
      "sql-server",
      "SQL Server 2016",
      undefined,
      "2026-07-14",
      "2029-07-17",
      "Migrate, upgrade, or pay for updates, at the same cost in Azure.",
    ),
  ),
  row("sql-server", "SQL Server 2017", "2022-10-11", "2027-10-12", undefined, "Plan the upgrade."),
  row("sql-server", "SQL Server 2019", "2025-02-28", "2030-01-08", undefined, "Keep."),
  row(
    "sql-server",
    "SQL Server 2022",
    "2028-01-11",
    "2033-01-11",
    undefined,
    "Keep; target where an application does not yet support 2025.",
  ),
  row("sql-server", "SQL Server 2025", "2031-01-06", "2036-01-06", undefined, "Target for new databases."),
  on(
    "Windows Server 2012 and 2012 R2",
    row(
      "exchange-server",
      "Exchange Server 2013",
      "2018-04-10",
      "2023-04-11",
      undefined,
      "Remove; never leave exposed to the internet.",
    ),
  ),
  on(
    "Windows Server 2016",
    row(
      "exchange-server",
      "Exchange Server 2016",
      "2020-10-13",
      "2025-10-14",
      "2026-11-01",
      "Move mailboxes or upgrade to Exchange Server SE.",
    ),
  ),
  row(
    "exchange-server",
    "Exchange Server 2019",
    "2024-01-09",
    "2025-10-14",
    "2026-11-01",
    "Move mailboxes or upgrade to Exchange Server SE.",
  ),
  row(
    "exchange-server",
    "Exchange Server SE",
    undefined,
    undefined,
    undefined,
    "The only supported on-premises version.",
  ),
  on(
    "Windows Server 2012 and 2012 R2",
    row(
      "sharepoint",
      "SharePoint Server 2013",
      "2018-04-10",
      "2023-04-11",
      undefined,
      "Move to SharePoint Online or SharePoint Server SE.",
    ),
  ),
  on(
    "Windows Server 2016",
    row(
      "sharepoint",
      "SharePoint Server 2016",
      "2021-07-13",
      "2026-07-14",
      undefined,
      "Move to SharePoint Online or SharePoint Server SE.",
    ),
  ),
  on(
    "Windows Server 2019",
    row(
      "sharepoint",
      "SharePoint Server 2019",
      "2024-01-09",
      "2026-07-14",
      undefined,
      "Move to SharePoint Online or SharePoint Server SE.",
    ),
  ),
  row(
    "sharepoint",
    "SharePoint Server SE",
    undefined,
    undefined,
    undefined,
    "Supported where content must stay on-premises.",
  ),
  row(
    "office-365",
    "Office 2016 and 2019",
    undefined,
    "2025-10-14",
    undefined,
    "Replace with Microsoft 365 Apps or Office LTSC 2024.",
  ),
  row(
    "office-365",
    "Office 2021",
    undefined,
    "2026-10-13",
    undefined,
    "Replace with Microsoft 365 Apps or Office LTSC 2024.",
  ),
  row(
    "office-365",
    "Office 2024 and LTSC 2024",
    undefined,
    "2029-10-09",
    undefined,
    "Keep where a perpetual licence is preferred.",
  ),
  ...[
    {
      when: all(DEVICES, none(SCHOOL)),
      price: "updates bought now cost USD 183 per device to October 2027, USD 427 to October 2028",
      source: ["eol", "ej"] as const,
    },
    {
      when: all(DEVICES, SCHOOL),
      price: "updates bought now cost schools USD 3 per device to October 2027, USD 7 to October 2028",
      source: ["eol", "esu-school"] as const,
    },
  ].map(({ when, price, source }) => ({
    ...row(
      "windows-client",
      "Windows 10 22H2",
      undefined,
      "2025-10-14",
      "2028-10-10",
      `Windows 11 or a new device; ${price}.`,
    ),
    when,
    source,
  })),
  {
    ...row(
      "windows-client",
      "Windows 10 LTSB 2016",
      undefined,
      "2026-10-13",
      undefined,
      "Replace; paid updates cost USD 61 per device in the first year, USD 45 with Intune, and double each year.",
    ),
    source: ["eol", "esu-change"] as const,
  },
  row(
    "windows-client",
    "Windows 10 LTSC 2021",
    undefined,
    "2027-01-12",
    undefined,
    "Check kiosks and special-purpose devices; the IoT edition is supported until 13 January 2032.",
  ),
  row("windows-client", "Windows 10 LTSC 2019", undefined, "2029-01-09", undefined, "Keep; replace with the device."),
  row("windows-client", "Windows 11 23H2 Enterprise", undefined, "2026-11-10", undefined, "Move to 25H2."),
  row(
    "windows-client",
    "Windows 11 24H2 Pro",
    undefined,
    "2026-10-13",
    undefined,
    "Move to 26H2, or to 25H2 until that is tested.",
  ),
  row(
    "windows-client",
    "Windows 11 24H2 Enterprise",
    undefined,
    "2027-10-12",
    undefined,
    "Move to 25H2 in the normal ring.",
  ),
  row("windows-client", "Windows 11 25H2 Pro", undefined, "2027-10-12", undefined, NEWEST_TESTED),
  row("windows-client", "Windows 11 25H2 Enterprise", undefined, "2028-10-10", undefined, NEWEST_TESTED),
  ...(["Pro", "Enterprise"] as const).map((edition) => ({
    ...row(
      "windows-client",
      `Windows 11 26H1 ${edition}`,
      undefined,
      edition === "Pro" ? "2028-03-14" : "2029-03-13",
      undefined,
      "Only on devices delivered with it; move to the release that is offered for them.",
    ),
    when: all(DEVICES, none(is("company-size", "small"))),
    source: ["eol", "ej"] as const,
  })),
  row(
    "configuration-manager",
    "Configuration Manager 2609",
    undefined,
    "2028-03-28",
    undefined,
    "The version of the new site, supported for 18 months; one release a year.",
  ),
].map((entry) => ({
  ...entry,
  ...editionOf(entry.product),
  ...(OWN_FAMILIES[entry.family] && {
    when:
      entry.when ??
      SPECIAL_PRODUCTS.find(([name]) => entry.product.startsWith(name))?.[1] ??
      OWN_FAMILIES[entry.family],
  }),
  ...(entry.family === "configuration-manager" && { source: ["cm-ver"] as const }),
  ...(entry.effect === NEWEST_TESTED && { source: ["eol", "win-26h2"] as const }),
}));

/** Families whose end of support the work of a solution can be late for. */
export const TOUCHED: Partial<Record<string, readonly string[]>> = {
  "certificate-services": ["windows-server", "exchange-server"],
  "configuration-manager": ["windows-server", "office-365"],
  "azure-migration": ["windows-server", "sql-server", "exchange-server", "sharepoint"],
  "microsoft-365": ["exchange-server", "sharepoint", "office-365"],
  security: ["windows-server", "exchange-server", "sharepoint", "sql-server"],
  "hybrid-cloud": ["windows-server", "sql-server"],
  custom: ["windows-server", "exchange-server", "sharepoint", "sql-server"],
};

/** Changes in services that stop something at a date. `families`: option ids of technologies, or solution ids, it concerns. */
export type ServiceDateRow = Sourced & {
  families: readonly string[];
  /** Solutions whose work touches it. */
  solutions: readonly string[];
  /** Where the family alone does not show that the service is in use. */
  when?: Condition;
  event: string;
  date: IsoDate;
  action: string;
  /** What holds since, and what to do about it: a small organisation reads both in a row, and nothing where it has nothing to do. */
  inForce: string;
  todo?: string;
  /** False where nothing stops on the date, or whom it stops: only for them it is a gate of the plan. */
  stops?: false | Condition;
  /** What keeps it running for a time where the date is missed. */
  bridge?: string;
  /** Another project's, which the first page of this one does not lead with. */
  isOutside?: true;
};

/** Mail lies in Exchange Online, by the answers or as the configuration takes for granted; Teams beside own servers of mail says nothing of it. */
const MAIL_ONLINE = any(
  is("current-technologies", "office-365"),
  all(is("current-technologies", "teams"), none(is("current-technologies", "exchange-server"))),
  is("solution-configuration", "m365-optimise"),
);

/** The project brings the mail online. */
const MOVING = all(is("solution-type", "microsoft-365"), MAIL_MOVES);

/** What calls a tenant in use beside one's own servers of mail does so until it is changed. */
const MOVED = all(
  MOVING,
  none(
    all(
      is("current-technologies", "office-365"),
      any(is("current-technologies", "exchange-server"), is("solution-configuration", "m365-hybrid")),
      none(is("company-size", "small")), // which decides on it with the old protocols
    ),
  ),
);

/** What calls Exchange Online today can stop on a day; where the project moves the mail there, callers change with it, and where a security project only assumes it there, nothing is a gate. */
const CALLED_ONLINE = all(
  MAIL_ONLINE,
  none(MOVED, all(is("solution-type", "security"), none(is("current-technologies", "office-365")))),
);

/** A tenant is in use, of whose services somebody may read or send mail there. */
const TENANT = any(MAIL_ONLINE, is("current-technologies", "teams"));
/** Or there is one at the end of the project. */
const ONLINE = any(TENANT, is("solution-type", "microsoft-365"));

/** From that day on an administrator has to allow it. */
export const SMTP_OFF: IsoDate = "2026-12-31";

/** Without an allow list it is blocked from the one day, with it from the other. */
export const EWS_START: IsoDate = "2026-10-01";
export const EWS_END: IsoDate = "2027-04-01";
const EWS_LISTED = "Exchange Web Services by allow list only";
const EWS_OVER = "Exchange Online without Exchange Web Services";
const SMTP_IN_FORCE = "SMTP basic authentication off by default";

const EWS_BLOCKED: Omit<ServiceDateRow, "when" | "action"> = {
  families: ["office-365", "teams", "exchange-server", "microsoft-365", "security"],
  solutions: ["microsoft-365", "security", "custom"],
  event: "Exchange Web Services to Exchange Online blocked unless allow-listed",
  date: EWS_START,
  inForce: EWS_LISTED,
  source: ["exo-ews"],
};

export const SERVICE_DATES: readonly ServiceDateRow[] = [
  {
    families: ["office-365", "teams", "azure-services", "security", "azure-migration", "hybrid-cloud", "microsoft-365"],
    solutions: [
      ...["azure-migration", "hybrid-cloud", "microsoft-365", "security", "custom"],
      ...["certificate-services", "configuration-manager"],
    ],
    // an assessment builds no tenant, and where none is in use it binds nobody
    when: any(
      none(is("solution-configuration", "security-assessment")),
      is("current-technologies", "office-365", "teams", "azure-services", "power-platform"),
    ),
    event: "Mandatory multi-factor authentication for command line, scripts and REST writes: no further postponement",
    date: "2026-07-01",
    action: "Move scripts that use a person's account to managed identities or service principals.",
    inForce: "multi-factor authentication for scripts",
    todo: "use managed identities",
    source: ["mfa-mandatory"],
  },
  {
    families: ["office-365", "teams", "active-directory", "microsoft-365", "hybrid-cloud"],
    solutions: ["microsoft-365", "hybrid-cloud", "security", "custom", "azure-migration", "configuration-manager"],
    when: all(
      DIRECTORY,
      any(
        is("current-technologies", "office-365", "teams", "azure-services"),
        is("solution-configuration", "m365-optimise"),
        // which name no tenant where none was listed
        none(
          is("cloud-maturity", "no-cloud"),
          is("solution-type", "security", "azure-migration", "configuration-manager"),
        ),
      ),
    ),
    event: "Entra Connect Sync below 2.5.79.0 stops synchronising",
    date: "2026-09-30",
    action: "Check the installed version; upgrade, or move to Cloud Sync where devices are not synchronised.",
    inForce: "Entra Connect Sync from 2.5.79.0",
    source: ["entra-sync"],
  },
  {
    ...EWS_BLOCKED,
    when: all(ONLINE, MOVING),
    action: "Find callers in sign-in logs, or the mail server's before migration; move them to Microsoft Graph.",
  },
  {
    ...EWS_BLOCKED,
    when: all(ONLINE, none(MOVING)),
    action: "Find callers in sign-in logs; move them to Microsoft Graph.",
  },
  {
    families: ["office-365", "teams", "exchange-server", "microsoft-365", "security"],
    solutions: ["microsoft-365", "security", "custom"],
    when: ONLINE,
    event: "Basic authentication for SMTP submission off by default",
    date: SMTP_OFF,
    stops: CALLED_ONLINE,
    bridge: "an administrator re-enables basic authentication temporarily",
    action:
      "Move scanners and applications to OAuth or a connector, or to high-volume e-mail within the tenant; later tenants cannot re-enable it.",
    inForce: SMTP_IN_FORCE,
    todo: "move scanners to OAuth",
    source: ["exo-ews", "hve"],
  },
  {
    families: ["office-365", "teams", "exchange-server", "microsoft-365", "security"],
    solutions: ["microsoft-365", "security", "custom"],
    when: ONLINE,
    event: "Exchange Web Services shutdown in Exchange Online",
    date: EWS_END,
    stops: CALLED_ONLINE,
    action: "No caller may remain; hybrid servers use the Graph path.",
    inForce: EWS_OVER,
    source: ["exo-ews"],
  },
  // the callers are another project's, and no gate of this one
  ...(
    [
      ["Exchange Web Services to Exchange Online blocked unless allow-listed", EWS_START, EWS_LISTED],
      ["Basic authentication for SMTP submission off by default", SMTP_OFF, SMTP_IN_FORCE],
      ["Exchange Web Services shutdown in Exchange Online", EWS_END, EWS_OVER],
    ] as const
  ).map(
    ([event, date, inForce]): ServiceDateRow => ({
      families: ["office-365", "teams"],
      solutions: ["azure-migration", "hybrid-cloud", "certificate-services", "configuration-manager"],
      when: TENANT,
      event,
      date,
      stops: false,
      isOutside: true,
      action:
        date === EWS_END
          ? "Outside this project; the owner of each application that sends or reads mail changes it."
          : "Outside this project.",
      inForce,
      source: ["exo-ews"],
    }),
  ),
  {
    families: ["security"],
    solutions: ["security"],
    when: all(
      is("company-size", "large", "enterprise"),
      none(is("solution-configuration", "security-assessment", "security-tier0")),
    ),
    event: "Microsoft Sentinel leaves the Azure portal",
    date: "2027-03-31",
    stops: false,
    action: "Build and operate in the Defender portal from the start; an existing workspace moves there.",
    inForce: "Sentinel in the Defender portal alone",
    source: ["sentinel"],
  },
  {
    families: ["active-directory", "exchange-server", "sharepoint"],
    solutions: ["certificate-services", "security", "hybrid-cloud", "custom"],
    when: DIRECTORY,
    event: "Kerberos RC4 hardening: rollback setting removed",
    date: "2026-07-31",
    action: "Audit accounts without AES keys; certificate sign-in needs AES-capable domain controllers.",
    inForce: "Kerberos without RC4",
    todo: "audit accounts without AES keys",
    source: ["kb5073381"],
  },
  {
    families: ["active-directory", "exchange-server", "sharepoint"],
    solutions: ["certificate-services"],
    when: DIRECTORY,
    event: "Strong certificate mapping: compatibility mode removed",
    date: "2025-09-09",
    action: "Sign-in certificates must carry the account's security identifier.",
    inForce: "strong certificate mapping",
    source: ["strongmap"],
  },
  {
    families: ["configuration-manager"],
    solutions: ["configuration-manager"],
    event: "Expiry of the last 2011 Secure Boot certificate",
    date: "2026-10-19",
    action:
      "Devices without the 2023 certificates keep running without new boot protection: firmware first, then certificates through Windows Update.",
    inForce: "Secure Boot certificates of 2023",
    source: ["secure-boot"],
  },
  {
    families: ["microsoft-365", "security", "hybrid-cloud", "custom"],
    solutions: ["microsoft-365", "security", "hybrid-cloud", "custom"],
    event: "Expiry of the last 2011 Secure Boot certificate",
    date: "2026-10-19",
    action:
      "Machines without the 2023 certificates keep running without new boot protection: update firmware and certificates.",
    inForce: "Secure Boot certificates of 2023",
    source: ["secure-boot"],
  },
  {
    families: [
      ...["third-party-apis", "custom-applications", "exchange-server"],
      ...["certificate-services", "azure-migration", "custom"],
    ],
    solutions: ["certificate-services", "azure-migration", "custom"],
    event: "Public TLS certificates limited to 100 days",
    date: "2027-03-15",
    action: "Automate renewal (ACME) for everything published to the internet.",
    inForce: "public TLS certificates of 100 days",
    stops: false,
    source: ["cabf"],
  },
  {
    families: ["office-365", "teams", "microsoft-365", "security"],
    solutions: ["microsoft-365", "security", "custom", "configuration-manager"],
    // those of companies and public bodies rose; an assessment buys none
    when: none(SCHOOL, all(is("solution-configuration", "security-assessment"), none(TENANT))),
    event: "New Microsoft 365 list prices apply at renewal",
    date: "2026-07-01",
    action: "Compare every quotation and renewal with the July 2026 list.",
    inForce: "",
    source: ["m365-price"],
  },
  {
    families: ["azure-migration"],
    solutions: ["azure-migration"],
    event: "Classic agent-based migration of physical servers retired",
    date: "2026-09-30",
    action: "Use the simplified Azure Migrate experience.",
    inForce: "",
    source: ["migrate-classic"],
  },
];

/** The status on a day: the paid extension only counts once ordinary support has ended. */
export function lifecycleStatus(entry: LifecycleRow, day: number): LifecycleStatus {
  if (!entry.end) return "supported";
  const end = dayOfIso(entry.end);
  if (end >= day) return end - day <= 365 ? "ends within 12 months" : "supported";
  return entry.paidEnd && dayOfIso(entry.paidEnd) >= day ? "paid extension only" : "ended";
}

/** The last day on which the product still gets security updates of the ordinary kind, or null when it has no end. */
export function endDay(entry: LifecycleRow): number | null {
  return entry.end ? dayOfIso(entry.end) : null;
}
