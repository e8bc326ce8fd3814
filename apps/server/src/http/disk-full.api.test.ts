import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const app = await createTestApp();

test('without room nothing is taken in, and health says so; people sign in, read, and clear up', async () => {
  const user = await app.users.free();
  const note = { fullName: 'Camille Essai' };
  app.room.short = true;
  const refused = await user.put('/api/profile', note);
  expect([refused.status, refused.body.error]).toEqual([507, 'disk_full']);
  expect((await app.visitor.post('/api/auth/sign-up/email', {})).status).toBe(507);
  expect((await app.visitor.put('/api/profile', note)).status).toBe(401);
  expect((await app.visitor.get('/readyz')).status).toBe(507);
  expect((await app.visitor.get('/livez')).status).toBe(200);
  expect((await user.get('/api/profile')).status).toBe(200);
  const { email, password } = user;
  expect((await app.visitor.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  expect((await user.delete('/api/sessions')).status).toBe(200);
  app.room.short = false;
  expect((await user.put('/api/profile', note)).status).toBe(200);
  expect((await app.visitor.get('/readyz')).status).toBe(200);
});

test('what finds no room where nobody looked is told, and makes health red', async () => {
  const user = await app.users.free();
  const { put } = app.files;
  app.files.put = async () => {
    throw Object.assign(new Error('no room'), { code: 'EDQUOT' });
  };
  const refused = await user.upload('/api/documents', '%PDF-1.4 essai');
  app.files.put = put;
  expect([refused.status, refused.body.error]).toEqual([507, 'disk_full']);
  expect((await user.get('/api/documents')).body.items).toEqual([]);
  expect((await app.visitor.get('/readyz')).status).toBe(507);
});

test('a session that cannot be renewed for lack of room still reads', async () => {
  const user = await app.users.free();
  app.clock.advance(30 * 60_000);
  await app.pool.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$`);
  await app.pool.query('create trigger no_room before update on sessions for each row execute function no_room()');
  expect((await user.get('/api/profile')).status).toBe(200);
});
