/** Reports a failed request together with its id, and returns what was typed if it may be sent again. */
import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { bodyContext, requestIdContext } from "#app/context.ts";
import { readTyped, refuseAway } from "#app/shared/form.ts";
import { mayChange } from "#app/shared/request-method.ts";
import { type FailureFacts, isThrownData, isUnavailable, unavailable } from "#app/shared/respond.ts";
import { logFailure } from "./log-request.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Middleware = NonNullable<RouteModule["middleware"]>[number];
type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The contexts of requests that a guard could not decide on. */
const unjudged = new WeakSet<Asked["context"]>();

/** Statuses that mean that nothing was done, so that the same form may be sent again. */
const UNDONE: ReadonlySet<number | undefined> = new Set([429, 503]);

/**
 * Returns the same build, but with failures reported. By itself the framework tells a browser only the status of a failed request, and
 * after a failed action the page would still name the request that had loaded it.
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
 * If a guard cannot tell who sent a form, because the database or the sign-in service is away, the form comes back with what was typed, as
 * when an action finds the database away. Neither the action nor a loader runs.
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
