import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Layout, port, user } from './layout.ts';
import { commandLine, isAlive } from './process-stamp.ts';
import type { Runner } from './run-as.ts';

const patienceMs = 60_000;
const logLimit = 5 * 1024 * 1024;

/** The number of the running server of this folder, or null; what a crash left behind is cleared away. */
export async function findPostmaster(layout: Layout): Promise<number | null> {
  const file = path.join(layout.data, 'postmaster.pid');
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null) return null;
  const pid = Number.parseInt(content, 10);
  if (isAlive(pid) && (await commandLine(pid)).includes(layout.data)) return pid;
  // The number may since belong to another program, and PostgreSQL would then refuse to start.
  await rm(file, { force: true });
  return null;
}

/** Starts the server and answers once it accepts connections. */
export async function startPostmaster(layout: Layout, postgres: string, runner: Runner, durable: boolean) {
  const deadline = Date.now() + patienceMs;
  await runner.own(layout.root);
  await runner.own(layout.sockets);
  for (;;) {
    const ended = new AbortController();
    const exit = spawnServer(layout, postgres, runner, durable);
    const reason = await Promise.race([exit, waitUntilReady(layout, deadline, ended.signal)]);
    ended.abort();
    if (reason === 'ready') return;
    const log = await logTail(layout);
    // After a kill -9 of the server its children need a moment to notice.
    if (Date.now() > deadline || !/still in use|lock file .* already exists|bogus data/.test(log)) {
      throw new Error(`PostgreSQL did not start in ${layout.data}: ${reason}\n${log}`);
    }
    await sleep(200);
    await findPostmaster(layout);
  }
}

/** Waits for a server that another process started, or that is recovering, to accept connections. */
export async function waitUntilReady(
  layout: Layout,
  deadline = Date.now() + patienceMs,
  signal?: AbortSignal,
): Promise<string> {
  let last = '';
  while (Date.now() < deadline && !signal?.aborted) {
    try {
      const client = new pg.Client(connectionTo(layout, 'postgres'));
      client.on('error', () => {});
      await client.connect();
      await client.end();
      return 'ready';
    } catch (error) {
      last = String(error);
    }
    await sleep(20);
  }
  return `no answer after ${patienceMs} ms (${last})`;
}

/** Fast shutdown (SIGINT): open transactions are rolled back, everything acknowledged is kept. */
export async function stopPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid) && Date.now() < deadline) await sleep(10);
}

/** What `pg` needs to connect to one database of this server. */
export function connectionTo(layout: Layout, database: string) {
  return { host: layout.sockets, port, user, password: layout.password, database };
}

function spawnServer(layout: Layout, postgres: string, runner: Runner, durable: boolean): Promise<string> {
  const args = ['-D', layout.data, '-k', layout.sockets, '-p', String(port), ...settings(durable)];
  const command = runner.wrap(postgres, args);
  const log = openSync(layout.log, 'a', 0o600);
  const options = { ...command.identity, cwd: layout.root, detached: true, stdio: ['ignore', log, log] as const };
  const child = spawn(command.program, command.args, { ...options, stdio: [...options.stdio] });
  closeSync(log);
  child.unref();
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`));
  });
}

/** No TCP port at all; a small machine's memory; parallel plans and compilation only cost on short queries. */
function settings(durable: boolean): string[] {
  const wanted = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '80',
    shared_buffers: '64MB',
    dynamic_shared_memory_type: 'mmap',
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    wal_level: 'minimal',
    max_wal_senders: '0',
    log_min_messages: 'warning',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function logTail(layout: Layout): Promise<string> {
  const text = await readFile(layout.log, 'utf8').catch(() => '');
  return text.split('\n').slice(-8).join('\n').trim();
}

/** Starts the log afresh when it has grown. */
export async function trimLog(layout: Layout): Promise<void> {
  const size = await stat(layout.log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimit) await rm(layout.log, { force: true });
}
