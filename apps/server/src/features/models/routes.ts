import {
  cvModelFileQuerySchema,
  cvModelIdSchema,
  cvModelPreviewQuerySchema,
  letterModelFileQuerySchema,
  letterModelIdSchema,
  letterModelPreviewQuerySchema,
} from '@coach/contracts/features/models';
import type { Router } from '../../http/route.ts';
import { modelNamed } from './check-model.ts';
import { drawCvFile, drawLetterFile } from './draw-model-file.ts';
import { drawCvPage, drawLetterPage } from './draw-model-page.ts';
import { keepPages } from './keep-pages.ts';
import type { ModelSources } from './sources.ts';

/** Some four hundred pages. */
const maxKeptBytes = 16 * 1024 * 1024;

/** CVs and letters in the models: as files, and page by page as images. */
export function modelRoutes(router: Router, sources: ModelSources): void {
  const parts = { sources, kept: keepPages(maxKeptBytes) };
  const common = { method: 'get', policy: 'user', costly: 'computation' } as const;
  router.route(
    {
      ...common,
      path: '/api/models/cv/:id/file',
      summary: 'A CV in a model, as a file; `document`, `analysis`, or the example',
      query: cvModelFileQuerySchema,
    },
    async (context, { params, query }) =>
      await drawCvFile(context, sources, { ...query, model: modelNamed(cvModelIdSchema, params.id) }),
  );
  router.route(
    {
      ...common,
      path: '/api/models/cv/:id/preview',
      summary: 'A page of it as an image; `x-pages` tells how many there are',
      query: cvModelPreviewQuerySchema,
    },
    async (context, { params, query }) =>
      await drawCvPage(context, parts, { ...query, model: modelNamed(cvModelIdSchema, params.id) }),
  );
  router.route(
    {
      ...common,
      path: '/api/models/letter/:id/file',
      summary: 'A letter in a model, as a file; `letter`, or the example',
      query: letterModelFileQuerySchema,
    },
    async (context, { params, query }) =>
      await drawLetterFile(context, sources, { ...query, model: modelNamed(letterModelIdSchema, params.id) }),
  );
  router.route(
    {
      ...common,
      path: '/api/models/letter/:id/preview',
      summary: 'A page of it as an image; `x-pages` tells how many there are',
      query: letterModelPreviewQuerySchema,
    },
    async (context, { params, query }) =>
      await drawLetterPage(context, parts, { ...query, model: modelNamed(letterModelIdSchema, params.id) }),
  );
}
