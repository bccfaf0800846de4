/** What fails on the way to a page is told with the id of the request that failed, and what was typed comes back with it. */
import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { bodyContext, requestIdContext } from "#app/context.ts";
import { readTyped, refuseAway } from "#app/shared/form.ts";
import { mayChange } from "#app/shared/request-method.ts";
import { type FailureFacts, isThrownData, isUnavailable, unavailable } from "#app/shared/respond.ts";
import { logFailure } from "./log-request.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Middleware = NonNullable<RouteModule["middleware"]>[number];
type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Requests that a guard could not judge. */
const unjudged = new WeakSet<Asked["context"]>();

/** Statuses with which nothing was done: the same may be sent again. */
const UNDONE: ReadonlySet<number | undefined> = new Set([429, 503]);

/**
 * The same build. By itself the framework tells a browser nothing of a failed request but its status, and after a failed action the page
 * would go on to name the request that had loaded it.
 */
export function tellFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: id === "root" ? telling(route.module) : telling(behindGuards(route.module)) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function telling(module: RouteModule): RouteModule {
  const { middleware, loader, action } = module;
  return {
    ...module,
    middleware: middleware?.map(tell),
    loader: loader && tell(loader),
    action: action && tell(action),
  };
}

/**
 * A form that was sent to a guard who cannot tell who sends it, since the database or the sign-in service is away, is answered as by an
 * action that met the same: it comes back with what was typed. Neither the action nor a loader runs.
 */
function behindGuards(module: RouteModule): RouteModule {
  const { middleware, loader, action } = module;
  const guarded: RouteModule = { ...module, middleware: middleware?.map(carryOn) };
  if (loader) {
    guarded.loader = (args) => {
      if (unjudged.has(args.context)) throw unavailable();
      return loader(args);
    };
  }
  if (action) {
    guarded.action = async (args) => {
      if (!unjudged.has(args.context)) return action(args);
      const sent = await readTyped(args.request);
      return refuseAway(sent?.reply ?? { values: {}, errors: {} });
    };
  }
  return guarded;
}

function carryOn(guard: Middleware): Middleware {
  return async (args, next) => {
    if (unjudged.has(args.context)) return next();
    let isPast = false;
    try {
      return await guard(args, () => {
        isPast = true;
        return next();
      });
    } catch (thrown) {
      if (isPast || !mayChange(args.request) || !isUnavailable(thrown)) throw thrown;
      unjudged.add(args.context);
      return next();
    }
  };
}

function tell<Args extends Asked, Rest extends unknown[], Result>(work: (args: Args, ...rest: Rest) => Result) {
  return async (args: Args, ...rest: Rest): Promise<Awaited<Result>> => {
    try {
      return await work(args, ...rest);
    } catch (thrown) {
      throw await failureOf(thrown, args);
    }
  };
}

async function failureOf(thrown: unknown, { request, context }: Asked): Promise<unknown> {
  if (thrown instanceof Response) return thrown; // a redirect
  const facts: FailureFacts = { requestId: context.get(requestIdContext) };
  if (!isThrownData(thrown)) {
    if (!request.signal.aborted) logFailure({ requestId: facts.requestId }, thrown);
    return data(facts, { status: 500 });
  }
  const sent = context.get(bodyContext).request();
  const typed = UNDONE.has(thrown.init?.status) && mayChange(sent) ? (await readTyped(sent))?.typed : undefined;
  return data({ ...facts, typed }, thrown.init ?? undefined);
}
