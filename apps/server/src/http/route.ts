import type { StartedWork, WorkKind } from '@coach/contracts/features/work';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Actor, RequestContext, UserContext, VisitorContext } from '../context.ts';
import { AppError } from './app-error.ts';
import { addressGroup } from './client-address.ts';
import { readJson } from './read-body.ts';
import { createTurns } from './turns.ts';
import { validate } from './validate.ts';

/**
 * Who may call: anyone; anyone, known when signed in; someone signed in; the holder of a signed link; this machine, or
 * the holder of the operator's token.
 */
export type Policy = 'public' | 'visitor' | 'user' | 'token' | 'operations';

export type HttpEnv = {
  Variables: { context: RequestContext };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
};

type Shape = z.ZodType;
type Output<S> = S extends Shape ? z.output<S> : undefined;
type ContextOf<P extends Policy> = P extends 'user'
  ? UserContext
  : P extends 'visitor'
    ? VisitorContext
    : RequestContext;

export type RouteSpec<P extends Policy = Policy, Body = unknown, Query = unknown, Answer = unknown> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Hono's form: `/api/documents/:id`. */
  path: string;
  policy: P;
  summary: string;
  /** JSON body. */
  body?: Body;
  query?: Query;
  /** JSON answer; without it the handler makes the Response. */
  answer?: Answer;
  status?: 200 | 201;
  /** Bytes of a JSON body; 64 kB unless told. */
  maxBodyBytes?: number;
  /**
   * Takes the processor, the disk or memory for long: a person has a few such requests of each kind under way, the
   * others wait. Apart, because a slow line holds an upload for minutes.
   */
  costly?: 'upload' | 'computation';
  /**
   * What kind of text a model may write for it, or null: where one will, and `Prefer: respond-async` says so, it goes on
   * beyond the connection and outside the turns, since it mostly waits.
   */
  asWork?: (input: RouteInput<Body, Query>) => WorkKind | null;
  /** Is done even where there is no room left, though it is no GET or DELETE. */
  addsNothing?: boolean;
  /** The spec's `success: false` beside the code of a refusal. */
  refusalsSaySuccess?: boolean;
};

export type RouteInput<Body, Query> = {
  body: Output<Body>;
  query: Output<Query>;
  params: { id: string; token: string };
  request: Request;
};

type Handler<P extends Policy, Body, Query, Answer> = (
  context: ContextOf<P>,
  input: RouteInput<Body, Query>,
) => Promise<Answer extends Shape ? z.input<Answer> : Response> | (Answer extends Shape ? z.input<Answer> : Response);

/** Turns a request into the context its policy promises, or throws the refusal. */
export type Gate = (
  policy: Policy,
  context: RequestContext,
  request: Request,
  reply: Headers,
) => Promise<RequestContext>;

/** Has what a handler does go on beyond its request. */
export type WorkRunner = {
  /** Who would write, and for which part of the page; null where the answer is to be waited for. */
  wanted(context: UserContext, request: Request): Promise<{ model: string; place: string } | null>;
  /** Answers the result where it comes at once. Throws what is thrown at once. */
  run(
    context: UserContext,
    asked: { kind: WorkKind; model: string; place: string },
    handle: (context: UserContext) => Promise<unknown>,
  ): Promise<{ result: unknown } | { started: StartedWork }>;
};

/** A part of the API: the routes of a feature, each with who may call it. */
export class Router {
  readonly hono = new Hono<HttpEnv>();
  readonly specs: RouteSpec[] = [];
  readonly #gate: Gate;
  readonly #works: WorkRunner;
  readonly #turns = createTurns({ atOnce: 2, waiting: 1_000 });

  constructor(gate: Gate, works: WorkRunner) {
    this.#gate = gate;
    this.#works = works;
  }

  route<P extends Policy, Body = undefined, Query = undefined, Answer = undefined>(
    spec: RouteSpec<P, Body, Query, Answer>,
    handler: Handler<P, Body, Query, Answer>,
  ): void {
    this.specs.push(spec as RouteSpec);
    this.hono.on(spec.method.toUpperCase(), spec.path, async (c: Context<HttpEnv>) => {
      try {
        return await this.#answer(spec as RouteSpec, handler as AnyHandler, c);
      } catch (error) {
        if (spec.refusalsSaySuccess && error instanceof AppError) error.details.success = false;
        throw error;
      }
    });
  }

  async #answer(spec: RouteSpec, handler: AnyHandler, c: Context<HttpEnv>): Promise<Response> {
    const reply = new Headers();
    const context = await this.#gate(spec.policy, c.get('context'), c.req.raw, reply);
    if (addsSomething(spec) && (await context.room.isShort())) throw new AppError('disk_full');
    const result = await this.#result(spec, handler, context as UserContext, c);
    const response = result instanceof Response ? result : Response.json(result, { status: spec.status ?? 200 });
    for (const cookie of reply.getSetCookie()) response.headers.append('set-cookie', cookie);
    return response;
  }

  async #result(spec: RouteSpec, handler: AnyHandler, context: UserContext, c: Context<HttpEnv>): Promise<unknown> {
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> =>
      spec.costly ? await this.#turns(`${spec.costly} ${whoAsks(context)}`, context.signal, work) : await work();
    const read = () => readInput(spec, c, context.language);
    const wanted = spec.asWork && (await this.#works.wanted(context, c.req.raw));
    if (!wanted) return await inTurn(async () => await handler(context, await read()));
    const input = await inTurn(read);
    const kind = spec.asWork?.(input);
    if (!kind) return await inTurn(async () => await handler(context, input));
    const answer = await this.#works.run(context, { kind, ...wanted }, async (own) => await handler(own, input));
    return 'result' in answer ? answer.result : underWay(answer.started);
  }
}

/** Readers go on, and so does whoever clears up: that is how there is room again. */
function addsSomething({ method, addsNothing }: RouteSpec): boolean {
  return method !== 'get' && method !== 'delete' && !addsNothing;
}

function underWay(started: StartedWork): Response {
  const headers = { location: `/api/work/${started.workId}`, 'preference-applied': 'respond-async' };
  return Response.json(started, { status: 202, headers });
}

function whoAsks(context: RequestContext & { actor?: Actor | null }): string {
  return context.actor?.userId ?? addressGroup(context.clientAddress);
}

type AnyHandler = (context: RequestContext, input: RouteInput<unknown, unknown>) => unknown;

async function readInput(
  spec: RouteSpec,
  c: Context<HttpEnv>,
  language: RequestContext['language'],
): Promise<RouteInput<unknown, unknown>> {
  const { body, query } = spec as RouteSpec<Policy, Shape | undefined, Shape | undefined>;
  return {
    body: body ? validate(body, await readJson(c.req.raw, spec.maxBodyBytes ?? 64 * 1024), language) : undefined,
    query: query ? validate(query, c.req.query(), language) : undefined,
    params: c.req.param(),
    request: c.req.raw,
  } as RouteInput<unknown, unknown>;
}

/** Throws when a route was added around `Router.route`, and so without a policy. */
export function checkEveryRouteIsDeclared(app: Hono<HttpEnv>, specs: RouteSpec[]): void {
  const declared = new Set(specs.map((spec) => `${spec.method.toUpperCase()} ${spec.path}`));
  for (const { method, path } of app.routes) {
    if (method !== 'ALL' && !declared.has(`${method} ${path}`)) {
      throw new Error(`The route ${method} ${path} does not declare who may call it`);
    }
  }
}
