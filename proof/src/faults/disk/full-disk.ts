import type { RunningServer } from '@coach/e2e/start-server';
import type { Finding } from '../../finding.ts';
import { type Answer, ask, type Person, signUp, until } from '../ask.ts';
import { uploadCv } from '../upload-cv.ts';
import type { Disk } from './fill-with.ts';

const titles: Record<string, string> = {
  data: 'disk of all data full',
  unseen: 'disk of all data full behind a quota',
  files: 'disk of the files full',
  preload: 'no room by a preload',
};
/** Health stays red for a while after something found no room that cannot be seen. */
const mostRedMs = 60_000;

/** What a server answers while its disk is full, and once there is room again. */
export async function fullDisk({ origin, log }: RunningServer, disk: Disk, kind: string): Promise<Finding[]> {
  const title = titles[kind] ?? kind;
  const person = await signUp(origin);
  const kept = await uploadCv(person, 'kept');
  const before = await listed(person);
  disk.fill();
  // The room is looked at twice a second.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const writes = await writesOf(origin, person);
  const red = await ask(origin, '/readyz');
  const reads = await readsOf(person, kept.body.id);
  const listedFull = await listed(person);
  disk.free();
  const greenMs = await until(async () => (await ask(origin, '/readyz')).status === 200, 2 * mostRedMs);
  const again = await uploadCv(person, 'again');
  const after = await listed(person);
  const refused = writes.filter(({ status, code }) => status === 507 && code === 'disk_full').length;
  const acknowledged = writes.filter(isFine).length;
  const other = writes.length - refused - acknowledged;
  // Behind a quota the database still finds room in pages of its own: what it says it kept is kept.
  const mayBeKept = kind === 'unseen';
  return [
    {
      name: `${title}: writes refused with 507 disk_full (of ${writes.length})`,
      value: refused,
      bound: mayBeKept ? { atLeast: 1 } : { exactly: writes.length },
    },
    exactly(`${title}: writes answered otherwise than 507 or done`, other, 0),
    { name: `${title}: found full by PostgreSQL itself (53100, times)`, value: log().split('"53100"').length - 1 },
    exactly(`${title}: health red (of 1)`, red.status === 507 ? 1 : 0, 1),
    exactly(`${title}: reads served (of ${reads.length})`, reads.filter(isFine).length, reads.length),
    exactly(`${title}: documents half kept`, listedFull - before, 0),
    { name: `${title}: room again, health green after (ms)`, value: greenMs, bound: { atMost: mostRedMs } },
    exactly(
      `${title}: room again, the same write is done (of 1)`,
      again.status === 201 && after === before + 1 ? 1 : 0,
      1,
    ),
  ];
}

/** Large ones, which need new pages of the database or a new file. */
async function writesOf(origin: string, person: Person): Promise<Answer[]> {
  const bio = 'Comptable. '.repeat(40);
  return [
    await uploadCv(person, 'one'),
    await uploadCv(person, 'two'),
    await person.ask('/api/jobs', { json: { text: 'Comptable en cabinet, tenue des comptes. '.repeat(400) } }),
    await person.ask('/api/profile', { method: 'PUT', json: { fullName: 'Camille Essai', bio } }),
    await ask(origin, '/api/auth/sign-up/email', {
      json: { name: 'Lou Essai', email: 'lou@example.com', password: 'tulipe-de-mai-9' },
    }),
  ];
}

async function readsOf(person: Person, id: string): Promise<Answer[]> {
  const paths = [
    '/',
    '/api/profile',
    '/api/documents',
    `/api/documents/${id}`,
    `/api/documents/${id}/file`,
    '/api/usage',
    '/api/advice-library',
  ];
  return await Promise.all(paths.map((path) => person.ask(path)));
}

async function listed(person: Person): Promise<number> {
  return (await person.ask('/api/documents')).body.items?.length ?? -1;
}

const isFine = ({ status }: Answer) => status >= 200 && status < 300;
const exactly = (name: string, value: number, bound: number): Finding => ({ name, value, bound: { exactly: bound } });
