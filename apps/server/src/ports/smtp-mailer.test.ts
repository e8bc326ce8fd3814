import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isElsewhere, smtpMailer } from './smtp-mailer.ts';

let server: Server;
const heard: string[] = [];

/** A server that knows no STARTTLS, and would take a mail in the clear. */
beforeAll(async () => {
  server = createServer((socket) => {
    socket.write('220 mail.example.com\r\n');
    socket.on('data', (data) => {
      heard.push(String(data).trim());
      socket.write(String(data).startsWith('EHLO') ? '250-mail.example.com\r\n250 SIZE\r\n' : '502 unknown\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

test('a mail server elsewhere is spoken to under TLS, or not at all', async () => {
  expect(['smtp://mail.example.com', 'smtp://10.0.0.5:25', 'smtps://mail'].map(isElsewhere)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['smtp://localhost', 'smtp://127.0.0.1:2525', 'smtp://[::1]'].map(isElsewhere)).toEqual([false, false, false]);
  const { port } = server.address() as { port: number };
  const url = `smtp://someone:secret@127.0.0.1:${port}?requireTLS=true`;
  const mailer = smtpMailer(url, 'coach@example.org');
  const mail = { to: 'a@example.com', subject: 's', text: 't', html: '<p>t</p>', messageId: '<1@example.org>' };
  await expect(mailer.send(mail)).rejects.toThrow('the mail was not taken');
  expect(heard.join()).not.toMatch(/AUTH|MAIL FROM|secret/);
  await mailer.close();
});
