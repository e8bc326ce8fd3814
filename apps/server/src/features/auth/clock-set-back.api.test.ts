import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const hour = 3_600_000;

test('a session that was found ended stays so when the clock is set back', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  app.clock.advance(25 * hour);
  expect((await user.get('/api/profile')).status).toBe(401);
  expect((await other.get('/api/auth/token')).status).toBe(401);
  app.clock.advance(-25 * hour);
  expect((await user.get('/api/profile')).status).toBe(401);
  expect((await other.get('/api/profile')).status).toBe(401);
});
