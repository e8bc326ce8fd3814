import {
  newTemplateSchema,
  templateDetailSchema,
  templateFileQuerySchema,
  templateListSchema,
} from '@coach/contracts/features/templates';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { deleteTemplate } from './delete-template.ts';
import { drawTemplate } from './draw-template.ts';
import { presentTemplate, presentTemplateSummary } from './present-template.ts';
import { getOwnedTemplate, listTemplates } from './queries.ts';
import { saveTemplate, type TemplateSources } from './save-template.ts';

/** Letters and CVs saved to use again. */
export function templateRoutes(router: Router, sources: TemplateSources): void {
  router.route(
    {
      method: 'get',
      path: '/api/templates',
      policy: 'user',
      summary: 'Saved templates, newest first',
      query: pageQuerySchema,
      answer: templateListSchema,
    },
    async (context, { query }) => {
      const { items, nextCursor } = await listTemplates(context, query);
      return { items: items.map(presentTemplateSummary), nextCursor };
    },
  );
  router.route(
    {
      method: 'post',
      path: '/api/templates',
      costly: 'computation',
      policy: 'user',
      summary: 'Save a letter, or the optimised CV of an analysis, from builder on',
      body: newTemplateSchema,
      answer: templateDetailSchema,
      status: 201,
    },
    async (context, { body }) => presentTemplate(await saveTemplate(context, sources, body)),
  );
  oneTemplateRoutes(router);
}

function oneTemplateRoutes(router: Router): void {
  const path = '/api/templates/:id';
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One saved template', answer: templateDetailSchema },
    async (context, { params }) => presentTemplate(await getOwnedTemplate(context, params.id)),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Delete a saved template' },
    async (context, { params }) => {
      await deleteTemplate(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
  router.route(
    {
      method: 'get',
      path: `${path}/file`,
      costly: 'computation',
      policy: 'user',
      summary: 'A saved template as a file',
      query: templateFileQuerySchema,
    },
    async (context, { params, query }) => await drawTemplate(context, params.id, query.format),
  );
}
