import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeArticleIds } from '@coach/contracts/advice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCv } from './testing/sample-texts.ts';
import { end, spawnNode } from './testing/spawn-node.ts';
import { signUpUser, type TestUser } from './testing/test-user.ts';

const rounds = 5;
let dataDir = '';
let port = 0;
let app: ChildProcess;

/** What the application said it had kept. */
type Kept = { user: TestUser; analyses: string[]; documents: { id: string; content: string }[]; saved: string[] };
const kept: Kept[] = [];
const written = () => kept.reduce((sum, { analyses, documents }) => sum + analyses.length + documents.length, 0);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'coach-crash-'));
  port = await freePort();
  app = await startApp();
});

afterAll(async () => {
  await end(app, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test('every acknowledged write survives kill -9 of the application, and the next start needs no help', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const writing = startWriting(round);
    await untilWritten(round);
    await end(app, 'SIGKILL');
    await writing.stop();
    app = await startApp();
    await checkKept();
  }
});

test('every acknowledged write survives kill -9 of the database, and the running application finds it again', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const writing = startWriting(rounds + round);
    await untilWritten(round);
    const pid = Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    await writing.stop();
    await untilReady();
    await checkKept();
  }
});

async function ask(url: string, init?: RequestInit): Promise<Response> {
  return await fetch(`http://127.0.0.1:${port}${url}`, init);
}

async function startApp(): Promise<ChildProcess> {
  const env = { PORT: String(port), DATA_DIR: dataDir, APP_URL: 'http://localhost:3000' };
  return await spawnNode('../main.ts', [], 'Base de données', env);
}

/** Writes without a pause, noting each acknowledgement, until something fails or the round is over. */
function startWriting(round: number) {
  let over = false;
  const write = async (lane: number) => {
    const user = await signUpUser(ask);
    const entry: Kept = { user, analyses: [], documents: [], saved: [] };
    kept.push(entry);
    const content = wordDocument(`${round}-${lane}`);
    const document = await user.upload('/api/functions/parse-cv', content, 'cv.doc');
    if (document.status !== 200) return false;
    entry.documents.push({ id: document.body.documentId, content });
    const saved = await user.put(`/api/advice-library/${freeArticleIds[0]}/marks`, { saved: true });
    if (saved.status !== 200) return false;
    entry.saved.push(freeArticleIds[0]);
    const body = { cvContent: sampleCv, jobDescription: `Comptable ${round} ${lane}` };
    const analysis = await user.post('/api/functions/analyze-cv', body);
    if (analysis.status !== 200) return false;
    entry.analyses.push(analysis.body.analysisId);
    return true;
  };
  const lanes = [1, 2, 3].map(async (lane) => {
    // A lane between two requests may miss the cut altogether.
    while (!over && (await write(lane).catch(() => false)));
  });
  return {
    stop: async () => {
      over = true;
      await Promise.all(lanes);
    },
  };
}

/** Some writes have been acknowledged, others are under way: at another moment each round. */
async function untilWritten(round: number): Promise<void> {
  const before = written();
  while (written() < before + 3) await sleep(10);
  await sleep(round * 37);
}

async function checkKept(): Promise<void> {
  for (const { user, analyses, documents, saved } of kept) {
    const usage = await user.get('/api/usage');
    expect(usage.status).toBe(200);
    expect(usage.body.meters.cv_analysis.used).toBeGreaterThanOrEqual(analyses.length);
    for (const id of analyses) expect((await user.get(`/api/analyses/${id}`)).status).toBe(200);
    const { items, librarySize } = (await user.get('/api/advice-library?saved=1')).body;
    expect(librarySize).toBeGreaterThan(300);
    // What was kept without the word of it having arrived may be there too.
    expect(items.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(saved));
    for (const { id, content } of documents) expect((await user.get(`/api/documents/${id}/file`)).body).toBe(content);
  }
}

async function untilReady(): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    const answer = await ask('/readyz').catch(() => null);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error('the application did not find its database again');
}

/** A CV as Word saves it for the web. */
function wordDocument(mark: string): string {
  const lines = sampleCv.split('\n').map((line) => `<p>${line}</p>`);
  return `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset="utf-8"></head><body>${lines.join('\n')}<p>Référence ${mark}</p></body></html>`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
