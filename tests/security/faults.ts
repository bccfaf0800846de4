/** Each fault the portal must survive, with what answers it, the tests that inject it, and a mutant that they notice. */
import type { Line } from "./ledger.ts";

const KILL = "tests/db/kill.test.ts";
const STRAIN = "tests/db/strain.test.ts";
const OUTAGE = "tests/e2e/outage.test.ts";
const LEAK = "tests/e2e/leak.test.ts";
const FIGURES = "tests/db/payment-figures.test.ts";
const MIGRATE = "tests/db/migrate.test.ts";
const WITHOUT_SCHEDULE = [
  "tests/e2e/kills.test.ts",
  "without the schedule the same deaths leave somebody charged whose document is closed",
] as const;
const WITHOUT_LOCKS = [
  FIGURES,
  "without locks, unique indexes, guards and the look at what is paid, the same purchases succeed several times",
] as const;

export const FAULTS: Readonly<Record<string, Line>> = {
  "R-01": {
    what: "Postgres refuses",
    control: "guarded handles answer 503 with Retry-After and keep what was typed",
    tests: [
      [OUTAGE, "while %s every page with data is a 503 that says so, within 4 seconds"],
      [OUTAGE, "a hundred requests into a dead database are all answered, and it is answered again afterwards"],
    ],
    mutant: {
      file: "app/features/auth/guarded-db.server.ts",
      cut: "if (error instanceof DatabaseUnavailable) throw unavailable();",
      put: "",
      fails: "tests/app/features/account/account.server.test.ts",
    },
  },
  "R-02": {
    what: "Postgres accepts and never answers",
    control: "3 seconds to connect, 3.4 to the first answer",
    tests: [[KILL, "a database that %s is unavailable within its deadline"]],
    mutant: {
      file: "db/transaction.server.ts",
      cut: "const FIRST_WORD_MS = 3_400;",
      put: "const FIRST_WORD_MS = 34_000;",
      fails: KILL,
      only: "within its deadline",
    },
  },
  "R-03": {
    what: "Postgres is slow",
    control: "statement_timeout and lock_timeout of the login; 5 seconds for the work of a transaction",
    tests: [
      [KILL, "a database that falls silent in mid-transaction is unavailable after five seconds"],
      [
        OUTAGE,
        "while every tenth connection to the database takes ten seconds, who has it is told so, and the others wait no longer than ever",
      ],
      ["tests/db/policies.test.ts", "the Worker's login has no powers and inherits none"],
    ],
    mutant: {
      file: "db/transaction.server.ts",
      cut: "const DEADLINE_MS = 5_000;",
      put: "const DEADLINE_MS = 50_000;",
      fails: KILL,
      only: "falls silent",
    },
  },
  "R-04": {
    what: "too many connections",
    control: "five a request; class 53 is a 503",
    tests: [
      [
        STRAIN,
        "of more callers than there are connections each is answered or told so, and afterwards all are answered",
      ],
      ["tests/db/trips.test.ts", "at most five connections of one request are open at once"],
    ],
    mutant: {
      file: "db/errors.server.ts",
      cut: 'const TRANSIENT_CLASSES = ["08", "28", "53"];',
      put: 'const TRANSIENT_CLASSES = ["08", "28"];',
      fails: STRAIN,
      only: "more callers",
    },
  },
  "R-05": {
    what: "the connection drops before COMMIT",
    control: "one transaction a unit of work, never tried twice when it writes",
    tests: [
      [
        KILL,
        "a connection cut as the commit goes out is unavailable, and what was written is there whole or not at all",
      ],
      [KILL, "a read whose backend dies is run once more, and a write is not"],
    ],
    mutant: {
      file: "db/rls.server.ts",
      cut: "const result = await run(transaction, work);",
      put: "const result = await run(transaction, work).catch(() => read(work));",
      fails: KILL,
    },
  },
  "R-06": {
    what: "a backend dies while others run",
    control: "db/client.server.ts sends straight to its one connection, and nothing after it closed",
    tests: [
      [
        KILL,
        "backends killed while ten writers work: no statement outside its transaction or as somebody else, none hangs",
      ],
      [KILL, "a backend that dies while two hundred statements wait for it runs none of them anew"],
      [
        "tests/db/workerd.test.ts",
        "in workerd no statement of a killed backend's transaction runs outside it or as somebody else",
      ],
    ],
    mutant: {
      file: "db/client.server.ts",
      cut: 'if (greeted) throw new ConnectionLost("The server hung up");',
      put: "",
      fails: KILL,
    },
    missing:
      "Two guards keep statements off a second connection; the mutant takes one away, which shows where a server hangs up early.",
  },
  "R-07": {
    what: "the answer to COMMIT is lost",
    control: "assessment_id is the key of Generate, payments.id that of a charge",
    tests: [[STRAIN, "a commit whose answer was lost is unavailable, and asking again makes no second document"]],
    mutant: {
      file: "supabase/migrations/20261121014300_document_provenance_kept.sql",
      cut: "where d.assessment_id = create_document.assessment_id and d.user_id = caller;",
      put: "where false;",
      fails: STRAIN,
      only: "lost",
    },
  },
  "R-08": {
    what: "two purchases at once",
    control: "row lock, partial unique indexes, guards",
    tests: [
      [
        "tests/db/races.test.ts",
        "fifty purchases of one document at once make one payment, one paid document and one mail",
      ],
      [
        "tests/e2e/races.test.ts",
        "50 purchases at once make one payment and one mail, and everybody lands on the paid document",
      ],
    ],
    mutant: WITHOUT_LOCKS,
  },
  "R-09": {
    what: "a webhook twice, five times, shuffled",
    control: "the event's id under a key, in the same transaction",
    tests: [[FIGURES, "events: each applied once"]],
    mutant: [FIGURES, "without the key and the look at what was told, the same deliveries are not applied once each"],
  },
  "R-10": {
    what: "webhooks out of order",
    control: "guard_payment(): a payment does not go back",
    tests: [["tests/db/payments.test.ts", "whatever the order of four words about one payment, the end is the same"]],
    mutant: [FIGURES, "if a payment could go back, some order of the 24 would end elsewhere"],
  },
  "R-11": {
    what: "a webhook late or never",
    control: "page and schedule ask the provider",
    tests: [
      [
        "tests/app/features/payments/checkout.test.ts",
        "a stalled payment keeps its place until the schedule settles it, and no second one begins",
      ],
      ["tests/e2e/races.test.ts", "a payment that stalls is settled by the schedule, once, however often it runs"],
    ],
    mutant: WITHOUT_SCHEDULE,
  },
  "R-12": {
    what: "a webhook while Postgres is down",
    control: "acknowledged only when it is stored",
    tests: [
      [
        "tests/app/features/payments/stripe-events.test.ts",
        "while Stripe or the database is away an event is not acknowledged",
      ],
    ],
    mutant: {
      file: "app/features/payments/stripe-events.server.ts",
      cut: 'if (error instanceof NotOurs) return failure("not-ours");',
      put: 'return failure("not-ours");',
      fails: "tests/app/features/payments/stripe-events.test.ts",
      only: "not acknowledged",
    },
  },
  "R-13": {
    what: "charged, and the Worker dies",
    control:
      "the payment's row exists before the charge; a mail is noted before it is handed over; the schedule finishes",
    tests: [
      ["tests/e2e/kills.test.ts", "0 charged but unpaid, 0 charged twice, 0 mails lost in silence or sent twice"],
    ],
    mutant: WITHOUT_SCHEDULE,
  },
  "R-14": {
    what: "the sign-in service is down",
    control: "tokens are verified here with kept keys; trouble changes no cookie",
    tests: [
      [OUTAGE, "while the sign-in service is cut off, who is signed in keeps working"],
      [
        "tests/app/features/auth/signing-keys.test.ts",
        "while the service is away the last known keys serve, and it is asked once a minute",
      ],
    ],
    mutant: {
      file: "app/features/auth/session.server.ts",
      cut: "if (!isAway) auth.jar.expireSession();",
      put: "auth.jar.expireSession();",
      fails: "tests/app/features/auth/session.test.ts",
    },
  },
  "R-15": {
    what: "the sign-in service is slow",
    control: "ten seconds, then the specified sentence",
    tests: [
      [
        OUTAGE,
        "a sign-in service that answers after 9.5 seconds is waited for; one that takes 11 is given up after ten seconds, in the specified words, and signs nobody in",
      ],
    ],
    mutant: {
      file: "app/features/auth/auth-client.server.ts",
      cut: "const ANSWER_WITHIN_MS = 10_000;",
      put: "const ANSWER_WITHIN_MS = 20_000;",
      fails: OUTAGE,
      only: "given up after ten seconds",
    },
  },
  "R-16": {
    what: "mail fails",
    control: "an outbox in the payment's transaction, tried at 1 m, 5 m, 30 m, 2 h and 12 h",
    tests: [
      [
        "tests/app/features/mail/outbox.test.ts",
        "a mail that the carrier refuses is not sent, waits, and goes out later",
      ],
      [
        "tests/db/deliveries.test.ts",
        "a mail that fails is tried after 1 min, 5 min, 30 min, 2 h and 12 h, and then given up",
      ],
    ],
    mutant: {
      file: "supabase/migrations/20261120221700_deliveries.sql",
      cut: "next_attempt_at = coalesce(now() + waits[d.attempts], d.next_attempt_at)",
      put: "next_attempt_at = now()",
      fails: "tests/db/deliveries.test.ts",
      only: "a mail that fails",
    },
  },
  "R-17": {
    what: "Generate twice",
    control: "one document an assessment",
    tests: [
      [
        "tests/e2e/races.test.ts",
        "Generate pressed 50 times at once makes one document, and no press leads anywhere else",
      ],
      ["tests/db/races.test.ts", "Generate pressed fifty times at once makes one document, and everybody gets its id"],
    ],
    mutant: {
      file: "supabase/migrations/20261121014300_document_provenance_kept.sql",
      cut: "where d.assessment_id = create_document.assessment_id and d.user_id = caller;",
      put: "where false;",
      fails: "tests/db/races.test.ts",
      only: "Generate pressed",
    },
  },
  "R-18": {
    what: "hostile bodies",
    control: "1 MB before parsing, 200 fields, strict schemas",
    tests: [
      ["tests/e2e/hostile.test.ts", "the corpus holds more than 1,500 cases"],
      ["tests/e2e/hostile.test.ts", "has an answer to every value"],
      ["tests/e2e/headers.test.ts", "a body over the limit is refused before it is sent, with the same headers"],
    ],
    mutant: {
      file: "app/middleware/limit-body.ts",
      cut: 'if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES) return 413;',
      put: "",
      fails: "tests/e2e/headers.test.ts",
      only: "over the limit",
    },
  },
  "R-19": {
    what: "two tabs edit one thing",
    control: "a version in the where",
    tests: [
      [
        "tests/app/features/clients/clients.server.test.ts",
        "of saves that began with one version, one is kept and the others are told what is stored",
      ],
      ["tests/db/races.test.ts", "fifty saves from the same version of a client: one is kept, the others find nothing"],
    ],
    mutant: {
      file: "app/features/clients/clients.server.ts",
      cut: ".where(and(isListed, eq(id, clientId), eq(version, from)))",
      put: ".where(and(isListed, eq(id, clientId)))",
      fails: "tests/app/features/clients/clients.server.test.ts",
      only: "began with one version",
    },
  },
  "R-20": {
    what: "clocks differ",
    control: "60 seconds for tokens, 300 for webhooks; dates are the database's",
    tests: [
      ["tests/app/features/auth/access-token.test.ts", "clocks may differ by a minute: ours is %s"],
      [
        "tests/app/features/payments/stripe-events.test.ts",
        "12 forged deliveries are refused before anything is read, and pay nothing",
      ],
    ],
    mutant: {
      file: "app/features/auth/access-token.server.ts",
      cut: "const CLOCK_TOLERANCE_SECONDS = 60;",
      put: "const CLOCK_TOLERANCE_SECONDS = 600;",
      fails: "tests/app/features/auth/access-token.test.ts",
    },
  },
  "R-21": {
    what: "refreshing at once",
    control: "one silent refresh; the service's reuse interval",
    tests: [
      ["tests/app/features/auth/session.test.ts", "an expired token is refreshed once and kept for 30 days"],
      [LEAK, "tabs ask at once with a token that has run out: one refresh is enough, and none is signed out"],
      [
        "tests/supabase/local/auth-session.test.ts",
        "fifty refreshes with one token at the same moment all get the same successor",
      ],
    ],
    // The guard is Auth's own; the mutant takes it out of the stand-in, and shows that the test would see it missing.
    mutant: {
      file: "supabase/local/auth/sessions.ts",
      cut: "if (token.revoked && !successor && Date.now() > token.updated_at.getTime() + config.reuseSeconds * 1000) {",
      put: "if (token.revoked) {",
      fails: LEAK,
      only: "tabs ask at once",
    },
  },
  "R-22": {
    what: "keys are rotated, or nobody knows one",
    control: "app/features/auth/signing-keys.server.ts",
    tests: [
      ["tests/app/features/auth/signing-keys.test.ts", "a thousand unknown key ids in a minute cause one question"],
      ["tests/app/features/auth/signing-keys.test.ts", "a revoked key is refused after ten minutes"],
    ],
    mutant: {
      file: "app/features/auth/signing-keys.server.ts",
      cut: "\nconst ASK_AGAIN_AFTER_MS = 60_000;",
      put: "\nconst ASK_AGAIN_AFTER_MS = 0;",
      fails: "tests/app/features/auth/signing-keys.test.ts",
    },
  },
  "R-23": {
    what: "a migration is killed",
    control: "a file is one transaction with its line in the history",
    tests: [
      [
        MIGRATE,
        "killed after a statement of each file, any of the newest: nothing of that file is left, and the next run completes",
      ],
      [MIGRATE, "the command killed with SIGKILL at any moment leaves whole migrations, and the next run completes"],
    ],
    mutant: {
      file: "db/migrate.ts",
      cut: "text};\n    insert into supabase_migrations",
      put: 'text.replaceAll(";\\n", ";commit;begin;")};\n    insert into supabase_migrations',
      fails: MIGRATE,
      only: "killed after a statement of each file",
    },
  },
  "R-24": {
    what: "three migrate at once",
    control: "an advisory lock",
    tests: [[MIGRATE, "three at once: one applies everything, the others find nothing to do"]],
    mutant: {
      file: "db/migrate.ts",
      cut: "await sql`select pg_advisory_lock(",
      put: "await sql`select abs(",
      fails: MIGRATE,
      only: "three at once",
    },
  },
  "R-25": {
    what: "a migration is edited or dated back",
    control: "findPending() compares texts and order",
    tests: [
      [MIGRATE, "a file that was edited after it was applied is refused, and nothing is changed"],
      [MIGRATE, "a new file that is dated before an applied one is refused"],
    ],
    mutant: {
      file: "db/migrations.ts",
      cut: "  if (late)\n",
      put: "  if (late && false)\n",
      fails: MIGRATE,
      only: "dated before",
    },
  },
  "R-26": {
    what: "two releases side by side",
    control: "migrations widen; deploying migrates first",
    tests: [["tests/db/widening.test.ts", "no migration takes away what the release before names"]],
    mutant: ["tests/db/widening.test.ts", "%s would be noticed"],
    missing: "The former release itself is not run on the new schema.",
  },
  "R-27": {
    what: "the client leaves",
    control: "what is done is one transaction; a payment's row comes before its charge",
    tests: [
      [
        "tests/e2e/road.test.ts",
        "a declined card says why and keeps the page; the next card pays, and going back pays nothing again",
      ],
      ["tests/e2e/kills.test.ts", "moments of a purchase is charged once or not at all, and has what was paid for"],
      ["tests/e2e/kills.test.ts", "moments of Generate has one whole document or none, and gets it by pressing again"],
    ],
    mutant: WITHOUT_SCHEDULE,
    missing:
      "workerd finishes here what the client left, so nothing is half for the tests to find; R-13 ends it at the same places by force.",
  },
  "R-28": {
    what: "an old tab meets a new build",
    control:
      "answers are saved step by step; every form works as a plain one; app/ui/keep-destination.tsx makes the one reload that follows lead to where the person was going",
    tests: [
      ["tests/e2e/road.test.ts", "reload, back and a new window in the middle lose nothing"],
      [
        "tests/e2e/road.test.ts",
        "tabs of the release before go on under the next one: what was typed is saved, and each arrives where it was going",
      ],
    ],
    mutant: {
      file: "app/ui/keep-destination.tsx",
      cut: "event.preventDefault();",
      put: "return;",
      fails: "tests/e2e/road.test.ts",
      only: "release before",
    },
  },
  "R-29": {
    what: "erasing an account with a payment under way",
    control: "app.erase_user(), in turn with the payment's functions",
    tests: [
      [
        "tests/app/features/account/erasure.test.ts",
        "a payment under way keeps the account, and one that ended does not",
      ],
      [
        "tests/app/features/account/erasure.test.ts",
        "an erasure and a payment that begins at the same moment leave one of the two",
      ],
      ["tests/app/features/account/erasure.test.ts", "an erasure and %s at the same moment are both done"],
    ],
    mutant: {
      file: "supabase/migrations/20261128231100_erase_in_turn.sql",
      cut: "if exists (select from public.payments p where p.user_id = erase_user.user_id and p.status in ('open', 'processing')) then",
      put: "if false then",
      fails: "tests/app/features/account/erasure.test.ts",
    },
  },
  "R-30": {
    what: "schedules that overlap",
    control: "for update skip locked",
    tests: [["tests/db/races.test.ts", "three schedules at once take each open payment and each due mail once"]],
    mutant: {
      file: "supabase/migrations/20261128233000_notices_last.sql",
      cut: "for update skip locked",
      put: "",
      fails: "tests/db/races.test.ts",
      only: "three schedules",
    },
  },
};
