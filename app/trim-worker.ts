/** Lets the build leave out of the Worker what no request can reach in its libraries. */

type Trim = { module: string; expression: RegExp; value: string; why: string };

const WHOLE = /^.+$/s;

/** What the portal asks of Supabase's Auth client, and what these methods ask of one another. */
export const AUTH_METHODS: readonly string[] = [
  "constructor getSession getUser onAuthStateChange resend resetPasswordForEmail signInWithPassword signOut signUp updateUser verifyOtp",
  "_acquireLock _callRefreshToken _challenge _challengeAndVerify _debug _emitInitialSession _enroll _getCodeChallengeAndMethod",
  "_getUser _hydrateSessionUser _isValidSession _listFactors __loadSession _logPrefix _maybeAppendFlowIdToRedirect",
  "_notifyAllSubscribers _refreshAccessToken _removeSession _returnResult _saveSession _signOut _unenroll _updateUser _useSession",
  "_verify",
].flatMap((names) => names.split(" "));

/** Modules by the end of their path, what the build replaces in them, and why nobody misses it. */
export const TRIMS: readonly Trim[] = [
  {
    module: "stripe/esm/stripe.core.js",
    expression: /^ +this\.(?!charges|disputes|paymentIntents|refunds)\w+ = new \w+\(this\);$/gm,
    value: "",
    why: "the portal asks Stripe for these four resources (`stripe*.server.ts`), and the client makes two hundred",
  },
  {
    module: "stripe/esm/resources.js",
    expression: WHOLE,
    value: 'export { OAuthResource } from "./resources/OAuth.js";',
    why: "the same resources once more, for those who make them by themselves",
  },
  {
    module: "stripe/esm/StripeEventNotificationHandler.js",
    expression: WHOLE,
    value: "export class StripeEventNotificationHandler {}",
    why: "notifications of Stripe's second API; the portal receives events of the first",
  },
  {
    module: "stripe/esm/V2Coercion.js",
    expression: WHOLE,
    value: `export const coerceV2RequestData = (data) => data;
export const coerceV2ResponseData = (data) => data;`,
    why: "the portal neither sends nor reads decimals and numbers above 2^53",
  },
  {
    module: "stripe/esm/shared.js",
    expression: WHOLE,
    value: "export const Decimal = undefined;",
    why: "the class of these decimals",
  },
  {
    module: "stripe/esm/autoPagination.js",
    expression: WHOLE,
    value: "export const makeAutoPaginationMethods = () => ({});",
    why: "the only list asked for, the refunds of a charge, has one page",
  },
  {
    module: "@stripe/stripe-js/dist/pure.mjs",
    expression: WHOLE,
    value: "export const loadStripe = undefined;",
    why: "only a browser loads Stripe's script",
  },
  {
    module: "drizzle-orm/pg-core/columns/all.js",
    expression: WHOLE,
    value: "export const getPgColumnBuilders = undefined;",
    why: "every table names its columns in an object, none in a function that is handed all types of column",
  },
  {
    module: "drizzle-orm/pg-core/dialect.js",
    expression:
      /^ {2}(?:async )?(?:migrate|buildRelationalQuery\w*|buildRefreshMaterializedViewQuery)\(.*?^ {2}\}\n/gms,
    value: "",
    why: "migrations are files, and no query names a relation or a materialized view",
  },
  {
    module: "drizzle-orm/pg-core/db.js",
    expression: /^ {4}if \(this\._\.schema\) \{\n.*?^ {4}\}\n/ms,
    value: "",
    why: "the same: relations would be found by a schema, and none is given",
  },
  {
    module: "drizzle-orm/postgres-js/driver.js",
    expression: /^ {2}if \(config\.schema\) \{\n.*?^ {2}\}\n/ms,
    value: "",
    why: "the same",
  },
  {
    module: "@supabase/ssr/dist/module/cookies.js",
    expression: /!isServerClient\b/g,
    value: "false",
    why: "no session is kept in a browser's `document.cookie`",
  },
  {
    module: "@supabase/ssr/dist/module/warnDeprecatedPackage.js",
    expression: WHOLE,
    value: "export function warnIfUsingDeprecatedAuthHelpersPackage() {}",
    why: "none of the packages it warns of is installed",
  },
  {
    module: "@supabase/auth-js/dist/module/GoTrueClient.js",
    expression: new RegExp(
      `^ {4}(?:async )?(?!(?:${AUTH_METHODS.join("|")})\\()\\w+\\([^\\n]*\\{\\n.*?^ {4}\\}\\n`,
      "gms",
    ),
    value: "",
    why: "other ways to sign in, other second steps, and what keeps a session in a browser",
  },
  {
    module: "@supabase/auth-js/dist/module/GoTrueClient.js",
    expression: /^ {8}this\.(?:oauth|passkey) = .*?^ {8}\};\n|^ {12}recoveryCodes: \{.*?^ {12}\},\n/gms,
    value: "",
    why: "these offer what is left out",
  },
  {
    module: "@supabase/auth-js/dist/module/GoTrueAdminApi.js",
    expression:
      /^ {8}this\.(?:mfa|oauth|customProviders|passkey) = .*?^ {8}\};\n|^ {4}async (?!signOut\()\w+\([^\n]*\{\n.*?^ {4}\}\n/gms,
    value: "",
    why: "signing out goes through it; all else needs the secret key, which the client of a person has not",
  },
  {
    module: "@supabase/auth-js/dist/module/GoTrueClient.js",
    expression:
      /^ {8}if \((?:!settings\.skipAutoInitialize|isBrowser\(\) && globalThis\.BroadcastChannel.*?)\) \{\n.*?^ {8}\}\n/gms,
    value: "",
    why: "`@supabase/ssr` asks for no start, and a Worker has no tabs",
  },
  {
    module: "@supabase/auth-js/dist/module/GoTrueClient.js",
    expression: /^ {12}(?:webauthn|verify|challenge|getAuthenticatorAssuranceLevel): .*\n/gm,
    value: "",
    why: "the second step is a code, asked for and verified in one",
  },
  {
    module: "@supabase/auth-js/dist/module/GoTrueClient.js",
    expression: /^ +this\._debug\(.*\);\n/gm,
    value: "",
    why: "notes for developers, who would have to ask for them",
  },
  {
    module: "@supabase/auth-js/dist/module/lib/webauthn.js",
    expression: WHOLE,
    value: `export class WebAuthnApi {}
export const [createCredential, getCredential, browserSupportsWebAuthn, webAuthnAbortService] = [];
export const [deserializeCredentialCreationOptions, serializeCredentialCreationResponse] = [];
export const [deserializeCredentialRequestOptions, serializeCredentialRequestResponse] = [];`,
    why: "passkeys need a browser; here the second step is a code",
  },
  {
    module: "@supabase/auth-js/dist/module/lib/web3/ethereum.js",
    expression: WHOLE,
    value: "export const [createSiweMessage, fromHex, getAddress, toHex] = [];",
    why: "nobody signs in with a wallet",
  },
  {
    module: "react-dom/cjs/react-dom-server.node.production.js",
    expression: /^exports\.(?!renderToReadableStream)\w+ = function \(.*?^\};\n/gms,
    value: "",
    why: "everything is rendered as a stream, at once",
  },
  {
    module: "postgres/cf/src/subscribe.js",
    expression: WHOLE,
    value: "export default () => () => undefined;",
    why: "nothing follows a replication",
  },
  {
    module: "postgres/cf/src/large.js",
    expression: WHOLE,
    value: "export default () => undefined;",
    why: "the database holds no large objects",
  },
  {
    module: "qr/index.js",
    expression: /^ {4}if \(output === '(?!raw')[\w-]+'\)\n.+$/gm,
    value: "",
    why: "`qr-picture.ts` asks for the modules of the code and draws them by itself",
  },
  {
    module: "js-base64/base64.mjs",
    expression: WHOLE,
    value: `import { Buffer } from "node:buffer";
export const Base64 = { encode: (text) => Buffer.from(text).toString("base64") };`,
    why: "mimetext asks for this alone, as long as nobody asks it for a message that fits an address",
  },
  {
    module: "@babel/runtime-corejs3/helpers/esm/defineProperty.js",
    expression: WHOLE,
    value: `const every = { enumerable: true, configurable: true, writable: true };
export default (object, key, value) => Object.defineProperty(object, key, { ...every, value });`,
    why: "mimetext's stand-in for what engines have had since 2011 is forty times as large",
  },
  {
    module: "@babel/runtime-corejs3/core-js/instance/trim.js",
    expression: WHOLE,
    value: "export default (text) => text.trim;",
    why: "another of these",
  },
];

/** The code of a library's module as the Worker needs it. */
export function trimWorker(code: string, id: string): string {
  return TRIMS.filter(({ module }) => id.endsWith(`/${module}`)).reduce(
    (left, { expression, value }) => left.replace(expression, value),
    code,
  );
}

/** The code of tables without their policies, checks and indexes: migrations are made of these, and no query asks for them. */
export function trimTables(code: string): string {
  return code.replace(/,\s*\(t\) => \[.*?\],?(?=\s*\)[;.\n])/gs, "");
}
