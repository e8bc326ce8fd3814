import { expect, test } from 'vitest';
import { storedFiles, userDocuments } from '../../db/schema/documents.ts';
import { memoryFiles } from '../../ports/memory-files.ts';
import { sampleCv } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';

const disk = memoryFiles();
let isFull = false;
const files = {
  ...disk,
  put: async (key: string, bytes: Uint8Array) => {
    // A full disk may keep what came first.
    await disk.put(key, bytes);
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  },
};
const app = await createTestApp({ files });
const { db } = app.services;

async function leftovers() {
  return {
    files: disk.keys(),
    rows: await db.select().from(storedFiles),
    documents: await db.select().from(userDocuments),
  };
}

test('a full disk refuses the upload and the copy, and nothing half-stored remains', async () => {
  const user = await app.users.free();
  isFull = true;
  const refused = await user.upload('/api/documents', sampleCv);
  expect([refused.status, refused.body.error]).toEqual([507, 'disk_full']);
  expect(await leftovers()).toEqual({ files: [], rows: [], documents: [] });
  isFull = false;
  const { id } = (await user.upload('/api/documents', sampleCv)).body;
  isFull = true;
  expect((await user.post(`/api/documents/${id}/duplicate`)).status).toBe(507);
  isFull = false;
  const { files: kept, rows, documents } = await leftovers();
  expect([kept.length, rows.length, documents.length]).toEqual([1, 1, 1]);
  expect((await user.get(`/api/documents/${id}/file`)).body).toBe(sampleCv);
});

test('a document that cannot be written takes its file with it', async () => {
  const user = await app.users.free();
  const before = await leftovers();
  await app.pool.query('alter table user_documents add constraint broken check (file_size < 0) not valid');
  const failed = await user.upload('/api/documents', `${sampleCv} autre`);
  await app.pool.query('alter table user_documents drop constraint broken');
  expect(failed.status).toBe(500);
  expect(await leftovers()).toEqual(before);
});

test('the file goes with its document', async () => {
  const user = await app.users.free();
  const before = await leftovers();
  const { id } = (await user.upload('/api/documents', `${sampleCv} encore`)).body;
  expect((await user.delete(`/api/documents/${id}`)).status).toBe(204);
  expect(await leftovers()).toEqual(before);
});
