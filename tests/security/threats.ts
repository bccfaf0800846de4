/** Each threat the portal must withstand, with its control, the tests that hold it, and a mutant that they notice. */
import type { Line } from "./ledger.ts";

const POLICIES = "tests/db/policies.test.ts";
const CASES = [POLICIES, "every case comes out as listed, on PostgreSQL %i"] as const;
const NOTICED = [POLICIES, "the matrix notices %s"] as const;
const ACCESS = "tests/e2e/access.test.ts";
const HEADERS = "tests/e2e/headers.test.ts";
const IDENTITY = "tests/db/identity.test.ts";
const PRIVILEGES = "tests/db/privileges.test.ts";
const RETENTION = "tests/db/retention.test.ts";
const IDENTITY_SQL = "supabase/migrations/20261120221400_identity.sql";
/** The latest form of app.role_for(). */
const ROLE_SQL = "supabase/migrations/20261121072338_second_factor_kept.sql";

export const THREATS: Readonly<Record<string, Line>> = {
  "T-01": {
    what: "another tenant's rows by id",
    control: "policies `*_read_own`, the owner in each query's where, 404 for both kinds of foreign id",
    tests: [[ACCESS, "another person's id at %s is answered as an id that never was"], CASES],
    mutant: NOTICED,
  },
  "T-02": {
    what: "unpaid text",
    control: "document_contents and its policy, which asks for is_paid; previews are made when the document is",
    tests: [
      ["tests/e2e/unpaid-text.test.ts", "before payment no page and no data holds a sentence of it beyond the preview"],
      ["tests/app/features/documents/documents.test.ts", "no reading of an unpaid document holds its text"],
    ],
    mutant: NOTICED,
  },
  "T-03": {
    what: "is_paid, price or owner by REST or by extra fields",
    control: "no write grant on documents; strict schemas",
    tests: [["tests/e2e/hostile.test.ts", "refuses what no form of ours sends, and changes nothing"], CASES],
    mutant: NOTICED,
  },
  "T-04": {
    what: "one's own role, email, id or status",
    control: "column grants, guard_user(), app.change_user() for owners alone",
    tests: [
      [IDENTITY, "an account's row carries name, company and accepted terms from sign-up, and never a role"],
      ["tests/db/rows.test.ts", "a column granted by mistake does not let a user make an owner of themselves"],
    ],
    mutant: NOTICED,
  },
  "T-05": {
    what: "a document for somebody else's client",
    control: "app.create_document() looks for the caller's client; foreign key (user_id, client_id)",
    tests: [
      [
        "tests/app/features/documents/documents.test.ts",
        "a document is refused for somebody else's client or assessment",
      ],
      ["tests/db/rows.test.ts", "a document of somebody else's client is refused whoever writes it"],
      CASES,
    ],
    // The function asks as well; the key is what holds when nobody asks.
    mutant: {
      file: "supabase/migrations/20261120221151_tables.sql",
      cut: 'ALTER TABLE "documents" ADD CONSTRAINT "documents_client_fkey" FOREIGN KEY ("user_id","client_id") REFERENCES "public"."clients"("user_id","id") ON DELETE set null ("client_id")',
      put: 'ALTER TABLE "documents" ADD CONSTRAINT "documents_client_fkey" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null',
      fails: "tests/db/rows.test.ts",
      only: "somebody else's client",
    },
  },
  "T-06": {
    what: "a forged success",
    control:
      "app.mark_paid() for the service alone, after reading the intent from the provider; amount, currency, document and mode compared",
    tests: [
      [
        "tests/app/features/payments/stripe-events.test.ts",
        "12 tampered intents pay nothing, told by webhook or asked by the page",
      ],
      ["tests/db/payments.test.ts", "a success with %s marks nothing paid"],
    ],
    mutant: {
      file: "app/features/payments/stripe.server.ts",
      cut: "intent.livemode !== isLive || intent.metadata.payment_id !== attempt.id",
      put: "intent.livemode !== isLive",
      fails: "tests/app/features/payments/stripe-events.test.ts",
      only: "tampered",
    },
  },
  "T-07": {
    what: "a forged webhook",
    control: "signature over the raw body, 300 seconds either way, both secrets while one is changed",
    tests: [
      [
        "tests/app/features/payments/stripe-events.test.ts",
        "12 forged deliveries are refused before anything is read, and pay nothing",
      ],
    ],
    mutant: {
      file: "app/features/payments/stripe-events.server.ts",
      cut: "if (!(signedAt <= now / 1000 + TOLERANCE_SECONDS)) return null;",
      put: "",
      fails: "tests/app/features/payments/stripe-events.test.ts",
      only: "forged",
    },
  },
  "T-08": {
    what: "a repeated webhook",
    control: "payment_events (provider, event_id) in the transaction that marks paid",
    tests: [["tests/db/races.test.ts", "one event delivered fifty times at once is applied once"]],
    mutant: [
      "tests/db/payment-figures.test.ts",
      "without the key and the look at what was told, the same deliveries are not applied once each",
    ],
  },
  "T-09": {
    what: "two charges for one document",
    control:
      "one open and one succeeded payment a document (partial indexes), the row before the charge, its id as idempotency key",
    tests: [
      [
        "tests/e2e/races.test.ts",
        "50 purchases at once make one payment and one mail, and everybody lands on the paid document",
      ],
      [
        "tests/app/features/payments/stripe.test.ts",
        "a charge whose answer was lost is found again, and not made twice",
      ],
    ],
    mutant: [
      "tests/db/payment-figures.test.ts",
      "without locks, unique indexes, guards and the look at what is paid, the same purchases succeed several times",
    ],
  },
  "T-10": {
    what: "cross-site requests",
    control: "app/middleware/same-origin.ts on every non-GET but the signed webhook",
    tests: [
      [ACCESS, "is refused at %s, and changes nothing"],
      ["tests/app/middleware/same-origin.test.ts", "a form with %o is refused"],
    ],
    mutant: {
      file: "app/middleware/same-origin.ts",
      // A foreign Origin is refused by the framework as well; no Origin at all is refused here alone.
      cut: 'return request.headers.get("Sec-Fetch-Site") === "same-origin";',
      put: "return true;",
      fails: "tests/app/middleware/same-origin.test.ts",
    },
  },
  "T-11": {
    what: "a guard stepped around by _routes, .data or another method",
    control: "guards are middleware; every route is in the access table",
    tests: [
      [ACCESS, "a visitor gets nothing of $path by asking for a part or in another way"],
      [ACCESS, "every route has its rows in the access table, and every row its route"],
    ],
    mutant: {
      file: "app/middleware/require-user.ts",
      cut: "throw redirect(signInPath(url));",
      put: "return next();",
      fails: "tests/app/middleware/require-user.test.ts",
    },
  },
  "T-12": {
    what: "stored scripts",
    control:
      "React's escaping; one Markdown reader without raw HTML; a policy with nonces; the lint bans dangerouslySetInnerHTML",
    tests: [
      ["tests/app/shared/markdown.test.ts", "%j comes out as text"],
      [
        "tests/app/features/documents/files/markdown.test.ts",
        "names with markup come out literally and change no structure",
      ],
      [HEADERS, "every script and style of a page is our own, and inline ones carry the nonce"],
    ],
    mutant: {
      file: "app/shared/markdown.ts",
      cut: "return isSafeLink(node.url) ? [",
      put: "return URL.canParse(node.url) ? [",
      fails: "tests/app/shared/markdown.test.ts",
    },
    missing: "The corpus goes into the renderer and into every form, not into every screen of a browser.",
  },
  "T-13": {
    what: "javascript: in a website",
    control: "app/shared/website.ts, at writing and at showing",
    tests: [
      ["tests/app/shared/website.test.ts", "%j is no link"],
      ["tests/app/features/clients/client-card.test.tsx", "a website opens in a new tab that knows nothing of ours"],
    ],
    mutant: {
      file: "app/shared/website.ts",
      cut: "isWeb && isNamed && !username && !password",
      put: "isWeb",
      fails: "tests/app/shared/website.test.ts",
    },
  },
  "T-14": {
    what: "formulas in CSV",
    control: "app/shared/csv.ts",
    tests: [["tests/app/shared/csv.test.ts", "%j is read back as it was, and no spreadsheet runs it"]],
    mutant: {
      file: "app/shared/csv.ts",
      cut: 'typeof value === "string" && isFormula(text)',
      put: "false",
      fails: "tests/app/shared/csv.test.ts",
    },
  },
  "T-15": {
    what: "open redirects",
    control: "app/shared/redirect.ts: known pages of this site",
    tests: [["tests/app/shared/redirect.test.ts", "%j leads to the fallback"]],
    mutant: {
      file: "app/shared/redirect.ts",
      cut: "ROUTES.some((route) => route.test(url.pathname)) ? url.pathname + url.search : fallback",
      put: "url.pathname + url.search",
      fails: "tests/app/shared/redirect.test.ts",
    },
  },
  "T-16": {
    what: "card data on our side",
    control: "fields without names; a token made in the browser; strict schemas",
    tests: [
      ["tests/e2e/road.test.ts", "no card number, expiry or security code was logged or stored"],
      ["tests/app/features/payments/card.test.ts", "a token holds no digit sequence of its card and differs each time"],
    ],
    mutant: {
      file: "app/features/payments/simulator-token.ts",
      cut: 'crypto.randomUUID().replaceAll("-", "")',
      put: 'digits.padStart(32, "0")',
      fails: "tests/app/features/payments/card.test.ts",
    },
  },
  "T-17": {
    what: "whether an account exists",
    control: "one answer and half a second for all, in app/features/auth/auth.server.ts",
    tests: [
      [
        "tests/app/features/auth/auth.server.test.ts",
        "%s takes half a second and is answered alike, whatever the service knows",
      ],
      [
        "tests/e2e/confirmation.test.ts",
        "signing up with an address that has an account looks the same, confirmed or not, and makes no second one",
      ],
    ],
    mutant: {
      file: "app/features/auth/auth.server.ts",
      cut: "const FLOOR_MS = 500;",
      put: "const FLOOR_MS = 0;",
      fails: "tests/app/features/auth/auth.server.test.ts",
    },
  },
  "T-18": {
    what: "a session that is stolen, fixed or over",
    control: "app.role_for() looks the session up in every transaction; app.end_session() at sign-out; __Host- cookies",
    tests: [
      ["tests/e2e/outage.test.ts", "a session that is signed out while %s is cut off is over"],
      [HEADERS, "signing out clears what the browser keeps, and the old cookie opens nothing"],
      [
        "tests/e2e/confirmation.test.ts",
        "a forgotten password is set anew by mail, without JavaScript, and signs out every other device",
      ],
      [
        "tests/e2e/confirmation.test.ts",
        "whoever is signed in and opens the link of another account reads whose session ends before they press the button",
      ],
    ],
    mutant: {
      file: ROLE_SQL,
      cut: "join auth.sessions s on s.user_id = u.id and s.id = (claims ->> 'session_id')::uuid and app.is_in_time(s.created_at, s.refreshed_at, s.not_after)",
      put: "left join auth.sessions s on s.user_id = u.id and s.id = (claims ->> 'session_id')::uuid",
      fails: IDENTITY,
    },
  },
  "T-19": {
    what: "guessing, stuffing, bombing with mails",
    control:
      "exact limits in Postgres by network and account; the Worker's rate limit for everything that changes something",
    tests: [
      [
        "tests/app/features/auth/throttle.test.ts",
        "one account may be tried five times a minute from one address, and the answer says for how long there is none left",
      ],
      ["tests/app/features/auth/throttle.test.ts", "one address may try twenty times a minute, whatever the accounts"],
      [
        "tests/app/middleware/limit-bursts.test.ts",
        "the third change from one network is refused, and its reading is not",
      ],
    ],
    mutant: {
      file: "app/features/auth/throttle.server.ts",
      cut: "account: { uses: 5, seconds: 60 }",
      put: "account: { uses: 50, seconds: 60 }",
      fails: "tests/app/features/auth/throttle.test.ts",
    },
    missing:
      "To the sign-in service all visitors are one, so its own limits are raised (README, Deploy); there is no Turnstile, as decided.",
  },
  "T-20": {
    what: "tokens of another kind",
    control: "app/features/auth/access-token.server.ts: ES256, issuer, audience, role, times",
    tests: [["tests/app/features/auth/access-token.test.ts", "a token %s is not accepted"]],
    mutant: {
      file: "app/features/auth/access-token.server.ts",
      cut: 'audience: "authenticated",',
      put: "",
      fails: "tests/app/features/auth/access-token.test.ts",
    },
  },
  "T-21": {
    what: "an admin who wants more",
    control: "the role is the database's word at the head of each transaction; column grants for admins",
    tests: [
      [IDENTITY, "a handle acts as the role of the database, not of the token"],
      ["tests/e2e/admin.test.ts", "a role counts from the next request on, both when it is given and when it is taken"],
      ["tests/e2e/admin.test.ts", "no admin page shows the name or the address of anybody's client"],
    ],
    mutant: {
      file: ROLE_SQL,
      cut: "(hat = 'admin' and person.role in ('admin', 'owner'))",
      put: "hat = 'admin'",
      fails: IDENTITY,
    },
  },
  "T-22": {
    what: "becoming the first owner",
    control: "app.claim_ownership(): on confirmation, once",
    tests: [
      [IDENTITY, "a confirmed account that changes to the operator's address does not become owner"],
      [IDENTITY, "whoever registers the operator's address after the first owner is gone stays a user"],
    ],
    mutant: {
      file: IDENTITY_SQL,
      cut: "if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then",
      put: "if new.email_confirmed_at is not null then",
      fails: IDENTITY,
    },
  },
  "T-23": {
    what: "SQL injection",
    control:
      "parameters alone; a login that owns nothing, makes no temporary objects and may become five roles; functions look names up there last",
    tests: [
      [POLICIES, "the Worker's login has no powers and inherits none"],
      [
        PRIVILEGES,
        "the Worker's login can make nothing that a function of ours would run as its owner, on PostgreSQL %i",
      ],
      ["tests/e2e/hostile.test.ts", "%s has an answer to every part, as a page and as data"],
      ["tests/supabase/local/rest.test.ts", "names are never taken for SQL"],
    ],
    mutant: [
      PRIVILEGES,
      "with temporary objects and a search path that does not name them, it runs as the owner of the tables",
    ],
  },
  "T-24": {
    what: "the Worker calling a user's address",
    control: "six modules call anybody, each an address of the operator's",
    tests: [["tests/outgoing.test.ts", "only the listed modules call anybody"]],
    mutant: {
      file: "app/shared/website.ts",
      cut: "return isWeb",
      put: "fetch(href);\n  return isWeb",
      fails: "tests/outgoing.test.ts",
    },
    missing: "Read from the code, not recorded on the wire.",
  },
  "T-25": {
    what: "file names that are headers",
    control: "app/shared/content-disposition.ts",
    tests: [
      ["tests/app/shared/content-disposition.test.ts", "%j gives one header with one plain name"],
      [
        "tests/app/shared/content-disposition.test.ts",
        "the full name of %j names no folder and shows nothing invisible",
      ],
    ],
    mutant: {
      file: "app/shared/content-disposition.ts",
      cut: '.replace(UNSAFE, "_")',
      put: "",
      fails: "tests/app/shared/content-disposition.test.ts",
    },
  },
  "T-26": {
    what: "mails bent by names",
    control: "headerLine(); bodies in base64; confirmed addresses alone",
    tests: [
      ["tests/app/features/mail/mime.test.ts", "the subject %j adds no header and no body"],
      ["tests/app/features/mail/outbox.test.ts", "nothing goes to an address that is not confirmed"],
    ],
    mutant: {
      file: "app/features/mail/message.ts",
      cut: 'text.replace(/[\\s\\p{Zl}\\p{Zp}]/gu, " ").replace(/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu, "")',
      put: "text",
      fails: "tests/app/features/mail/mime.test.ts",
    },
  },
  "T-27": {
    what: "__proto__ and its like as fields",
    control: "strict schemas over an object without prototype, in app/shared/form.ts",
    tests: [
      ["tests/e2e/hostile.test.ts", "refuses what no form of ours sends, and changes nothing"],
      ["tests/app/features/clients/client.schema.test.ts", "a field called %s is refused"],
    ],
    mutant: {
      file: "app/shared/form.ts",
      cut: "const fields: Posted = Object.create(null);",
      put: "const fields: Posted = {};",
      fails: "tests/app/features/clients/client.schema.test.ts",
      only: "a field called",
    },
  },
  "T-28": {
    what: "leaked secrets",
    control: "secrets are bindings; `npm run deploy` refuses one among the variables; rotation in README",
    tests: [
      ["tests/e2e/bundle.test.ts", "no built file holds a secret, and none is a source map"],
      ["tests/workers/deploy.test.ts", "a secret among the plain variables is refused"],
    ],
    mutant: ["tests/e2e/bundle.test.ts", "a secret that was put there would be found"],
  },
  "T-29": {
    what: "framing and opener tricks",
    control: "app/middleware/secure-response.ts",
    tests: [[HEADERS, "%s carries exactly the headers of the house"]],
    mutant: {
      file: "app/middleware/secure-response.ts",
      cut: "\"frame-ancestors 'none'\",",
      put: "",
      fails: HEADERS,
      only: "carries exactly",
    },
  },
  "T-30": {
    what: "private pages that are kept",
    control: "private, no-store unless a page is the same for everybody; Clear-Site-Data at sign-out",
    tests: [
      [HEADERS, "a page of somebody signed in is never kept for another, nor a kept one shown to them"],
      [
        "tests/app/middleware/keep-pages.test.ts",
        "who brings a session's cookie is never answered from what is kept, and nothing is kept of the answer",
      ],
    ],
    mutant: {
      file: "app/middleware/keep-pages.ts",
      cut: 'if (holdsSession(request.headers.get("Cookie"), origin)) return null;',
      put: "",
      fails: "tests/app/middleware/keep-pages.test.ts",
    },
  },
  "T-31": {
    what: "diagnostics, maps and stack traces",
    control: "require-diagnostics.ts; no source maps; an error page that shows a reference",
    tests: [
      [
        "tests/app/middleware/require-diagnostics.test.ts",
        "in production there is no such page for a visitor, switched on or not",
      ],
      ["tests/app/ui/error-page.test.tsx", "an exception is told as our fault, and nothing of it is shown"],
      ["tests/e2e/bundle.test.ts", "no built file holds a secret, and none is a source map"],
    ],
    mutant: {
      file: "app/middleware/require-diagnostics.ts",
      cut: "if (!settings.diagnostics || !context.get(sessionContext)) throw notFound();",
      put: "if (!settings.diagnostics || !context.get(sessionContext)) return next();",
      fails: "tests/app/middleware/require-diagnostics.test.ts",
    },
  },
  "T-32": {
    what: "packages",
    control: "exact versions, hashes, floors, a list, and four kinds of package that may run a script",
    tests: [["tests/lockfile.test.ts", "the lock file keeps to floors, list, registry and allowed scripts"]],
    mutant: ["tests/lockfile.test.ts", "the gate says that %s"],
  },
  "T-33": {
    what: "documents and clients without end",
    control: "limits counted under a lock in the database",
    tests: [
      ["tests/db/races.test.ts", "nobody holds more unpaid documents than the limit, nor more open assessments"],
      [
        "tests/app/features/clients/clients.server.test.ts",
        "one client more than an account may hold is refused, among many at once as well",
      ],
    ],
    mutant: {
      file: "supabase/migrations/20261120221300_rows.sql",
      cut: "and completed_at is null) >= 200 then",
      put: "and completed_at is null) >= 200000 then",
      fails: "tests/db/races.test.ts",
      only: "open assessments",
    },
  },
  "T-34": {
    what: "writing under an address that is not confirmed",
    control: "app.role_for() asks for the confirmation",
    tests: [[IDENTITY, "a person is refused with the reason: session ended, unconfirmed, suspended, banned, deleted"]],
    mutant: {
      file: ROLE_SQL,
      cut: "elsif person.email_confirmed_at is null then",
      put: "elsif false then",
      fails: IDENTITY,
    },
  },
};

/** What must hold beside the numbered threats. */
export const FURTHER: Readonly<Record<string, Line>> = {
  leak: {
    what: "one person's rows in another's answer, under load",
    control: "a client, a transaction and an identity for each unit of work; nothing of a caller outlives the request",
    tests: [["tests/e2e/leak.test.ts", "none is answered with the other's rows"]],
    mutant: {
      file: "db/rls.server.ts",
      cut: "const head = () => headOf({ sub, session_id, aal, request_id, network }, role);",
      put: "const heads = ((globalThis as any).heads ??= {});\n  const head = () => (heads[role] ??= headOf({ sub, session_id, aal, request_id, network }, role));",
      fails: "tests/e2e/leak.test.ts",
    },
    missing:
      "The mutant keeps the first caller's identity. One that sets it for the session shows only behind a pooler, which no test here has.",
  },
  "new-place": {
    what: "a sign-in that its owner does not hear of (ASVS 6.3.5)",
    control: "app.note_sign_in(): a mail of each browser that is new to an account",
    tests: [
      [
        "tests/app/features/account/sign-in-note.test.ts",
        "the first browser of an account is only noted; a second one is told of, once",
      ],
      [
        "tests/app/features/account/sign-in-note.test.ts",
        "when it cannot be noted, the sign-in goes on, and a line says so",
      ],
    ],
    mutant: {
      file: "supabase/migrations/20261121045342_sign_in_lock.sql",
      cut: "if standing = 'new' and (",
      put: "if standing = 'first' and (",
      fails: "tests/app/features/account/sign-in-note.test.ts",
    },
  },
  "session-times": {
    what: "a session that is kept for ever (ASVS 7.3.1, 7.3.2)",
    control:
      "app.is_in_time() in every transaction; findCaller() renews nothing that lay for a week; Auth's own limits",
    tests: [
      [IDENTITY, "a session ends 30 days after it began and 7 days after it was renewed last"],
      ["tests/app/features/auth/session.test.ts", "a session that lay for a week is over, and Auth is not asked"],
      ["tests/supabase/local/auth-session.test.ts", "a session has an end, and one that nobody uses ends sooner"],
    ],
    mutant: {
      file: "supabase/migrations/20261121043903_session_times.sql",
      cut: "    and (created_at <= now() - interval '30 days') is not true\n",
      put: "",
      fails: IDENTITY,
    },
  },
  "second-factor": {
    what: "a password that somebody else knows (ASVS 6.3.3)",
    control:
      "app.role_for() asks whoever has a second factor for aal2, in the token and in the session, and staff for a factor where the setting says so",
    tests: [
      [IDENTITY, "whoever has a second factor acts only with a token and a session that showed it"],
      [
        "tests/e2e/two-step.test.ts",
        "whoever has only the password is a visitor everywhere, and a stolen token of theirs opens nothing",
      ],
    ],
    mutant: {
      file: ROLE_SQL,
      cut: "elsif person.has_factor and ((claims ->> 'aal') is distinct from 'aal2' or person.aal is distinct from 'aal2') then",
      put: "elsif person.has_factor and person.aal is distinct from 'aal2' then",
      fails: IDENTITY,
    },
  },
  "code-once": {
    what: "a code that somebody looks at over a shoulder, or guesses (ASVS 6.5.1)",
    control: "takeCode() and the limit of all networks together, both exact in Postgres; Auth would take a code again",
    tests: [
      ["tests/app/features/auth/throttle.test.ts", "a code is taken once for an account, whoever shows it"],
      [
        "tests/e2e/two-step.test.ts",
        "a code counts once, in whatever browser, and guesses are counted for the account",
      ],
    ],
    mutant: {
      file: "app/features/auth/second-factor.server.ts",
      cut: 'if (!isNew) return { ok: false, code: isNew === null ? "away" : "wrong" };',
      put: 'if (isNew === null) return { ok: false, code: "away" };',
      fails: "tests/app/features/auth/second-factor.test.ts",
    },
  },
  "staff-factor": {
    what: "staff with a password alone",
    control: "app.role_for() and the setting that db:migrate writes; `npm run deploy` asks for it",
    tests: [
      [IDENTITY, "staff need a second factor where the operator says so, and for their work as staff alone"],
      ["tests/workers/deploy.test.ts", "staff with a password alone (%s) are for demonstrations"],
      [
        "tests/e2e/two-step.test.ts",
        "an admin without a second factor is led to set one up where the operator asks for it, and back",
      ],
    ],
    mutant: {
      file: ROLE_SQL,
      cut: "if not person.has_factor and app.staff_need_factor() then",
      put: "if false then",
      fails: IDENTITY,
    },
  },
  retention: {
    what: "data that is kept for longer than the privacy policy says, or deleted before its owner was told (6.3)",
    control: "functions of the database that the schedule calls once an hour",
    tests: [
      [RETENTION, "an unpaid document goes after a year, with its answers, a month after its owner was told"],
      [RETENTION, "an account that nobody uses goes after two years and two notices"],
      [RETENTION, "the log is shortened by whole days after two years, counted by month"],
      [RETENTION, "telling asks nothing anew of each account that nobody uses, since there may be very many"],
      [RETENTION, "what waits for a payment takes no place among what goes"],
    ],
    mutant: {
      file: "supabase/migrations/20261128231200_retention_at_size.sql",
      cut: "      and app.was_told(d.user_id, 'documents-expiring', d.created_at + interval '336 days', app.told_ahead('documents-expiring'))\n",
      put: "",
      fails: RETENTION,
    },
  },
  "staff-reading": {
    what: "staff, or a buyer, who read without a line in the log",
    control: "the guard of staff pages and the document's loaders write it; what a browser fetches ahead is refused",
    tests: [
      ["tests/e2e/admin.test.ts", "nothing of staff is handed over without its line, however it is asked for"],
      [
        "tests/e2e/admin.test.ts",
        "the log says who read a document, took it away and opened pages of staff, and not what a browser fetched ahead",
      ],
    ],
    mutant: {
      file: "app/middleware/enter-staff.ts",
      cut: '  recordSeen(asked, "staff-page-opened", () => recordStaffPage(db, url.pathname));',
      put: '  if (url.pathname.startsWith("/admin")) recordSeen(asked, "staff-page-opened", () => recordStaffPage(db, url.pathname));',
      fails: "tests/e2e/admin.test.ts",
      only: "however it is asked for",
    },
  },
  "mail-that-kills": {
    what: "one mail over which the Worker dies, and all others with it",
    control: "mails are claimed one by one, and given up after six times",
    tests: [
      [
        "tests/app/features/mail/outbox.test.ts",
        "a mail over which the Worker dies takes no other with it, and is given up after six times",
      ],
    ],
    mutant: {
      file: "app/features/mail/mail.server.ts",
      cut: "  if (claim.attempt > MAX_ATTEMPTS)",
      put: "  if (claim.attempt > 60)",
      fails: "tests/app/features/mail/outbox.test.ts",
    },
  },
  searches: {
    what: "a flood of searches, each of which asks the database anew",
    control:
      "the Worker's rate limit counts them by network, apart from changes; the same words are answered from the cache",
    tests: [
      [
        "tests/app/middleware/limit-bursts.test.ts",
        "the third search from one network is refused; the list of articles and changes are counted apart",
      ],
      [
        "tests/app/middleware/keep-pages.test.ts",
        "a page that has to be rendered is asked for from where its visitor is, and is kept for everybody",
      ],
    ],
    mutant: {
      file: "app/middleware/limit-bursts.ts",
      cut: 'pattern === "articles"',
      put: 'url.pathname === "/articles"',
      fails: "tests/app/middleware/limit-bursts.test.ts",
    },
  },
};
