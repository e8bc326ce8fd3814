import { cvUpload, documentUpload } from '@coach/contracts/cv-upload';
import {
  documentDetailSchema,
  documentListSchema,
  documentSchema,
  parseCvResponseSchema,
  patchDocumentRequestSchema,
} from '@coach/contracts/features/cv';
import type { UserContext } from '../../context.ts';
import { attachment } from '../../http/attachment.ts';
import { pageQuerySchema } from '../../http/cursor.ts';
import { readUpload } from '../../http/read-upload.ts';
import type { Router } from '../../http/route.ts';
import { addDocument } from './add-document.ts';
import { deleteDocument } from './delete-document.ts';
import { duplicateDocument } from './duplicate-document.ts';
import { getOwnedDocument } from './get-owned-document.ts';
import { openDocumentFile } from './open-document-file.ts';
import { patchDocument } from './patch-document.ts';
import { type DocumentUse, presentDocument, presentDocumentDetail } from './present-document.ts';
import { type DocumentRow, listDocuments } from './queries.ts';

/** What the caller’s documents were used for; those never used may be absent. */
export type UseOfDocuments = (context: UserContext, ids: string[]) => Promise<Map<string, DocumentUse>>;

/** `useOf` comes from the features that use documents, which this one does not know. */
export function documentRoutes(router: Router, useOf: UseOfDocuments): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/parse-cv',
      costly: 'upload',
      policy: 'user',
      summary: 'Read a CV (multipart field `file`, 10 MB at most) and keep it',
      answer: parseCvResponseSchema,
    },
    async (context, { request }) => {
      const document = await addDocument(context, await readUpload(request, cvUpload.maxBytes));
      return { content: document.original.text, documentId: document.id, cv: document.cv };
    },
  );
  router.route(
    {
      method: 'post',
      path: '/api/documents',
      costly: 'upload',
      policy: 'user',
      summary: 'Add a CV (multipart field `file`, 20 MB at most)',
      answer: documentSchema,
      status: 201,
    },
    async (context, { request }) =>
      presentDocumentDetail(await addDocument(context, await readUpload(request, documentUpload.maxBytes))),
  );
  router.route(
    {
      method: 'get',
      path: '/api/documents',
      policy: 'user',
      summary: 'CVs, newest first',
      query: pageQuerySchema,
      answer: documentListSchema,
    },
    async (context, { query }) => {
      const { items, nextCursor } = await listDocuments(context, query);
      const ids = items.map(({ id }) => id);
      const uses = await useOf(context, ids);
      return { items: items.map((item) => presentDocument(item, uses.get(item.id))), nextCursor };
    },
  );
  oneDocumentRoutes(router, useOf);
}

function oneDocumentRoutes(router: Router, useOf: UseOfDocuments): void {
  const path = '/api/documents/:id';
  const detail = async (context: UserContext, document: DocumentRow) =>
    presentDocumentDetail(document, (await useOf(context, [document.id])).get(document.id));
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One CV, as read and as corrected', answer: documentDetailSchema },
    async (context, { params }) => await detail(context, await getOwnedDocument(context, params.id)),
  );
  router.route(
    {
      method: 'patch',
      path,
      costly: 'computation',
      policy: 'user',
      summary: 'Rename a CV or correct what was understood',
      body: patchDocumentRequestSchema,
      answer: documentDetailSchema,
      maxBodyBytes: 2 * 1024 * 1024,
    },
    async (context, { params, body }) => await detail(context, await patchDocument(context, params.id, body)),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Delete a CV and its file' },
    async (context, { params }) => {
      await deleteDocument(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
  router.route(
    {
      method: 'post',
      path: `${path}/duplicate`,
      costly: 'computation',
      policy: 'user',
      summary: 'Copy a CV',
      answer: documentSchema,
      status: 201,
    },
    async (context, { params }) => presentDocumentDetail(await duplicateDocument(context, params.id)),
  );
  router.route(
    { method: 'get', path: `${path}/file`, policy: 'user', summary: 'The file as it was sent' },
    async (context, { params }) => {
      const { document, content, size } = await openDocumentFile(context, params.id);
      return attachment(content, document.fileName, document.fileType, size);
    },
  );
}
