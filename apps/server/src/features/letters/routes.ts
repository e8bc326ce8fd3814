import {
  letterDetailSchema,
  letterFileQuerySchema,
  letterListSchema,
  motivationLetterResponseSchema,
  newLetterRequestSchema,
  patchLetterRequestSchema,
} from '@coach/contracts/features/letters';
import { z } from 'zod';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { answerLetter } from './answer-letter.ts';
import { deleteLetter } from './delete-letter.ts';
import { drawLetter } from './draw-letter.ts';
import { patchLetter } from './patch-letter.ts';
import { presentLetter, presentPage } from './present-letter.ts';
import { getOwnedLetter, listLetters } from './queries.ts';
import type { LetterSources } from './write-motivation-letter.ts';

/** The longest offer, or the longest draft, at four bytes a character. */
const maxBodyBytes = 1024 * 1024;

export function letterRoutes(router: Router, sources: LetterSources): void {
  router.route(
    {
      method: 'get',
      path: '/api/letters',
      policy: 'user',
      summary: 'Letters, newest first; `job` for those of one targeted offer',
      query: pageQuerySchema.extend({ job: z.uuid().optional() }),
      answer: letterListSchema,
    },
    async (context, { query }) => await presentPage(context, await listLetters(context, query)),
  );
  router.route(
    {
      method: 'post',
      path: '/api/letters',
      costly: 'computation',
      policy: 'user',
      summary: 'Write a letter, for one unit',
      asWork: () => 'letter',
      body: newLetterRequestSchema,
      maxBodyBytes,
      answer: motivationLetterResponseSchema,
      status: 201,
    },
    async (context, { body }) => await answerLetter(context, sources, body),
  );
  oneLetterRoutes(router);
}

function oneLetterRoutes(router: Router): void {
  const path = '/api/letters/:id';
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One letter in full', answer: letterDetailSchema },
    async (context, { params }) => await presentLetter(context, await getOwnedLetter(context, params.id)),
  );
  router.route(
    {
      method: 'patch',
      path,
      costly: 'computation',
      policy: 'user',
      summary: 'Rename a letter, keep it as edited, choose its model, or take it back to what was generated',
      body: patchLetterRequestSchema,
      maxBodyBytes,
      answer: letterDetailSchema,
    },
    async (context, { params, body }) => await presentLetter(context, await patchLetter(context, params.id, body)),
  );
  router.route({ method: 'delete', path, policy: 'user', summary: 'Delete a letter' }, async (context, { params }) => {
    await deleteLetter(context, params.id);
    return new Response(null, { status: 204 });
  });
  router.route(
    {
      method: 'get',
      path: `${path}/file`,
      costly: 'computation',
      policy: 'user',
      summary: 'A letter as a file',
      query: letterFileQuerySchema,
    },
    async (context, { params, query }) => await drawLetter(context, params.id, query),
  );
}
