import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@coach/e2e/free-port';
import { type RunningServer, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { ask, bring, countWhole, type Keeper, send, signUp } from '../operations/keeper.ts';
import { holdScript, runScript } from '../operations/run-script.ts';
import { runTests } from '../operations/run-tests.ts';

const megabyte = 1_000_000;
const store = 'apps/server/src/testing/hold-s3.ts';

/** Files in a bucket: the store’s own rules, then the whole application on it, with the store away and back. */
export async function proveStorage(): Promise<Finding[]> {
  const rules = await runTests('unit-apps', [
    'apps/server/src/ports/files.test.ts',
    'apps/server/src/ports/s3-files.test.ts',
  ]);
  const altered = rules.filter(({ name }) => name.includes('was altered on the way'));
  return [
    {
      name: 'rules of the file stores held',
      value: rules.filter(({ passed }) => passed).length,
      bound: { atLeast: 25 },
    },
    {
      name: 'rules of the file stores broken',
      value: rules.filter(({ passed }) => !passed).length,
      bound: { exactly: 0 },
    },
    {
      name: 'kinds of altered S3 requests refused with 403',
      value: altered.filter(({ passed }) => passed).length,
      bound: { exactly: 5 },
    },
    ...(await onBucket()),
  ];
}

async function onBucket(): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'coach-bucket-'));
  const port = await freePort();
  const access = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    ...{ S3_BUCKET: 'coach', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  };
  const startStore = () => holdScript([store, folder, String(port)]);
  let holding = await startStore();
  let server: RunningServer | null = null;
  try {
    server = await startServer({ env: { ...access, TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(server?.origin ?? '')));
    const kept = await keepAndRead(server, people, folder);
    await holding.kill();
    const away = await whileAway(server, people);
    holding = await startStore();
    const back = await Promise.all(people.map((person) => bring(server?.origin ?? '', person)));
    const whole = await Promise.all(people.map((person) => countWhole(server?.origin ?? '', person)));
    return [
      ...kept,
      ...away,
      {
        name: 'uploads taken once the store was back',
        value: back.filter(isTaken).length,
        bound: { exactly: people.length },
      },
      { name: 'files lost over it', value: count(people) - sum(whole), bound: { exactly: 0 } },
      ...(await afterErasure(server, people, folder)),
      ...(await refusedStarts(access)),
    ];
  } finally {
    await server?.stop();
    await holding.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

const isTaken = (status: number) => status === 200 || status === 201;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const count = (people: Keeper[]) => sum(people.map(({ files }) => files.length));

async function keepAndRead({ origin, dataDir }: RunningServer, people: Keeper[], folder: string): Promise<Finding[]> {
  await Promise.all(
    people.map(async (person, index) => {
      for (let turn = 0; turn < 5; turn += 1) await bring(origin, person);
      if (index === 0) await bring(origin, person, 4 * megabyte);
    }),
  );
  const whole = sum(await Promise.all(people.map((person) => countWhole(origin, person))));
  const beside = await readdir(path.join(dataDir, 'files')).catch(() => []);
  return [
    { name: 'files kept through the application', value: count(people), bound: { exactly: 31 } },
    { name: 'read back to the byte', value: whole, bound: { exactly: 31 } },
    { name: 'objects in the bucket for them', value: await countObjects(folder, 'documents'), bound: { exactly: 31 } },
    { name: 'files in the data folder', value: beside.length, bound: { exactly: 0 } },
  ];
}

async function whileAway({ origin }: RunningServer, people: Keeper[]): Promise<Finding[]> {
  const uploads = await Promise.all(people.map((person) => bring(origin, person)));
  const reads = await Promise.all(
    people.map(async (person) => {
      const answer = await ask(origin, person, `/api/documents/${person.files[0]?.id}/file`);
      await answer.arrayBuffer().catch(() => null);
      return answer.status;
    }),
  );
  const others = await Promise.all(people.map(async (person) => (await ask(origin, person, '/api/documents')).status));
  const all = [...uploads, ...reads];
  return [
    {
      name: 'uploads and downloads answered 503 while the store was away',
      value: all.filter((status) => status === 503).length,
      bound: { exactly: all.length },
    },
    { name: 'answered otherwise', value: all.filter((status) => status !== 503).length, bound: { exactly: 0 } },
    {
      name: 'pages that need no file answered 200 meanwhile',
      value: others.filter((status) => status === 200).length,
      bound: { exactly: people.length },
    },
  ];
}

async function afterErasure({ origin }: RunningServer, people: Keeper[], folder: string): Promise<Finding[]> {
  const erased = await Promise.all(people.map((person) => send(origin, person, '/api/functions/delete-user-data', {})));
  const left = async () => await countObjects(folder, 'documents');
  for (let turn = 0; turn < 100 && (await left()) > 0; turn += 1) await sleep(50);
  return [
    {
      name: 'accounts erased',
      value: erased.filter(({ status }) => status === 200).length,
      bound: { exactly: people.length },
    },
    { name: 'objects left of them in the bucket', value: await left(), bound: { exactly: 0 } },
    { name: 'ledgers of erasures in the bucket', value: await countObjects(folder, 'erasures'), bound: { exactly: 1 } },
  ];
}

async function countObjects(folder: string, kind: string): Promise<number> {
  const names = await readdir(path.join(folder, 'coach', kind), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('._S3rver_object')).length;
}

/** Each with what the sentence has to name. */
async function refusedStarts(access: Record<string, string>): Promise<Finding[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'coach-refused-'));
  const cases: [Record<string, string>, string][] = [
    [{ S3_ENDPOINT: access.S3_ENDPOINT ?? '' }, 'S3_BUCKET is needed'],
    [{ ...access, S3_BUCKET: 'elsewhere' }, 'there is no bucket'],
    [{ ...access, S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_SECRET_ACCESS_KEY is not the secret'],
    [{ ...access, S3_ENDPOINT: 'http://127.0.0.1:9' }, 'nothing answers'],
  ];
  let told = 0;
  for (const [env, sentence] of cases) {
    const port = String(await freePort());
    const { code, output } = await runScript(['apps/server/src/main.ts'], { ...env, DATA_DIR: dataDir, PORT: port });
    if (code === 1 && output.includes(sentence)) told += 1;
  }
  await rm(dataDir, { recursive: true, force: true });
  return [
    { name: 'starts refused with a sentence that says what to mend', value: told, bound: { exactly: cases.length } },
  ];
}
