import { expect, test } from 'vitest';
import { sampleCv } from '../testing/sample-texts.ts';
import { createTestApp } from '../testing/test-app.ts';

const app = await createTestApp();
const user = await app.users.paid('leader');
const cv = (await user.upload('/api/documents', sampleCv)).body.id;
const job = (await user.post('/api/jobs', { text: 'Comptable H/F – CDI – Lille\n- Excel exigé' })).body.id;

const felt = ['/api/jobs', '/api/documents', '/api/account', '/api/auth', '/api/sessions', '/api/functions/delete'];
const specs = app.app.router.specs.filter(({ path }) => felt.some((start) => path.startsWith(start)));
/** Would end the account or the session of who asks. */
const ending = /sign-out|delete-user-data|sessions/;
const paths = [...new Set(specs.map(({ path }) => path))].filter((path) => !ending.test(path));
const bodied = ['POST', 'PUT', 'PATCH', 'DELETE'];

const withId = (path: string, id: string) => path.replace(/:\w+\??/, id);
const idOf = (path: string) => (path.startsWith('/api/jobs') ? job : cv);

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const answer = await user.send(path, init);
  const text = await answer.text();
  if (answer.status >= 400 && text !== '') expect(JSON.parse(text), path).toHaveProperty('message');
  return answer.status;
}

test('no method, known or made up, on no path, breaks anything', async () => {
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'PROPFIND', 'get', 'X-']) {
      const status = await statusOf(withId(path, 'ffffffff-0000-4000-8000-000000000000'), { method });
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
});

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'multipart/form-data; boundary="',
  'application/json; charset=utf-16',
  'application/xml',
  '',
  'x'.repeat(5_000),
];
const bodies: [string, string | Buffer<ArrayBuffer>][] = [
  ['nothing', ''],
  ['NUL', '\0'],
  ['a number', '1e999'],
  ['a list', '[[]]'],
  ['null', 'null'],
  ['a text', '"\\ud800"'],
  ['no JSON', '{"text":'],
  ['not UTF-8', Buffer.from([0xff, 0xfe, 0x7b, 0x00])],
  ['half a character', '{"text":"\\udc00 \\ud83d","notes":"\\ud800","title":"\\udfff","fileName":"\\udfff.pdf"}'],
  ['a form', '--a\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--a--'],
  ['other types', '{"text":{"$ne":1},"notes":[1],"fileName":9,"name":{},"email":[],"password":1,"token":{},"url":1}'],
  ['a prototype', '{"__proto__":{"text":"x"},"constructor":{"prototype":1},"text":"x"}'],
];

/** What a refusal of what was sent may be. */
const clear = [200, 201, 302, 400, 401, 403, 404, 409, 413, 415, 422, 429];

/** Every body under every type; what deletes is not asked to. */
async function sendEverything(path: string, method: string): Promise<void> {
  if (method === 'DELETE' && path.endsWith(':id')) return;
  for (const [name, body] of bodies)
    for (const type of types) {
      const status = await statusOf(withId(path, idOf(path)), { method, headers: { 'content-type': type }, body });
      expect(clear, `${method} ${path} ${name} ${type}: ${status}`).toContain(status);
    }
}

test('no body of no type breaks anything', async () => {
  for (const path of paths) for (const method of bodied) await sendEverything(path, method);
});

test('a body larger than any is refused, whatever it says of its length', async () => {
  const megabytes = new Uint8Array(3 * 1024 * 1024).fill(0x20);
  const headers = { 'content-type': 'application/json' };
  for (const { method, path, body: schema } of specs) {
    if (!schema || ending.test(path)) continue;
    const at = withId(path, idOf(path));
    for (const length of [undefined, '1', '-1', '1e9', 'x']) {
      const init = {
        method: method.toUpperCase(),
        headers: { ...headers, ...(length ? { 'content-length': length } : {}) },
      };
      expect(await statusOf(at, { ...init, body: megabytes }), `${method} ${path} ${length}`).toBe(413);
    }
  }
});

const ids = [
  '%00',
  '%',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  "' or 1=1 --",
  'FFFFFFFF-0000-4000-8000-000000000000',
  'ffffffff-0000-4000-8000-00000000000٣',
  'ffffffff-0000-4000-8000-000000000000%0a',
  '%F0%9F%98%80',
  '-1',
  'null',
  '__proto__',
  'a'.repeat(8_000),
  '{}',
];

test('no identifier breaks anything, nor leads anywhere', async () => {
  for (const { method, path } of specs.filter((spec) => spec.path.includes(':')))
    for (const id of ids) {
      const init = { method: method.toUpperCase(), headers: { 'content-type': 'application/json' } };
      const status = await statusOf(withId(path, id), method === 'get' ? init : { ...init, body: '{}' });
      expect([400, 401, 403, 404], `${method} ${path} ${id}`).toContain(status);
    }
  for (const field of ['documentId', 'before', 'adaptedCV'])
    for (const id of ids.filter((each) => !each.startsWith('FFFF')))
      expect((await user.patch(`/api/jobs/${job}`, { [field]: id })).status, field).toBe(400);
});

const encode = (text: string) => Buffer.from(text).toString('base64url');
const queries = [
  ...['', '%00', '%', 'a'.repeat(201), encode('1:x'), encode('9999999999999:ffffffff-0000-4000-8000-000000000000\n')],
  ...[encode('-1:ffffffff-0000-4000-8000-000000000000'), encode('1e3:ffffffff-0000-4000-8000-000000000000')],
].map((cursor) => `cursor=${cursor}`);
const limits = ['0', '-1', '101', '1e9', 'NaN', '1.5', '', '%00', '9'.repeat(400), 'Infinity'].map(
  (limit) => `limit=${limit}`,
);

test('no cursor and no limit that we did not make is taken', async () => {
  for (const path of ['/api/jobs', '/api/documents'])
    for (const query of [...queries, ...limits]) {
      const answer = await user.get(`${path}?${query}`);
      expect([answer.status, answer.body.error], `${path}?${query}`).toEqual([400, 'validation']);
      expect(Object.values(answer.body.fields).join(), query).toMatch(/pas valide|long|court|obligatoire/);
    }
  // The largest that we could make, and one given twice.
  const last = encode('9999999999999:ffffffff-0000-4000-8000-000000000000');
  expect((await user.get(`/api/jobs?cursor=${last}&limit=5`)).status).toBe(200);
  expect((await user.get('/api/jobs?limit=5&limit=6')).status).toBeLessThan(500);
});

test('what is asked while the account is deleted is answered, and nothing of it stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const leaving = await app.users.free();
    const kept = (await leaving.upload('/api/documents', `${sampleCv}\n${round}`)).body.id;
    const offer = (await leaving.post('/api/jobs', { text: 'Comptable', documentId: kept })).body.id;
    const answers = await Promise.all([
      leaving.upload('/api/documents', `${sampleCv}\nautre ${round}`),
      leaving.post(`/api/documents/${kept}/duplicate`),
      leaving.post('/api/jobs', { text: 'Comptable', documentId: kept }),
      leaving.post('/api/functions/delete-user-data', {}),
      leaving.patch(`/api/jobs/${offer}`, { applicationStatus: 'applied', documentId: kept }),
      leaving.patch(`/api/documents/${kept}`, { fileName: 'autre.pdf' }),
      leaving.post(`/api/jobs/${offer}/analyze`, { documentId: kept }),
      leaving.get('/api/account/export').catch(() => ({ status: 200 })),
      leaving.post('/api/auth/change-password', { currentPassword: leaving.password, newPassword: 'pivoine-58-x' }),
      leaving.get('/api/sessions'),
      leaving.get('/api/auth/token'),
      app.runJobs().then(() => ({ status: 200 })),
    ]);
    for (const [index, { status }] of answers.entries()) expect(status, `${index}`).toBeLessThan(500);
    expect((await leaving.get('/api/jobs')).status).toBe(401);
    const { rows } = await app.pool.query(
      'select 1 from user_documents where user_id = $1 union select 1 from job_offers where user_id = $1',
      [leaving.id],
    );
    expect(rows).toEqual([]);
  }
});

test('a CV deleted, renamed, corrected, copied and read at once is gone in the end', async () => {
  for (let round = 0; round < 6; round += 1) {
    const path = `/api/documents/${(await user.upload('/api/documents', `${sampleCv}\nà la fois ${round}`)).body.id}`;
    const amendments = [{ kind: 'set-contact', id: 'a', field: 'city', value: 'Rennes' }];
    const answers = await Promise.all([
      user.patch(path, { amendments }),
      user.patch(path, { fileName: 'x.pdf', amendments: [] }),
      user.delete(path),
      user.post(`${path}/duplicate`),
      user.get(`${path}/file`),
      user.delete(path),
      user.get(path),
    ]);
    for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await user.get(path)).status).toBe(404);
  }
});

test('what is wrong is told in the language that is asked for', async () => {
  const headers = { 'accept-language': 'en' };
  const refusal = async (path: string, init: RequestInit = {}) =>
    (await (await user.send(path, { ...init, headers: { ...headers, ...init.headers } })).json()) as {
      message: string;
      fields?: Record<string, string>;
    };
  const json = { 'content-type': 'application/json' };
  const refusals = await Promise.all([
    refusal('/api/documents', { method: 'POST', headers: json, body: '{}' }),
    refusal('/api/jobs?cursor=x'),
    refusal('/api/jobs', { method: 'POST', headers: json, body: '{"text":' }),
  ]);
  expect(refusals.map(({ fields }) => fields)).toEqual([
    { file: 'This field is required.' },
    { cursor: 'This value is not valid.' },
    { body: 'This value is not valid.' },
  ]);
  const large = await refusal('/api/jobs', { method: 'POST', headers: json, body: 'x'.repeat(600_000) });
  expect(large.message).toContain('too long to be sent at once');
});
