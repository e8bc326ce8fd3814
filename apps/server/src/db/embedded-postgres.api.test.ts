import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { end, spawnNode } from '../testing/spawn-node.ts';
import { isAlive } from './embedded/process-stamp.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const started: EmbeddedPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'coach-pg-'));
  folders.push(folder);
  return folder;
}

async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable });
  started.push(server);
  return server;
}

async function postmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

async function ask(server: EmbeddedPostgres, question: string): Promise<unknown> {
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query(question).finally(() => client.end());
  return Object.values(rows[0] ?? {})[0];
}

test('processes that start at once on an empty folder share one server; the last to leave stops it', async () => {
  const folder = await newFolder();
  const [first, second] = await Promise.all([start(folder), start(folder)]);
  await ask(first, 'create table kept as select 7 as number');
  expect(await ask(second, 'select number from kept')).toBe(7);
  expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
  const pid = await postmaster(folder);
  await first.stop();
  expect(await ask(second, 'select number from kept')).toBe(7);
  await second.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await ask(await start(folder), 'select number from kept')).toBe(7);
});

test('no port is opened, and nobody else may look in', async () => {
  const folder = await newFolder();
  const server = await start(folder);
  expect(await ask(server, 'show listen_addresses')).toBe('');
  const stranger = new pg.Client({ ...server.connection, password: 'guess' });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
});

test('the server of a killed application is taken over', async () => {
  const folder = await newFolder();
  const app = await spawnNode('./hold-postgres.ts', [folder], 'up');
  const pid = await postmaster(folder);
  await end(app, 'SIGKILL');
  const server = await start(folder);
  expect(server.adopted).toBe(true);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a pid file left behind that names somebody else’s process stops nothing', async () => {
  const folder = await newFolder();
  await (await start(folder)).stop();
  await writeFile(path.join(folder, 'postgres/cluster/postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n`);
  const server = await start(folder);
  expect(server.adopted).toBe(false);
  expect(await ask(server, 'select 1')).toBe(1);
});

test('a server that is killed comes back by itself', async () => {
  const folder = await newFolder();
  const server = await start(folder, true);
  await ask(server, 'create table kept as select 7 as number');
  const pid = await postmaster(folder);
  process.kill(pid, 'SIGKILL');
  let answer: unknown;
  for (let turn = 0; turn < 400 && answer === undefined; turn += 1) {
    answer = await ask(server, 'select number from kept').catch(() => undefined);
    if (answer === undefined) await sleep(50);
  }
  expect(answer).toBe(7);
  expect(await postmaster(folder)).not.toBe(pid);
});

test('a first start that was cut off is begun again', async () => {
  const folder = await newFolder();
  const unfinished = path.join(folder, 'postgres/unfinished-1');
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, 'PG_VERSION'), '18\n');
  const server = await start(folder);
  expect(await ask(server, 'select 1')).toBe(1);
  expect(await readdir(path.join(folder, 'postgres'))).not.toContain('unfinished-1');
});

test('a path too long for a socket works like any other', async () => {
  const folder = path.join(await newFolder(), 'x'.repeat(120), 'é'.repeat(40));
  const server = await start(folder);
  expect(Buffer.byteLength(server.connection.host)).toBeLessThan(90);
  expect((await start(folder)).connection).toEqual(server.connection);
  expect(await ask(server, 'select 1')).toBe(1);
});
