import { apiErrorSchema } from '@coach/contracts/api-error';
import { startedWorkSchema } from '@coach/contracts/features/work';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { RouteSpec } from './route.ts';

const security: Record<RouteSpec['policy'], RouteConfig['security']> = {
  public: [],
  visitor: [{}, { session: [] }, { accessToken: [] }],
  user: [{ session: [] }, { accessToken: [] }],
  token: [],
  operations: [{ operator: [] }],
};

/** The OpenAPI 3.1 document of the routes, from the same schemas that check them. */
export function describeApi(specs: RouteSpec[]): object {
  const api = new OpenAPIHono();
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'coach.session',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'accessToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'operator', { type: 'http', scheme: 'bearer' });
  for (const spec of specs) api.openAPIRegistry.registerPath(describeRoute(spec));
  return api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Coach Carrière', version: '0.1.0' } });
}

function describeRoute(spec: RouteSpec): RouteConfig {
  const { body, query, answer } = spec as { body?: z.ZodType; query?: z.ZodObject; answer?: z.ZodType };
  const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
  return createRoute({
    method: spec.method,
    path: spec.path.replaceAll(/:(\w+)/g, '{$1}'),
    summary: spec.summary,
    ...(security[spec.policy] ? { security: security[spec.policy] } : {}),
    request: { ...(body ? { body: { content: json(body) } } : {}), ...(query ? { query } : {}) },
    responses: {
      [spec.status ?? 200]: { description: spec.summary, ...(answer ? { content: json(answer) } : {}) },
      ...(spec.asWork
        ? { 202: { description: 'Being written (`Prefer: respond-async`)', content: json(startedWorkSchema) } }
        : {}),
      default: { description: 'Refused', content: json(apiErrorSchema) },
    },
  });
}
