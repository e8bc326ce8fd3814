import pg from 'pg';
import { findBinaries, type PostgresBinaries } from './embedded/binaries.ts';
import { withFolderLock } from './embedded/folder-lock.ts';
import { type Layout, layOut } from './embedded/layout.ts';
import { makeCluster } from './embedded/make-cluster.ts';
import {
  connectionTo,
  findPostmaster,
  startPostmaster,
  stopPostmaster,
  trimLog,
  waitUntilReady,
} from './embedded/postmaster.ts';
import { chooseRunner, type Runner } from './embedded/run-as.ts';

/** Every process that uses the server holds it shared for as long as it does; who gets it alone is the last. */
const presenceKey = 4_207_001;

export type EmbeddedPostgres = {
  /** For `pg`. */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** Whether this process started the server, rather than finding it running. */
  adopted: boolean;
  /** Leaves; the server stops if nobody else uses it. */
  stop(): Promise<void>;
};

type Options = {
  /** The application's data folder; the server lives in its `postgres` folder. */
  dataDir: string;
  /** Created when absent. */
  database?: string;
  /** false trades safety in a crash for speed: for tests only. */
  durable?: boolean;
  /** Told when the server died and was brought back, or could not be. */
  onIncident?: (message: string, error?: unknown) => void;
};

type Server = { layout: Layout; binaries: PostgresBinaries; runner: Runner; durable: boolean };

/**
 * The application's own PostgreSQL, on a unix socket only. Adopts a server that is already running, restarts one that
 * dies, and is shared by all processes on the folder. Throws an Error with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const layout = await layOut(options.dataDir);
  const runner = await chooseRunner(layout.root, binaries.postgres);
  const server: Server = { layout, binaries, runner, durable: options.durable ?? true };
  const database = options.database ?? 'coach';
  const presence = new Presence(server, options.onIncident ?? (() => {}));
  const adopted = await withFolderLock(layout.locks, async () => {
    const found = await ensureRunning(server);
    await presence.enter();
    await createDatabase(layout, database);
    return found;
  });
  return { connection: connectionTo(layout, database), adopted, stop: () => presence.leave() };
}

/** true when it was already running. */
async function ensureRunning({ layout, binaries, runner, durable }: Server): Promise<boolean> {
  await makeCluster(layout, binaries.initdb, runner, durable);
  if ((await findPostmaster(layout)) !== null) {
    const outcome = await waitUntilReady(layout);
    if (outcome === 'ready') return true;
    if ((await findPostmaster(layout)) !== null)
      throw new Error(`PostgreSQL is running but does not answer: ${outcome}`);
  }
  await trimLog(layout);
  await startPostmaster(layout, binaries.postgres, runner, durable);
  return false;
}

async function createDatabase(layout: Layout, name: string): Promise<void> {
  const client = await connect(layout);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function connect(layout: Layout): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(layout, 'postgres'));
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** One connection per process that says « I use this server », and notices when it goes away. */
class Presence {
  #client: pg.Client | null = null;
  #leaving = false;
  readonly #server: Server;
  readonly #tell: (message: string, error?: unknown) => void;

  constructor(server: Server, tell: (message: string, error?: unknown) => void) {
    this.#server = server;
    this.#tell = tell;
  }

  async enter(): Promise<void> {
    const client = await connect(this.#server.layout);
    await client.query('select pg_advisory_lock_shared($1)', [presenceKey]);
    client.on('end', () => void this.#revive());
    this.#client = client;
  }

  async leave(): Promise<void> {
    if (this.#leaving) return;
    this.#leaving = true;
    await withFolderLock(this.#server.layout.locks, async () => {
      const alone = await this.#isAlone().catch(() => false);
      await this.#client?.end().catch(() => {});
      const pid = await findPostmaster(this.#server.layout);
      if (alone && pid !== null) await stopPostmaster(pid);
    });
  }

  async #isAlone(): Promise<boolean> {
    await this.#client?.query('select pg_advisory_unlock_shared($1)', [presenceKey]);
    const answer = await this.#client?.query('select pg_try_advisory_lock($1) as alone', [presenceKey]);
    return answer?.rows[0]?.alone === true;
  }

  async #revive(): Promise<void> {
    if (this.#leaving) return;
    try {
      await withFolderLock(this.#server.layout.locks, async () => {
        if (this.#leaving) return;
        await ensureRunning(this.#server);
        await this.enter();
      });
      this.#tell('the database server had stopped and is running again');
    } catch (error) {
      this.#tell('the database server stopped and could not be started again', error);
      setTimeout(() => void this.#revive(), 5_000).unref();
    }
  }
}
