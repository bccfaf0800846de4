/** Lets the build remove the code of React Router that our configuration and pages can never reach. */

/** Expressions in React Router's code, the value that each always has in this portal, and why. */
export const SETTLED = [
  { expression: /(\w+\.)*future\.unstable_\w+/g, value: "false", why: "no flag is set" },
  { expression: /init\.patchRoutesOnNavigation/g, value: "undefined", why: "a page knows every route from the start" },
  {
    expression: /(?<!function )isFogOfWarEnabled\([^)]*\)/g,
    value: "false",
    why: "a page knows every route from the start",
  },
  { expression: /init\.instrumentations/g, value: "undefined", why: "only an entry.client.tsx could give any" },
  {
    expression:
      /build\.entry\.module\.instrumentations|opts\?\.instrumentations|requestHandlerInstrumentations\?\.length/g,
    value: "undefined",
    why: "entry.server.tsx gives none",
  },
  { expression: /(?<!function )useIsRSCRouterContext\(\)/g, value: "false", why: "no page is a server component" },
  { expression: /router\.createRoutesForHMR = \w+;/g, value: "", why: "the dev server has a build of its own" },
  { expression: /^\w+\.displayName = "\w+";$/gm, value: "", why: "such names are for the tools of developers" },
  { expression: /= (?=[\w$]+\.forwardRef\()/g, value: "= /* @__PURE__ */ ", why: "what nobody draws may go" },
];

/** The code of a React Router module with those expressions replaced by their values; unchanged if it has none. */
export function trimRouter(code: string): string {
  return SETTLED.reduce((left, { expression, value }) => left.replaceAll(expression, value), code);
}
