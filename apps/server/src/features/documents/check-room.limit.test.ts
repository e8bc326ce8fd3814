import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storedFiles, userDocuments } from '../../db/schema/documents.ts';
import { sampleCv } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { maxDocuments } from './check-room.ts';

const app = await createTestApp();
const { db } = app.services;

test('an account keeps so many documents and no more, and deleting one makes room', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const [row] = await db.select().from(userDocuments).where(eq(userDocuments.id, documentId));
  const rows = Array.from({ length: maxDocuments - 1 }, () => {
    const filePath = `documents/${user.id}/${randomUUID()}`;
    return { ...(row as typeof userDocuments.$inferInsert), id: randomUUID(), filePath, isCopy: true };
  });
  await db.insert(storedFiles).values(rows.map((each) => ({ key: each.filePath, createdAt: new Date() })));
  await db.insert(userDocuments).values(rows);
  const refused = await user.upload('/api/documents', `${sampleCv} autre`);
  expect([refused.status, refused.body.error, refused.body.reason]).toEqual([409, 'conflict', 'documents_full']);
  expect(refused.body.message).toContain(`${maxDocuments} documents`);
  expect((await user.post(`/api/documents/${documentId}/duplicate`)).status).toBe(409);
  // The bytes that are there already are not a document more.
  expect((await user.upload('/api/functions/parse-cv', sampleCv)).body.documentId).toBe(documentId);
  await user.delete(`/api/documents/${rows[0]?.id}`);
  expect((await user.upload('/api/documents', `${sampleCv} autre`)).status).toBe(201);
});

test('nor more than so many megabytes', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  await db
    .update(userDocuments)
    .set({ fileSize: 500 * 1024 * 1024 })
    .where(eq(userDocuments.id, documentId));
  expect((await user.upload('/api/documents', `${sampleCv} autre`)).body.reason).toBe('documents_full');
});

test('uploads and copies at once do not go past it either', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  await app.pool.query(
    `insert into user_documents (id, user_id, file_name, original_name, file_path, file_size, file_type, sha256, is_copy, original, cv, created_at)
     select gen_random_uuid(), user_id, file_name, original_name, file_path, file_size, file_type, sha256, true, original, cv, now()
     from user_documents, generate_series(1, $2) where id = $1`,
    [documentId, maxDocuments - 4],
  );
  const copies = Array.from({ length: 10 }, () => user.post(`/api/documents/${documentId}/duplicate`));
  const uploads = Array.from({ length: 10 }, (_, index) => user.upload('/api/documents', `${sampleCv} ${index}`));
  const statuses = (await Promise.all([...copies, ...uploads])).map(({ status }) => status);
  expect([statuses.filter((each) => each === 201).length, statuses.filter((each) => each === 409).length]).toEqual([
    3, 17,
  ]);
  const { rows } = await app.pool.query('select count(*)::integer as kept from user_documents where user_id = $1', [
    user.id,
  ]);
  expect(rows[0].kept).toBe(maxDocuments);
});
