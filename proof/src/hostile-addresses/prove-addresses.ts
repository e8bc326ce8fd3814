import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, timed } from '@coach/bench/figures';
import { type RunningServer, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Canary, startCanary } from '../hostile/canary.ts';
import { crashes, unforeseen } from '../hostile/health.ts';
import { inLanes } from '../hostile/in-lanes.ts';
import { meetPerson, type Person } from '../hostile/person.ts';
import { type HostileAddress, hostileAddresses } from './hostile-addresses.ts';
import { behaviours, type HostileSite, startHostileSite } from './hostile-site.ts';
import { publicAddresses } from './inner-addresses.ts';

/** Below what a person may have fetched in an hour. */
const addressesEach = 55;
const lanes = 6;
/** Every eleventh is also kept as a targeted offer, which a job reads. */
const jobEvery = 11;

type Asked = { address: HostileAddress; status: number; ms: number; answer: string };
type Job = { address: HostileAddress; status: string; failure: string | null };

/** Hostile addresses to the real fetcher, through the routes that take the address of an offer. */
export async function proveAddresses(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coach-proof-'));
  const site = await startHostileSite();
  const canaries = await startCanaries();
  const [first] = canaries as [Canary];
  const { names, addresses } = hostileAddresses(site.origin, Object.keys(behaviours), first.port);
  const [namesFile, dialsFile] = [join(folder, 'names.json'), join(folder, 'dials')];
  await writeFile(namesFile, JSON.stringify(names));
  await writeFile(dialsFile, '');
  const server = await startServer({ env: environment(site, namesFile, dialsFile) });
  try {
    const asked = await askAll(server, addresses);
    const jobs = await keepAll(
      server,
      addresses.filter((_, index) => index % jobEvery === 0),
    );
    const dials = await strayDials(dialsFile, site);
    return findingsOf({ asked, jobs, dials, canaries, server });
  } finally {
    await server.stop();
    await Promise.all([site.stop(), ...canaries.map((canary) => canary.stop())]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** On a port of its own, and where the addresses without a port lead, as far as this user may listen there. */
async function startCanaries(): Promise<Canary[]> {
  const own = await startCanary();
  const wanted: [number, string][] = [
    [own.port, '::1'],
    [80, '127.0.0.1'],
    [443, '127.0.0.1'],
    [80, '::1'],
    [443, '::1'],
  ];
  return [own, ...(await Promise.all(wanted.map(([port, host]) => startCanary(port, host))))];
}

function environment(site: HostileSite, namesFile: string, dialsFile: string): Record<string, string> {
  const preload = new URL('./own-names.ts', import.meta.url);
  return {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    FETCH_ALLOW_HOSTS: site.host,
    NAMES_FILE: namesFile,
    DIALS_FILE: dialsFile,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`.trim(),
  };
}

async function askAll(server: RunningServer, addresses: HostileAddress[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const people = new Map<number, { person: Person; left: number }>();
  await inLanes(addresses, lanes, async (address, lane) => {
    const last = people.get(lane);
    const next = last && last.left > 0 ? last : { person: await meetPerson(server), left: addressesEach };
    people.set(lane, { ...next, left: next.left - 1 });
    asked.push(await ask(next.person, address));
  });
  return asked;
}

async function ask(person: Person, address: HostileAddress): Promise<Asked> {
  let [status, answer] = [0, ''];
  const ms = await timed(async () => {
    try {
      const body = { analysisType: 'fetch-job-url', jobUrl: address.url };
      const response = await post(person, '/api/functions/cv-analysis', body);
      answer = await response.text();
      status = response.status;
    } catch (error) {
      answer = String(error);
    }
  });
  return { address, status, ms, answer };
}

async function post(person: Person, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return await person.ask(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
}

type Kept = { address: HostileAddress; person: Person; id: string };

/** Kept as targeted offers: what each came to. Those refused at once are answered already. */
async function keepAll(server: RunningServer, addresses: HostileAddress[]): Promise<Job[]> {
  const jobs: Job[] = [];
  const kept: Kept[] = [];
  let person = await meetPerson(server);
  for (const [index, address] of addresses.entries()) {
    if (index % addressesEach === addressesEach - 1) person = await meetPerson(server);
    const response = await post(person, '/api/jobs', { url: address.url });
    const { id, error } = (await response.json()) as { id?: string; error?: string };
    if (id) kept.push({ address, person, id });
    else jobs.push({ address, status: response.status < 500 ? 'failed' : 'broken', failure: error ?? null });
  }
  const deadline = Date.now() + 90_000;
  for (const each of kept) jobs.push(await readOf(each, deadline));
  return jobs;
}

/** The offer once it has been read; as it stands when that takes too long. */
async function readOf({ address, person, id }: Kept, deadline: number): Promise<Job> {
  while (true) {
    const { status, failure } = (await (await person.ask(`/api/jobs/${id}`)).json()) as Omit<Job, 'address'>;
    const waits = status === 'pending' || status === 'analyzing';
    if (!waits || Date.now() > deadline) return { address, status, failure };
    await wait(200);
  }
}

type Dial = { address: string; port: number };

/** Whom the server called that was neither public nor the host that is allowed. */
async function strayDials(dialsFile: string, site: HostileSite): Promise<{ all: number; stray: Dial[] }> {
  const lines = (await readFile(dialsFile, 'utf8')).split('\n').filter(Boolean);
  const dials = lines.map((line) => JSON.parse(line) as Dial);
  const expected = ({ address, port }: Dial) => publicAddresses.includes(address) || `${address}:${port}` === site.host;
  return { all: dials.length, stray: dials.filter((dial) => !expected(dial)) };
}

type Run = {
  asked: Asked[];
  jobs: Job[];
  dials: { all: number; stray: Dial[] };
  canaries: Canary[];
  server: RunningServer;
};

function findingsOf({ asked, jobs, dials, canaries, server }: Run): Finding[] {
  const wrong = asked.filter(({ status, address }) =>
    status < 400 || status > 499 ? !(status === 200 && address.mayBeRead) : false,
  );
  const unread = jobs.filter(
    ({ status, address }) => !(status === 'failed' || (status === 'analyzed' && address.mayBeRead)),
  );
  const tooFast = asked.filter(({ status }) => status === 429);
  const failures = unforeseen(server);
  for (const { status, address, answer } of wrong)
    process.stderr.write(`  ${status} ${address.family}: ${address.url.slice(0, 120)}: ${answer.slice(0, 160)}\n`);
  for (const { address, status, failure } of unread)
    process.stderr.write(`  job ${status} ${failure}: ${address.url.slice(0, 120)}\n`);
  for (const dial of dials.stray) process.stderr.write(`  dialled ${JSON.stringify(dial)}\n`);
  for (const line of failures.slice(0, 20)) process.stderr.write(`  ${line.slice(0, 500)}\n`);
  const leaks = asked.filter(({ answer }) => /canary-was-met|root:[^:]*:0:0:/.test(answer));
  return [
    ...familiesOf(asked),
    { name: 'hostile addresses asked for', value: asked.length, bound: { atLeast: 600 } },
    { name: 'of them kept as targeted offers too', value: jobs.length, bound: { atLeast: 50 } },
    {
      name: 'answers 5xx, or none',
      value: asked.filter(({ status }) => status === 0 || status >= 500).length,
      bound: { exactly: 0 },
    },
    { name: 'answers that are no refusal, allowed pages apart', value: wrong.length, bound: { exactly: 0 } },
    { name: 'allowed pages in which an offer was found', value: asked.filter(({ status }) => status === 200).length },
    { name: 'refusals for asking too often, which prove nothing', value: tooFast.length, bound: { exactly: 0 } },
    { name: 'targeted offers that did not end as they should', value: unread.length, bound: { exactly: 0 } },
    { name: 'listeners on this machine', value: canaries.filter(({ listens }) => listens).length },
    {
      name: 'connections that came to them',
      value: canaries.reduce((sum, { met }) => sum + met(), 0),
      bound: { exactly: 0 },
    },
    { name: 'connections that the server began', value: dials.all },
    { name: 'of them to an inner address', value: dials.stray.length, bound: { exactly: 0 } },
    { name: 'answers that tell of this machine', value: leaks.length, bound: { exactly: 0 } },
    {
      name: 'slowest answer (s): 12 s to fetch, 8 s to read',
      value: Math.max(...asked.map(({ ms }) => ms)) / 1_000,
      bound: { atMost: 25 },
    },
    {
      name: 'answers p50 (ms)',
      value: percentile(
        asked.map(({ ms }) => ms),
        0.5,
      ),
    },
    { name: 'server processes that ended', value: crashes(server), bound: { exactly: 0 } },
    { name: 'unforeseen errors in the log', value: failures.length, bound: { exactly: 0 } },
  ];
}

function familiesOf(asked: Asked[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { address } of asked) counts.set(address.family, (counts.get(address.family) ?? 0) + 1);
  return [...counts].map(([family, value]) => ({ name: `addresses: ${family}`, value }));
}
