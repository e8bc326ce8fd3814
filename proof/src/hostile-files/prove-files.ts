import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '@coach/bench/figures';
import { type RunningServer, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { startCanary } from '../hostile/canary.ts';
import { crashes, type Readings, readAlone, residentMegabytes, startReading, unforeseen } from '../hostile/health.ts';
import { inLanes } from '../hostile/in-lanes.ts';
import { meetPerson, type Person } from '../hostile/person.ts';
import { fileOf, type HostileFile } from './hostile-file.ts';
import { makePng } from './image-file.ts';
import { makeDocuments, makePhotos, makeSizes } from './make-files.ts';
import { cvObjects, makePdf } from './pdf-file.ts';
import { type Sent, sendFile } from './send-file.ts';
import { makeWord } from './word-file.ts';

/** As many as are read at a time, so that no answer waits for another’s eight seconds. */
const documentLanes = 2;
const aloneSeconds = 8;

/** Hostile files over HTTP to the real server, a signed-in read going on beside them. */
export async function proveFiles(): Promise<Finding[]> {
  const canary = await startCanary();
  const folder = await mkdtemp(join(tmpdir(), 'coach-proof-'));
  const secret = `secret-${randomUUID()}`;
  const secretFile = join(folder, 'secret.txt');
  await writeFile(secretFile, secret);
  const lures = { canary: `http://127.0.0.1:${canary.port}`, secretFile };
  const [documents, photos] = [[...makeDocuments(lures)], [...makePhotos(lures)]];
  const server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
  try {
    const run = await sendAll(server, documents, photos);
    return findingsOf({ ...run, server, met: canary.met(), secret });
  } finally {
    await server.stop();
    await canary.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sendAll(server: RunningServer, documents: HostileFile[], photos: HostileFile[]) {
  const reader = await meetPerson(server);
  const senders = await Promise.all(Array.from({ length: documentLanes + 1 }, () => meetPerson(server)));
  const photographer = senders[documentLanes] as Person;
  const sent: Sent[] = [];
  const send = async (person: Person, file: HostileFile) => void sent.push(await sendFile(person, file));
  await warmUp(senders);
  const alone = await readAlone(reader, aloneSeconds);
  const before = residentMegabytes(server.pid);
  const reading = startReading(reader);
  await Promise.all([
    inLanes(documents, documentLanes, (file, lane) => send(senders[lane] as Person, file)),
    inLanes(photos, 1, (file) => send(photographer, file)),
  ]);
  await inLanes(makeSizes(), 1, (file) => send(photographer, file));
  const beside = await reading.stop();
  await wait(5_000);
  const after = residentMegabytes(server.pid);
  return { sent, alone, beside, grown: after - before, units: await unitsOf(senders), kept: await readsOn(senders) };
}

/** The libraries are loaded before anything is compared. */
async function warmUp(people: Person[]): Promise<void> {
  for (const person of people) {
    await sendFile(person, fileOf('', '', makePdf(cvObjects(), { suffix: '% warm' }), 'pdf'));
    await sendFile(person, fileOf('', '', makeWord(), 'docx'));
    await sendFile(person, fileOf('', '', makePng(64, 64), 'png', 'photo'));
  }
}

/** What the month’s meters say was used. */
async function unitsOf(people: Person[]): Promise<number> {
  let units = 0;
  for (const person of people) {
    const { meters } = (await (await person.ask('/api/usage')).json()) as { meters: Record<string, { used: number }> };
    units += Object.values(meters).reduce((sum, { used }) => sum + used, 0);
  }
  return units;
}

/** Whether an honest CV is still read after all of it. */
async function readsOn(people: Person[]): Promise<number> {
  const statuses = await Promise.all(
    people.map((person) => sendFile(person, fileOf('', '', makePdf(cvObjects(), { suffix: '% after' }), 'pdf'))),
  );
  return statuses.filter(({ status }) => status === 200).length;
}

type Run = Awaited<ReturnType<typeof sendAll>> & { server: RunningServer; met: number; secret: string };

function findingsOf({ sent, alone, beside, grown, units, kept, server, met, secret }: Run): Finding[] {
  const failures = unforeseen(server);
  for (const { file, status, answer } of sent.filter(({ status }) => status === 0 || status >= 500))
    process.stderr.write(`  ${status} ${file.family}: ${file.name}: ${answer.slice(0, 200)}\n`);
  for (const line of failures.slice(0, 20)) process.stderr.write(`  ${line.slice(0, 600)}\n`);
  const count = (from: number, to: number) => sent.filter(({ status }) => status >= from && status <= to).length;
  const leaks = sent.filter(({ answer }) => answer.includes(secret) || /root:[^:]*:0:0:|canary-was-met/.test(answer));
  return [
    ...familiesOf(sent),
    { name: 'hostile files sent', value: sent.length, bound: { atLeast: 1_000 } },
    { name: 'of them read as a CV or a photo', value: count(200, 299) },
    { name: 'of them refused (4xx)', value: count(400, 499) },
    { name: 'answers 5xx, or none', value: sent.length - count(200, 499), bound: { exactly: 0 } },
    {
      name: 'answers that are not of 2xx or 4xx',
      value: sent.length - count(200, 299) - count(400, 499),
      bound: { exactly: 0 },
    },
    { name: 'server processes that ended', value: crashes(server), bound: { exactly: 0 } },
    { name: 'unforeseen errors in the log', value: failures.length, bound: { exactly: 0 } },
    {
      name: 'slowest answer (s); a document has 8 s in its process',
      value: Math.max(...sent.map(({ ms }) => ms)) / 1_000,
      bound: { atMost: 15 },
    },
    {
      name: 'answers p95 (ms)',
      value: percentile(
        sent.map(({ ms }) => ms),
        0.95,
      ),
    },
    { name: 'requests at the address that files name', value: met, bound: { exactly: 0 } },
    { name: 'answers that tell a file of this machine', value: leaks.length, bound: { exactly: 0 } },
    { name: 'units charged', value: units, bound: { exactly: 0 } },
    { name: 'honest CVs read after it, of 3', value: kept, bound: { exactly: 3 } },
    { name: 'memory of the server after, above before (MB)', value: grown, bound: { atMost: 150 } },
    ...readingFindings(alone, beside),
  ];
}

function familiesOf(sent: Sent[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { file } of sent) counts.set(file.family, (counts.get(file.family) ?? 0) + 1);
  return [...counts].map(([family, value]) => ({ name: `files: ${family}`, value }));
}

/** A tenth of a second is what people feel as at once (the bound of `npm run bench -- reads-while-parsing` too). */
export function readingFindings(alone: Readings, beside: Readings): Finding[] {
  return [
    { name: 'a read alone, p95 (ms)', value: percentile(alone.samples, 0.95) },
    { name: 'the same read beside them, p95 (ms)', value: percentile(beside.samples, 0.95), bound: { atMost: 100 } },
    { name: 'the same read beside them, slowest (ms)', value: Math.max(...beside.samples) },
    { name: 'reads beside them', value: beside.samples.length },
    { name: 'reads refused', value: alone.failed + beside.failed, bound: { exactly: 0 } },
  ];
}
