import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outboxMailer } from './outbox-mailer.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-outbox-'));
afterAll(() => rm(folder, { recursive: true }));

test('a mail that goes while others are read stands in nobody’s way', async () => {
  const outbox = outboxMailer(folder);
  const mail = (messageId: string, to: string) => ({ to, messageId, subject: 's', text: 't', html: 'h' });
  await outbox.send(mail('<1@example.org>', 'Lou@example.com'));
  await symlink(path.join(folder, 'gone'), path.join(folder, '20260101000000000-gone.json'));
  await outbox.send(mail('<2@example.org>', 'sami@example.com'));
  expect((await outbox.list()).map(({ to }) => to)).toEqual(['sami@example.com', 'Lou@example.com']);
  await outbox.send({ ...mail('<3@example.org>', 'operatrice@example.org'), replyTo: 'lou@example.com' });
  await outbox.forget('lou@example.com');
  expect((await outbox.list()).map(({ to }) => to)).toEqual(['sami@example.com']);
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});
