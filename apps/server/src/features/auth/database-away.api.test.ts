import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

test('a database that is away signs nobody out: neither token nor session is said to have ended', async () => {
  const user = await app.users.free();
  const connect = vi.spyOn(app.pool, 'connect').mockImplementation((() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  }) as never);
  const query = vi.spyOn(app.pool, 'query').mockImplementation((async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  }) as never);
  const paths = ['/api/auth/token', '/api/auth/get-session', '/api/profile', '/api/advice-library'];
  const answers = [];
  for (const path of paths) answers.push(await user.get(path));
  answers.push(await user.post('/api/auth/sign-out', {}));
  connect.mockRestore();
  query.mockRestore();
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [503, 'unavailable']));
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  expect((await user.get('/api/auth/token')).status).toBe(200);
});
