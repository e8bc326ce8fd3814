import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleCv } from '../testing/sample-texts.ts';
import { createTestApp } from '../testing/test-app.ts';

const app = await createTestApp();
const user = await app.users.paid('leader');
const nothing = 'ffffffff-0000-4000-8000-000000000000';
const cursor = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['no identifier', cursor(`1:${'-'.repeat(36)}`)],
  ['an identifier without dashes', cursor(`1:${'f'.repeat(36)}`)],
  ['a day after the end of time', cursor(`999999999999999:${nothing}`)],
  ['nothing at all', ''],
  ['NUL', '%00'],
])('a cursor with %s is refused', async (_, given) => {
  for (const path of ['/api/documents', '/api/analyses']) {
    const answer = await user.get(`${path}?cursor=${given}`);
    expect([answer.status, answer.body.error]).toEqual([400, 'validation']);
  }
});

test.each([
  ['unbalanced', '{"cvContent":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['nested half a million deep', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
  ['nested deep, with a NUL to clean', `{"a":"\\u0000","b":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['a prototype', '{"__proto__":{"cvContent":"CV"},"constructor":{"prototype":{"cvContent":"CV"}}}'],
  ['the same key twice, the second of another type', '{"cvContent":"CV","cvContent":{"$ne":1}}'],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
])('a body that is %s is refused', async (_, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await user.send('/api/functions/analyze-cv', { method: 'POST', headers, body });
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'validation']);
});

test('a text of characters in two halves, cut anywhere, is analysed and kept', async () => {
  const body = { cvContent: `${sampleCv}\n${'😀'.repeat(3_000)}`, jobDescription: `Comptable ${'😀'.repeat(20_000)}` };
  const answer = await user.post('/api/functions/analyze-cv', body);
  expect(answer.status).toBe(200);
  const kept = await user.get(`/api/analyses/${answer.body.analysisId}`);
  expect(kept.status).toBe(200);
  const link = await user.post('/api/functions/generate-enhanced-cv', { analysisId: kept.body.id, format: 'docx' });
  expect((await app.ask(link.body.downloadUrl)).status).toBe(200);
});

test.each(['../../etc/passwd', 'a\r\nx-evil: 1.pdf', '";filename=x.html', '\u202efdp.exe', '..', '😀'.repeat(99)])(
  'a file called %j comes back as an attachment with a plain name',
  async (name) => {
    const { documentId } = (await user.upload('/api/functions/parse-cv', `${sampleCv}\n${name}`, name)).body;
    const file = await user.send(`/api/documents/${documentId}/file`);
    expect(file.headers.get('x-evil')).toBeNull();
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\\/]+"; filename\*=UTF-8''[\w%.~!&+-]+$/,
    );
    const copy = (await user.post(`/api/documents/${documentId}/duplicate`)).body;
    expect(copy.fileName.isWellFormed()).toBe(true);
    expect((await user.get(`/api/documents/${copy.id}`)).body.fileName).toBe(copy.fileName);
    expect(copy.fileName).not.toMatch(/^\.*$|[\\/\p{Cc}\u202e]/u);
  },
);

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['an empty body', 'multipart/form-data; boundary=a', ''],
  [
    'no end',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
  ],
  ['two hundred thousand parts', 'multipart/form-data; boundary=a', '--a\r\n\r\n\r\n'.repeat(200_000)],
  ['another type', 'application/pdf', '%PDF-1.7'],
])('an upload with %s has no file', async (_, contentType, body) => {
  const headers = { 'content-type': contentType };
  const answer = await user.send('/api/functions/parse-cv', { method: 'POST', headers, body });
  expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([400, ['file']]);
});

test('a name that hides something is shown without it, and one made of nothing else is refused', async () => {
  const signUp = (name: string) =>
    app.visitor.post('/api/auth/sign-up/email', {
      ...{ name, password: 'grenade-58' },
      email: `${randomBytes(6).toString('hex')}@example.com`,
    });
  expect((await signUp('Zoé\u202e Bon\u0000net\r\n')).body.user.name).toBe('Zoé  Bon net');
  const hidden = await signUp('\u200b\u202e\ufeff');
  expect([hidden.status, Object.keys(hidden.body.fields)]).toEqual([400, ['name']]);
});

test('corrections longer than any CV are refused before anything is computed', async () => {
  const { documentId } = (await user.upload('/api/functions/parse-cv', `${sampleCv}\nautre`)).body;
  const path = `/api/documents/${documentId}`;
  const proofs = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      return { kind: 'add-skill', id: `a${index}`, name: 'Excel', proof: 'é'.repeat(1_900), experience: null };
    });
  const refused = await user.patch(path, { amendments: proofs(300) });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['amendments']]);
  expect(refused.body.fields.amendments).toContain('60000');
  expect((await user.patch(path, { amendments: proofs(20) })).status).toBe(200);
});

test.each([
  [5, 2],
  [0, 1e9],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('a line from %i to %i is nowhere, and harmless', async (start, end) => {
  const { documentId } = (await user.upload('/api/functions/parse-cv', `${sampleCv}\nautre`)).body;
  const amendments = [
    { kind: 'replace-line', id: 'a', start, end, text: 'x' },
    { kind: 'remove-line', id: 'b', start, end },
    { kind: 'remove-experience', id: 'c', index: 500 },
    { kind: 'set-title', id: 'd', value: '😀'.repeat(150) },
  ];
  expect((await user.patch(`/api/documents/${documentId}`, { amendments })).status).toBe(200);
});

test('two uploads that never end do not keep their sender from working', async () => {
  const stuck = new AbortController();
  const endless = () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('--a\r\n')) });
    const headers = { 'content-type': 'multipart/form-data; boundary=a' };
    const init = { method: 'POST', headers, body, duplex: 'half', signal: stuck.signal };
    return user.send('/api/functions/parse-cv', init as RequestInit).catch(() => null);
  };
  void endless();
  void endless();
  expect((await user.post('/api/functions/analyze-cv', { cvContent: sampleCv })).status).toBe(200);
  const other = await app.users.free();
  expect((await other.upload('/api/functions/parse-cv', sampleCv)).status).toBe(200);
  stuck.abort();
});
