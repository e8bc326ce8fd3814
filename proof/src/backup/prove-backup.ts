import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@coach/e2e/free-port';
import { type RunningServer, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { ask, bring, countWhole, type Keeper, send, signIn, signUp } from '../operations/keeper.ts';
import { type Ended, holdScript, runScript } from '../operations/run-script.ts';
import { fill } from './fill.ts';

const backupScript = 'apps/server/scripts/backup.ts';
const restoreScript = 'apps/server/scripts/restore.ts';
const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };

type Manifest = {
  tables: { schema: string; name: string; rows: number; sha256: string }[];
  files: { key: string; bytes: number; sha256: string }[];
};

/**
 * Accounts with everything in them, backed up while they are used; then a new machine twice: as it was, and as it has to
 * be, with another PostgreSQL, the files in a bucket, and whoever has left since erased again.
 */
export async function proveBackup(): Promise<Finding[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'coach-backup-'));
  const at = (name: string) => path.join(root, name);
  const stops: (() => Promise<void>)[] = [];
  try {
    const first = await startServer({ env: settings, dataDir: at('first') });
    stops.push(first.stop);
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(first.origin)));
    for (const person of people) await fill(first.origin, person);
    const before = people.map((person) => ({ ...person, files: [...person.files] }));
    const { backup, busy } = await backUpWhileUsed(first, at('backup'));
    const leaver = people[0] as Keeper;
    const left = await send(first.origin, leaver, '/api/functions/delete-user-data', {});
    await Promise.all(people.slice(1).map((person) => bring(first.origin, person)));
    const manifest = await readManifest(at('backup'));
    return [
      {
        name: 'rows in the backup',
        value: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        bound: { atLeast: 100 },
      },
      { name: 'files in the backup', value: manifest.files.length, bound: { atLeast: 20 } },
      { name: 'backup beside the running application (s)', value: backup.seconds },
      ...busy,
      { name: 'accounts erased after the backup', value: Number(left.status === 200), bound: { exactly: 1 } },
      ...(await asItWas(at, manifest)),
      ...(await asItHasToBe(at, before, stops)),
      ...(await refusals(at)),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(root, { recursive: true, force: true });
  }
}

/** People come, bring files and throw them away all the while. */
async function backUpWhileUsed(server: RunningServer, folder: string): Promise<{ backup: Ended; busy: Finding[] }> {
  let over = false;
  let answered = 0;
  let failed = 0;
  const lanes = Array.from({ length: 3 }, async () => {
    const person = await signUp(server.origin);
    while (!over) {
      const status = await bring(server.origin, person);
      const { id } = person.files.pop() ?? { id: '' };
      const gone = await ask(server.origin, person, `/api/documents/${id}`, { method: 'DELETE' });
      answered += 2;
      if (status >= 400 || !gone.ok) failed += 1;
    }
  });
  const backup = await runScript([backupScript, folder], { DATA_DIR: server.dataDir });
  over = true;
  await Promise.all(lanes);
  if (backup.code !== 0) throw new Error(backup.output);
  return {
    backup,
    busy: [
      { name: 'uploads and deletions while it was taken', value: answered, bound: { atLeast: 10 } },
      { name: 'of them refused or failed', value: failed, bound: { exactly: 0 } },
    ],
  };
}

/** On an empty machine without the ledger: every table and file the same, said by a second backup of what came back. */
async function asItWas(at: (name: string) => string, manifest: Manifest): Promise<Finding[]> {
  const env = { DATA_DIR: at('same') };
  const restored = await must(runScript([restoreScript, at('backup')], env));
  await must(runScript([backupScript, at('again')], env));
  const again = await readManifest(at('again'));
  const same = <Entry>(one: Entry[], other: Entry[]) =>
    one.filter((entry, index) => JSON.stringify(entry) === JSON.stringify(other[index])).length;
  return [
    { name: 'restoring it on an empty machine (s)', value: restored.seconds },
    {
      name: 'tables with equal rows and hashes',
      value: same(manifest.tables, again.tables),
      bound: { exactly: manifest.tables.length },
    },
    {
      name: 'files with equal hashes',
      value: same(manifest.files, again.files),
      bound: { exactly: manifest.files.length },
    },
    {
      name: 'files that were not in the backup',
      value: again.files.length - manifest.files.length,
      bound: { exactly: 0 },
    },
  ];
}

/** Into somebody else’s PostgreSQL and a bucket, with the ledger of the machine that was lost; then the application runs on it. */
async function asItHasToBe(
  at: (name: string) => string,
  people: Keeper[],
  stops: (() => Promise<void>)[],
): Promise<Finding[]> {
  const port = await freePort();
  const database = await holdScript(['apps/server/src/testing/hold-postgres.ts', at('elsewhere')]);
  stops.push(database.kill, () => endServer(at('elsewhere')));
  const bucket = await holdScript(['apps/server/src/testing/hold-s3.ts', at('bucket'), String(port)]);
  stops.push(bucket.kill);
  const password = await readFile(path.join(at('elsewhere'), 'postgres/password'), 'utf8');
  const socket = encodeURIComponent(path.join(at('elsewhere'), 'postgres/run'));
  const env = {
    DATA_DIR: at('new'),
    DATABASE_URL: `postgres://coach:${encodeURIComponent(password)}@localhost:5432/coach?host=${socket}`,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    ...{ S3_BUCKET: 'coach', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  };
  const ledger = path.join(at('first'), 'erasures.log');
  const restored = await must(runScript([restoreScript, at('backup'), '--erasures', ledger], env));
  const server = await startServer({ env: { ...settings, ...env }, dataDir: at('new') });
  stops.push(server.stop);
  const [leaver, ...others] = people as [Keeper, ...Keeper[]];
  const refused = await signIn(server.origin, leaver).then(
    () => 0,
    () => 1,
  );
  let whole = 0;
  let expected = 0;
  let signedIn = 0;
  for (const person of others) {
    const cookie = await signIn(server.origin, person);
    signedIn += 1;
    whole += await countWhole(server.origin, { ...person, cookie });
    expected += person.files.length;
  }
  const stillIn = await Promise.all(
    others.map(async (person) => (await ask(server.origin, person, '/api/profile')).status),
  );
  return [
    {
      name: 'accounts erased again by the restore',
      value: Number(/again: (\d+)/.exec(restored.output)?.[1]),
      bound: { exactly: 1 },
    },
    { name: 'sign-ins refused to who had left', value: refused, bound: { exactly: 1 } },
    { name: 'people who sign in with their password', value: signedIn, bound: { exactly: others.length } },
    {
      name: 'sessions that outlived the move',
      value: stillIn.filter((status) => status === 200).length,
      bound: { exactly: others.length },
    },
    { name: 'their files back to the byte, now in a bucket', value: whole, bound: { exactly: expected } },
    {
      name: 'uploads taken on the new machine',
      value: Number((await bring(server.origin, { ...(others[0] as Keeper), files: [] })) < 300),
      bound: { exactly: 1 },
    },
  ];
}

async function refusals(at: (name: string) => string): Promise<Finding[]> {
  const env = { DATA_DIR: at('same') };
  const overFull = await runScript([restoreScript, at('backup')], env);
  await appendFile(path.join(at('backup'), 'tables/public.users.jsonl'), '"()"\n');
  const damaged = await runScript([restoreScript, at('backup'), '--replace'], env);
  const whole = await runScript([restoreScript, at('again'), '--check'], env);
  return [
    {
      name: 'restores over a full database refused',
      value: Number(overFull.code === 1 && overFull.output.includes('--replace')),
      bound: { exactly: 1 },
    },
    {
      name: 'restores of a damaged backup refused',
      value: Number(damaged.code === 1 && damaged.output.includes('damaged')),
      bound: { exactly: 1 },
    },
    { name: 'whole backups that --check calls whole', value: Number(whole.code === 0), bound: { exactly: 1 } },
  ];
}

async function must(running: Promise<Ended>): Promise<Ended> {
  const ended = await running;
  if (ended.code !== 0) throw new Error(ended.output);
  return ended;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
}

/** The PostgreSQL of a process that was killed goes on without it. */
async function endServer(dataDir: string): Promise<void> {
  const pid = Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGINT');
  for (let turn = 0; turn < 200 && isAlive(pid); turn += 1) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
