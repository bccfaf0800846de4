/** Of React Router a browser gets what our configuration can reach; vite.config.ts has this read before the build takes off what is dead. */

/** Expressions of React Router's, each with what it always comes to in this portal, and why. */
export const SETTLED = [
  { expression: /(\w+\.)*future\.unstable_\w+/g, value: "false", why: "no flag is set" },
  { expression: /init\.patchRoutesOnNavigation/g, value: "undefined", why: "a page knows every route from the start" },
  {
    expression: /(?<!function )isFogOfWarEnabled\([^)]*\)/g,
    value: "false",
    why: "a page knows every route from the start",
  },
  { expression: /init\.instrumentations/g, value: "undefined", why: "only an entry.client.tsx could give any" },
  { expression: /(?<!function )useIsRSCRouterContext\(\)/g, value: "false", why: "no page is a server component" },
  { expression: /router\.createRoutesForHMR = \w+;/g, value: "", why: "the dev server has a build of its own" },
];

/** The code of a module of React Router with those expressions settled. One that is met no more leaves it as it is. */
export function trimRouter(code: string): string {
  return SETTLED.reduce((left, { expression, value }) => left.replaceAll(expression, value), code);
}
