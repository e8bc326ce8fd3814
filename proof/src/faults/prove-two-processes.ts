import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixturePair } from '@coach/e2e/fixture-pair';
import { startMailbox } from '@coach/e2e/start-mailbox';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Person, until } from './ask.ts';
import { openGate } from './open-gate.ts';
import { signUpConfirmed } from './sign-up-confirmed.ts';
import { signalOne } from './signal-tree.ts';
import { startWorker } from './start-worker.ts';

const operator = 'operatrice@example.org';
/** As the queue promises. */
const mostMs = 30_000;

/** Workers beside one web process on one PostgreSQL; the one that has the job is killed (-9) in the middle of it. */
export async function proveTwoProcesses(): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coach-two-'));
  const mailbox = await startMailbox();
  const gate = await openGate(Number(new URL(mailbox.env.SMTP_URL ?? '').port));
  const site = await startSlowSite(fixturePair('juriste', 'pdf').offer);
  const mail = { ...mailbox.env, SMTP_URL: `smtp://127.0.0.1:${gate.port}`, OPERATOR_EMAIL: operator };
  const env = { ...mail, FETCH_ALLOW_HOSTS: site.host };
  const web = await startServer({ dataDir, env: { ...env, ROLE: 'web' } });
  const workers = [];
  try {
    const shared = { ...env, DATA_DIR: dataDir, APP_URL: web.origin };
    workers.push(await startWorker(shared), await startWorker(shared));
    const [doomed, other] = workers as [Worker, Worker];
    const person = await signUpConfirmed(web.origin, mailbox);

    // Only one of them sees the job.
    signalOne(other.pid, 'SIGSTOP');
    await gate.set('silent');
    const visits = gate.visits();
    await person.ask('/api/contact', { json: { subject: 'Question', message: 'Est-ce que cela part ?' } });
    await until(() => gate.visits() > visits);
    const offer = await person.ask('/api/jobs', { json: { url: `${site.origin}/offre` } });
    await until(() => site.visits() === 1);
    await doomed.kill();
    signalOne(other.pid, 'SIGCONT');
    site.answer();
    await gate.set('open');

    const killed = performance.now();
    const since = async (isSo: () => Promise<boolean> | boolean) => {
      await until(isSo, 2 * mostMs);
      return performance.now() - killed;
    };
    const [offerMs, mailMs] = await Promise.all([
      since(async () => (await jobOf(person, offer.body.id)).status === 'analyzed'),
      since(() => mailbox.mailsOf(operator).length > 0),
    ]);
    // A second time would come by then.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const offers = (await person.ask('/api/jobs')).body;
    return [
      { name: 'worker killed: its offer done by the other after (ms)', value: offerMs, bound: { atMost: mostMs } },
      { name: 'worker killed: its mail sent by the other after (ms)', value: mailMs, bound: { atMost: mostMs } },
      exactly('worker killed: mails that arrived', mailbox.mailsOf(operator).length, 1),
      exactly('worker killed: offers in the list', listOf(offers).length, 1),
      exactly('worker killed: times the page was asked for, with the one that was cut', site.visits(), 2),
    ];
  } finally {
    for (const worker of workers) await worker.stop();
    await web.stop();
    await site.stop();
    await gate.stop();
    await mailbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Worker = Awaited<ReturnType<typeof startWorker>>;

async function jobOf(person: Person, id: string) {
  return (await person.ask(`/api/jobs/${id}`)).body;
}

function listOf(body: { items?: unknown[] } | unknown[]): unknown[] {
  return Array.isArray(body) ? body : (body.items ?? []);
}

/** Says nothing to the first who asks for the page; from `answer` on, it is shown. */
async function startSlowSite(offer: string) {
  const page = `<!doctype html><html lang="fr"><body><main>${offer
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</main></body></html>`;
  let visits = 0;
  let isSlow = true;
  const server = createServer((_, response) => {
    visits += 1;
    if (!isSlow) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    visits: () => visits,
    answer() {
      isSlow = false;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const exactly = (name: string, value: number, bound: number): Finding => ({ name, value, bound: { exactly: bound } });
