import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SlowModel, startModel } from '@coach/e2e/start-model';
import type { Finding } from '../finding.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { ask, bring, type Keeper, send, signUp } from './keeper.ts';

const offer = 'Comptable H/F – Lille – CDI\nVos missions :\n- TVA\n- Sage 100\n- Excel indispensable';
const answer = {
  subject: 'Candidature au poste de comptable',
  paragraphs: [
    'Votre annonce décrit un métier que je souhaite exercer chez vous, et elle le dit simplement.',
    'Mon parcours m’a donné l’habitude des chiffres et des délais, et le goût du travail bien rangé.',
    'Je serais heureuse d’en parler avec vous lors d’un entretien, et de découvrir votre équipe.',
  ],
};

/** Texts that a model is writing and offers that are being read when the process is told to stop. */
export async function proveWritings(dataDir: string): Promise<Finding[]> {
  const model = await startModel(answer);
  const site = await startSlowSite();
  const env = {
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', FETCH_ALLOW_HOSTS: site.host },
    ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.baseUrl, AI_MODEL: 'plume-1', AI_API_KEY: 'key' },
  };
  try {
    const finished = await stopWhileWriting(await startApp(env), model, async () => {
      model.pauseAfter = null;
      model.goOn();
    });
    const other = await startApp(env);
    const person = await signUp(other.origin);
    let id = '';
    const ended = await stopWhileWriting(
      other,
      model,
      async () => site.release(),
      async () => {
        const job = await send(other.origin, person, '/api/jobs', { url: `${site.origin}/offre` });
        id = ((await job.json()) as { id: string }).id;
        await site.asked;
      },
    );
    return [
      {
        name: 'texts under way that were finished after SIGTERM',
        value: Number(finished.event === 'done'),
        bound: { exactly: 1 },
      },
      {
        name: 'texts that could not be, whose reader was told so',
        value: Number(ended.event === 'failed' && ended.data.includes('work_lost')),
        bound: { exactly: 1 },
      },
      {
        name: 'exit codes other than 0',
        value: Number(finished.code !== 0) + Number(ended.code !== 0),
        bound: { exactly: 0 },
      },
      ...(await readToItsEnd(env, person, id)),
    ];
  } finally {
    await model.stop();
    await site.stop();
  }
}

/** Somebody follows a letter as it is written; answers the last they heard. */
async function stopWhileWriting(
  app: AppProcess,
  model: SlowModel,
  later: () => Promise<void>,
  before = async () => {},
) {
  model.pauseAfter = 60;
  const person = await signUp(app.origin);
  await bring(app.origin, person);
  const asked = await send(
    app.origin,
    person,
    '/api/letters',
    { jobDescription: offer, company: 'Hexalia', tone: 'direct' },
    { headers: { prefer: 'respond-async' } },
  );
  const { workId } = (await asked.json()) as { workId?: string };
  if (!workId) throw new Error(`no text was begun: ${asked.status}`);
  const following = await ask(app.origin, person, `/api/work/${workId}`, { headers: { accept: 'text/event-stream' } });
  await before();
  app.signal('SIGTERM');
  await sleep(1_000);
  await later();
  const text = await following.text().catch(() => '');
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)/g)];
  const [, event = 'lost', data = ''] = events.at(-1) ?? [];
  return { event, data, code: await app.ended };
}

/** What became of a job that was under way. */
async function readToItsEnd(env: Record<string, string>, person: Keeper, id: string): Promise<Finding[]> {
  const app = await startApp(env);
  let status = '';
  for (let turn = 0; turn < 300 && status !== 'analyzed'; turn += 1) {
    status = ((await (await ask(app.origin, person, `/api/jobs/${id}`)).json()) as { status: string }).status;
    await sleep(100);
  }
  app.signal('SIGTERM');
  await app.ended;
  return [
    {
      name: 'offers being read at SIGTERM, read to their end',
      value: Number(status === 'analyzed'),
      bound: { exactly: 1 },
    },
  ];
}

/** A site that is in no hurry until it is told. */
async function startSlowSite() {
  const released = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const page = `<!doctype html><html lang="fr"><body><main>${offer
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</main></body></html>`;
  const server = createServer(async (_, response) => {
    asked.resolve();
    await released.promise;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, origin: `http://${host}`, asked: asked.promise, release: released.resolve },
    async stop() {
      released.resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
