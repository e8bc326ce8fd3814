import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { RequestContext, Services } from '../context.ts';
import { AppError } from './app-error.ts';
import { appErrorOf } from './app-error-of.ts';
import { clientAddress } from './client-address.ts';
import { languageOf } from './language.ts';
import { logFailure } from './log-failure.ts';
import { logRefusal, logSecurityEvent } from './log-security.ts';
import type { Metrics } from './metrics.ts';
import { presentError } from './present-error.ts';
import type { HttpEnv } from './route.ts';
import { apiHeaders, securityHeaders } from './security-headers.ts';

type Options = {
  services: Services;
  auth: RequestContext['auth'];
  metrics: Metrics;
  trustedProxies: number;
};

/** What every request of the API goes through: its context, its headers, its figures, and one way to refuse. */
export function createPipeline(options: Options): Hono<HttpEnv> {
  const headers = Object.entries({ ...securityHeaders(options.services.appUrl), ...apiHeaders });
  const hono = new Hono<HttpEnv>();
  hono.use(async (c, next) => {
    const started = performance.now();
    c.set('context', requestContext(options, c));
    await next();
    // Nobody reads the body that a HEAD goes without: what it would have come from must not stay open.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', c.get('context').requestId);
    report(options, c, performance.now() - started);
  });
  hono.notFound((c) => refuse(c, new AppError('not_found')));
  hono.onError((thrown, c) => {
    const { signal, requestId } = c.get('context');
    const error = signal.aborted ? new AppError('cancelled') : appErrorOf(thrown);
    if (error.code === 'disk_full' && thrown !== error) options.services.room.noteShortage();
    logFailure(options.services.log, error, thrown, requestId);
    logRefusal(c.get('context'), error, { method: c.req.method, route: c.req.routePath });
    return refuse(c, error);
  });
  return hono;
}

function refuse(c: Context<HttpEnv>, error: AppError): Response {
  const { language, requestId } = c.get('context');
  const { status, body, headers } = presentError(error, language, requestId);
  return Response.json(body, { status, headers });
}

function requestContext({ services, auth, trustedProxies }: Options, c: Context<HttpEnv>): RequestContext {
  const request = c.req.raw;
  const remote = c.env?.incoming?.socket?.remoteAddress;
  return {
    ...services,
    auth,
    language: languageOf(request.headers.get('accept-language')),
    // Asked for when needed: making a signal for every request costs.
    get signal() {
      return request.signal;
    },
    showPartial: () => {},
    requestId: randomUUID(),
    receivedAt: services.clock.now(),
    clientAddress: clientAddress(remote, request.headers.get('x-forwarded-for'), trustedProxies),
  };
}

function report({ services, metrics }: Options, c: Context<HttpEnv>, milliseconds: number): void {
  const { method, routePath: route } = c.req;
  const { status } = c.res;
  metrics.observe(method, route, status, milliseconds / 1000);
  if (status < 400) logSecurityEvent(c.get('context'), { method, route });
  const { requestId } = c.get('context');
  const level = status >= 500 ? 'warn' : 'debug';
  services.log[level]({ method, route, status, ms: Math.round(milliseconds), requestId }, 'request');
}
