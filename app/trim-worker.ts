/** Lets the build leave out of the Worker what no request can reach in its libraries. */

type Trim = { module: string; expression: RegExp; value: string; why: string };

const WHOLE = /^.+$/s;

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
