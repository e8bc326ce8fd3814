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

/** A part of the API: the routes of a feature, each with who may call it. */
export class Router {
  readonly hono = new Hono<HttpEnv>();
  readonly specs: RouteSpec[] = [];
  readonly #gate: Gate;
  readonly #turns = createTurns({ atOnce: 2, waiting: 1_000 });

  constructor(gate: Gate) {
    this.#gate = gate;
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
    const work = async () => await handler(context, await readInput(spec, c, context.language));
    const result = spec.costly
      ? await this.#turns(`${spec.costly} ${whoAsks(context)}`, context.signal, work)
      : await work();
    const response = result instanceof Response ? result : Response.json(result, { status: spec.status ?? 200 });
    for (const cookie of reply.getSetCookie()) response.headers.append('set-cookie', cookie);
    return response;
  }
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
