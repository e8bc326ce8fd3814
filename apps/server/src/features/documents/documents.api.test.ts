import { expect, test } from 'vitest';
import { storedFiles, userDocuments } from '../../db/schema/documents.ts';
import { sampleCv } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { sweepFiles } from './sweep-files.ts';

const app = await createTestApp();
const { services, clock, files } = app;

test('a CV is read, kept, and given back byte for byte', async () => {
  const user = await app.users.free();
  const read = await user.upload('/api/functions/parse-cv', sampleCv, 'CV Élodie « 2026 ».pdf');
  expect(read.status).toBe(200);
  expect(read.body.content).toBe(sampleCv);
  expect(read.body.cv.contact.email).toBe('elodie.marchetti@example.com');
  const kept = await user.get(`/api/documents/${read.body.documentId}`);
  expect(kept.body).toMatchObject({ originalName: 'CV Élodie « 2026 ».pdf', documentType: 'cv', amendments: [] });
  expect(kept.body).not.toHaveProperty('filePath');
  const file = await user.get(`/api/documents/${read.body.documentId}/file`);
  expect(file.body).toBe(sampleCv);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="CV Elodie  2026 .pdf"; filename*=UTF-8''CV%20%C3%89lodie%20%C2%AB%202026%20%C2%BB.pdf`,
  );
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the same bytes are the same document, for the same person only', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  const first = await user.upload('/api/functions/parse-cv', sampleCv);
  const [second, third] = await Promise.all([
    user.upload('/api/functions/parse-cv', sampleCv, 'autre-nom.pdf'),
    user.upload('/api/documents', sampleCv),
  ]);
  expect(second?.body.documentId).toBe(first.body.documentId);
  expect(third?.body.id).toBe(first.body.documentId);
  expect((await other.upload('/api/functions/parse-cv', sampleCv)).body.documentId).not.toBe(first.body.documentId);
  const text = `${sampleCv}\nà la fois`;
  const ids = await Promise.all([1, 2, 3].map(async () => (await user.upload('/api/documents', text)).body.id));
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['!scanned', 422, 'unreadable_file', 'scanned', 'image'],
  ['!encrypted', 422, 'unreadable_file', 'encrypted', 'mot de passe'],
  ['!unsupported', 415, 'unsupported_file', undefined, 'Utilisez PDF, DOC ou DOCX.'],
])('a file that reads as %s stores nothing', async (content, status, error, reason, words) => {
  const user = await app.users.free();
  const before = files.keys().length;
  const answer = await user.upload('/api/functions/parse-cv', content);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error, ...(reason ? { reason } : {}) });
  expect(answer.body.message).toContain(words);
  expect(files.keys()).toHaveLength(before);
  expect((await user.get('/api/documents')).body.items).toEqual([]);
});

test('ten megabytes for the drop zone, twenty for the account area, counted as they come', async () => {
  const user = await app.users.free();
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024 + 1).fill(0x20);
  const dropped = await user.upload('/api/functions/parse-cv', megabytes(10));
  expect([dropped.status, dropped.body.error, dropped.body.message]).toEqual([
    413,
    'file_too_large',
    'Le fichier est trop volumineux. Limite de 10 Mo.',
  ]);
  expect((await user.upload('/api/documents', megabytes(20))).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const streamed = await user.send('/api/functions/parse-cv', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('what is not a file upload is refused with the field named', async () => {
  const user = await app.users.free();
  for (const body of [{}, { file: 'texte' }]) {
    const answer = await user.post('/api/functions/parse-cv', body);
    expect([answer.status, answer.body.error]).toEqual([400, 'validation']);
    expect(answer.body.fields).toHaveProperty('file');
  }
});

test('leaving while a file is read stores nothing', async () => {
  const user = await app.users.free();
  const leaving = new AbortController();
  const form = new FormData();
  form.set('file', new File(['!wait'], 'cv.pdf'));
  const answering = user.send('/api/functions/parse-cv', { method: 'POST', body: form, signal: leaving.signal });
  setTimeout(() => leaving.abort(), 100);
  expect((await answering).status).toBe(499);
  expect((await user.get('/api/documents')).body.items).toEqual([]);
});

test('the list goes from newest to oldest, page by page', async () => {
  const user = await app.users.free();
  const names = [];
  for (let count = 0; count < 5; count += 1) {
    clock.advance(1000);
    names.unshift(`cv-${count}.pdf`);
    await user.upload('/api/documents', `${sampleCv}\n${count}`, `cv-${count}.pdf`);
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await user.get(`/api/documents?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.body.items.map((item: { fileName: string }) => item.fileName));
    cursor = page.body.nextCursor ?? '';
  } while (cursor);
  expect(seen).toEqual(names);
  expect((await user.get('/api/documents?cursor=nowhere')).status).toBe(400);
  clock.reset();
});

test('renaming, correcting, duplicating, deleting', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const path = `/api/documents/${documentId}`;
  expect((await user.patch(path, { fileName: '../CV\u202e Nantes.pdf' })).body.fileName).toBe('CV Nantes.pdf');
  const amendments = [{ kind: 'set-contact', id: 'a1', field: 'city', value: 'Rennes' }];
  const amended = await user.patch(path, { amendments });
  expect(amended.body.cv.contact.city).toBe('Rennes');
  expect(amended.body.original.text).toBe(sampleCv);
  expect((await user.patch(path, { amendments: [] })).body.cv.contact.city).not.toBe('Rennes');

  const copy = await user.post(`${path}/duplicate`);
  expect([copy.status, copy.body.fileName]).toEqual([201, 'CV Nantes (copie).pdf']);
  expect((await user.upload('/api/functions/parse-cv', sampleCv)).body.documentId).toBe(documentId);
  expect((await user.delete(path)).status).toBe(204);
  expect((await user.get(path)).status).toBe(404);
  expect((await user.get(`/api/documents/${copy.body.id}/file`)).body).toBe(sampleCv);
});

test('every document route is 404 for someone else and for what never was', async () => {
  const [owner, other] = [await app.users.free(), await app.users.paid()];
  const { documentId } = (await owner.upload('/api/functions/parse-cv', sampleCv)).body;
  for (const id of [documentId, 'ffffffff-0000-4000-8000-000000000000', 'pas-un-id']) {
    const path = `/api/documents/${id}`;
    const answers = [
      await other.get(path),
      await other.patch(path, { fileName: 'volé.pdf' }),
      await other.get(`${path}/file`),
      await other.post(`${path}/duplicate`),
      await other.delete(path),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.error])).toEqual(Array(5).fill([404, 'not_found']));
  }
  expect((await owner.get(`/api/documents/${documentId}`)).body.fileName).toBe('cv.pdf');
});

test('files whose upload never ended, or whose owner is gone, are removed after an hour', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const kept = await services.db.select({ id: userDocuments.id }).from(userDocuments);
  expect(kept.map((row) => row.id)).toContain(documentId);
  await sweepFiles(services);
  const before = files.keys().length;
  await services.db.delete(userDocuments);
  expect(await sweepFiles(services)).toBe(0);
  clock.advance(61 * 60_000);
  expect(await sweepFiles(services)).toBe(before);
  expect(files.keys()).toHaveLength(0);
  clock.reset();
});

test('characters the database cannot keep do not stop a CV', async () => {
  const user = await app.users.free();
  const answer = await user.upload('/api/functions/parse-cv', `${sampleCv}\nun\u0000deux`);
  expect(answer.status).toBe(200);
  expect(answer.body.content).toContain('un deux');
  const amendments = [{ kind: 'set-title', id: 'a1', value: 'Comptable\u0000 \ud800' }];
  const amended = await user.patch(`/api/documents/${answer.body.documentId}`, { amendments });
  expect(amended.body.cv.title).toMatch(/^Comptable +\ufffd$/);
});

test('a file that cannot be removed does not keep those behind it', async () => {
  const createdAt = new Date(Date.now() - 2 * 3_600_000);
  const keys = ['documents/a/stuck', 'documents/a/loose', 'documents/a/last'];
  for (const key of keys) await services.files.put(key, new Uint8Array(1));
  await services.db.insert(storedFiles).values(keys.map((key) => ({ key, createdAt })));
  const drop = (key: string) =>
    key.endsWith('stuck') ? Promise.reject(new Error('the disk says no')) : services.files.delete(key);
  expect(await sweepFiles({ ...services, files: { ...services.files, delete: drop } })).toBe(2);
  expect(await sweepFiles(services)).toBe(1);
});
