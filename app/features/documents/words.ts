/** Helps with wording: acronyms written out at first use, lists, plurals, figures and capitals. */

const EXPANSIONS: Record<string, string> = {
  "AD CS": "Active Directory Certificate Services",
  "AD FS": "Active Directory Federation Services",
  API: "application programming interface",
  CA: "certification authority",
  CIS: "Center for Internet Security",
  CRL: "certificate revocation list",
  DLP: "data loss prevention",
  DMARC: "mail authentication policy",
  ESC: "certificate weakness catalogue",
  EWS: "Exchange Web Services",
  FIPS: "Federal Information Processing Standard",
  FIDO2: "security key standard",
  HSM: "hardware security module",
  IMAP: "internet message access protocol",
  IT: "",
  LTSC: "long-term servicing channel",
  LAPS: "local administrator password solution",
  MFA: "multi-factor authentication",
  NDES: "Network Device Enrolment Service",
  NTLM: "older Windows sign-in protocol",
  OCSP: "online certificate status protocol",
  PKI: "public key infrastructure",
  SCEP: "simple certificate enrolment protocol",
  SIEM: "security information and event management",
  "SD-WAN": "software-defined wide area network",
  SMTP: "simple mail transfer protocol",
  TLS: "transport layer security",
  TPM: "trusted platform module",
  VPN: "virtual private network",
  WSUS: "Windows Server Update Services",
};

const ACRONYMS = Object.keys(EXPANSIONS).filter((acronym) => EXPANSIONS[acronym]);
/** Does not match the product names Cloud PKI and API Management, nor quoted text, which keep their letters. */
const PATTERN = new RegExp(
  `(^|[^A-Za-z0-9])(?<!Cloud )(${ACRONYMS.join("|")})(s?)(?! Management)(?![A-Za-z0-9])(?<!“[^”]*)`,
  "g",
);

/** “an HSM” becomes “a hardware security module (HSM)”. */
const AN_BEFORE_WORDS = new RegExp(
  `\\b([Aa])n(?= (?:${Object.values(EXPANSIONS)
    .filter((words) => /^[^aeiou]/i.test(words))
    .join("|")})(?: \\(|, ))`,
  "g",
);

/** Makes a function that writes out each acronym at its first use and leaves it alone afterwards. */
export function expander(): (text: string) => string {
  const known = new Set<string>();
  return (text) => {
    const written = text.replace(PATTERN, (whole, before: string, acronym: string, plural: string, at: number) => {
      if (known.has(acronym)) return whole;
      known.add(acronym);
      if (isExplanation(text, at, whole)) return whole;
      const words = EXPANSIONS[acronym] ?? "";
      const full = plural ? pluralOf(words) : words;
      if (!isWithin(text, at)) return `${before}${full} (${acronym}${plural})`;
      return `${before}${full}, ${acronym}${plural}${/^[),;:]/.test(text.slice(at + whole.length)) ? "" : ","}`;
    });
    return written === text ? text : written.replace(AN_BEFORE_WORDS, "$1");
  };
}

/** Whether a text has an acronym that `expander` knows. */
export function hasAcronym(text: string): boolean {
  return text.search(PATTERN) >= 0;
}

/** The acronyms that a text uses without having written them out first. */
export function unexpandedAcronyms(text: string): string[] {
  const known = new Set<string>();
  const found: string[] = [];
  for (const { 0: whole, 2: acronym = "", index } of text.matchAll(PATTERN)) {
    if (!isExplanation(text, index, whole) && !known.has(acronym)) found.push(acronym);
    known.add(acronym);
  }
  return found;
}

/** Whether the acronym stands alone in brackets behind its words, or between commas where these stand in brackets themselves. */
function isExplanation(text: string, at: number, match: string): boolean {
  if (match.startsWith("(")) return text.charAt(at + match.length) === ")";
  const [, acronym = "", plural = ""] = /^\W*(.*?)(s?)$/.exec(match) ?? [];
  const words = EXPANSIONS[acronym] ?? "";
  return words !== "" && isWithin(text, at) && text.slice(0, at).endsWith(`${plural ? pluralOf(words) : words},`);
}

/** Whether brackets are open there. */
function isWithin(text: string, at: number): boolean {
  const before = text.slice(0, at + 1);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** Capitalises the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lowers the first letter, unless the first word is an acronym or a name. */
export function clause(text: string): string {
  const [word = ""] = text.split(/[\s,;:]/, 1);
  return /[A-Z0-9]/.test(word.slice(1)) || NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** First words of tasks, risks and choices that are names. */
const NAMES =
  /^(Active|Administration|Apple|Arc|Autopilot|Azure|Bastion|Business|Cloud|Conditional|Configuration Manager|Defender|Entra|Exchange|File Sync|Intune|Kerberos|Key|Microsoft|Office|Outlook|Power|Purview|Secure|Sentinel|Teams|Virtual|Windows|Zero Trust)(?![\w-])/;

/** `2500` → `2,500`. */
export function figure(count: number): string {
  if (count < 1000) return String(count);
  const digits = String(count);
  const head = digits.length % 3 || 3;
  let text = digits.slice(0, head);
  for (let at = head; at < digits.length; at += 3) text += `,${digits.slice(at, at + 3)}`;
  return text;
}

function pluralOf(noun: string): string {
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Comma-separated lists, each without entries that an earlier one names, whatever the case of their first letter. */
export function entriesOnce(lists: readonly string[]): string[] {
  const known = new Set<string>();
  return lists.flatMap((list) => {
    const fresh = list.split(", ").filter((entry) => !known.has(clause(entry)));
    for (const entry of fresh) known.add(clause(entry));
    return fresh.length > 0 ? [sentence(fresh.join(", "))] : [];
  });
}

/** `A, B and C`. */
export function listed(names: readonly string[], last: "and" | "or" = "and"): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}

/** `1 person`, `3 people`. */
export function people(count: number): string {
  return count === 1 ? "1 person" : `${figure(count)} people`;
}

/** `1 site`, `3 sites`: for nouns whose plural only adds an s. */
export function plural(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** `one of 12 servers`, `one of the two servers`, or `the server` if there is no other. */
export function oneOf(count: number, noun: string): string {
  if (count < 3) return count < 2 ? `the ${noun}` : `one of the two ${noun}s`;
  return `one of ${plural(count, noun)}`;
}
