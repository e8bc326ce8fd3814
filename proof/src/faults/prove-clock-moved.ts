import { randomUUID } from 'node:crypto';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Answer, type Person, personOf, signUp, until } from './ask.ts';
import { uploadCv } from './upload-cv.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Of a free account, a month. */
const letters = 3;
const offer = 'Comptable en cabinet : tenue des comptes, déclarations fiscales, paie, suivi des clients, Excel exigé.';

type Server = Awaited<ReturnType<typeof startServer>>;

/** The clock moved while people are signed in, hold tokens, have used their month, and jobs wait. */
export async function proveClockMoved(): Promise<Finding[]> {
  const server = await startServer({ movesClock: true });
  try {
    const person = await signUp(server.origin);
    await uploadCv(person);
    const spent = await spendLetters(person);
    const token = async () => (await person.ask('/api/auth/token')).body.token as string;
    const atStart = await token();
    const byToken = (held: string) =>
      person.ask('/api/profile', { headers: { cookie: '', authorization: `Bearer ${held}` } });

    await server.moveClock(hour);
    const hourLater = { session: await person.ask('/api/profile'), token: await byToken(atStart) };
    const job = await person.ask('/api/jobs', { json: { text: offer } });
    const read = await until(() => isRead(person, job.body.id)).catch(() => null);
    const fourth = await writeLetter(person);
    const held = await token();

    await server.moveClock(0);
    const back = {
      session: await person.ask('/api/profile'),
      token: await byToken(held),
      letter: await writeLetter(person),
    };

    await server.moveClock(-hour);
    const hourBefore = { session: await person.ask('/api/profile'), letter: await writeLetter(person) };
    const jobBefore = await person.ask('/api/jobs', { json: { text: `${offer} Poste à Lyon.` } });
    const readBefore = await until(() => isRead(person, jobBefore.body.id)).catch(() => null);

    await server.moveClock(day);
    const dayLater = await person.ask('/api/profile');
    await server.moveClock(0);
    const revived = await person.ask('/api/profile');

    await server.moveClock(40 * day);
    const again = await signIn(server, person);
    const nextMonth = await spendLetters(again);
    const beyond = await writeLetter(again);
    await server.moveClock(0);
    const today = await signIn(server, person);
    const thisMonth = await writeLetter(today);
    const health = await person.ask('/readyz');
    const failures = (server.log().match(/"level":(50|60)/g) ?? []).length;
    return [
      so('a month’s letters before the clock moved', spent === letters),
      so(
        '1 h on: the session lives, the access token of then has ended',
        is(hourLater.session, 200) && is(hourLater.token, 401),
      ),
      so('1 h on: a job that waits is done', read !== null),
      so('1 h on: nothing more is granted of the month', is(fourth, 402)),
      so('back again: the session lives, nothing more is granted', is(back.session, 200) && is(back.letter, 402)),
      so(
        '1 h back: the session lives, nothing more is granted, jobs are done',
        is(hourBefore.session, 200) && is(hourBefore.letter, 402) && readBefore !== null,
      ),
      so('1 day on: the session has ended', is(dayLater, 401)),
      so('back again: what has ended stays ended', is(revived, 401)),
      so('40 days on: a new month, granted once', nextMonth === letters && is(beyond, 402)),
      so('40 days back: nothing is granted again', is(thisMonth, 402)),
      so('the process has gone on all the while', is(health, 200)),
      { name: 'unexpected errors in its log', value: failures, bound: { exactly: 0 } },
    ];
  } finally {
    await server.stop();
  }
}

/** How many letters were granted until one was refused as too many. */
async function spendLetters(person: Person): Promise<number> {
  for (let written = 0; written <= letters; written += 1) {
    const { status } = await writeLetter(person);
    if (status !== 201) return status === 402 ? written : -1;
  }
  return letters + 1;
}

/** The same asked twice is the same letter, for nothing: each is another. */
async function writeLetter(person: Person): Promise<Answer> {
  return await person.ask('/api/letters', {
    json: { jobDescription: offer, company: `Atelier ${randomUUID()}`, tone: 'professionnel' },
  });
}

async function isRead(person: Person, id: string): Promise<boolean> {
  return (await person.ask(`/api/jobs/${id}`)).body.status === 'analyzed';
}

async function signIn({ origin }: Server, { email, password, ask }: Person): Promise<Person> {
  const { cookie } = await ask('/api/auth/sign-in/email', { json: { email, password }, headers: { cookie: '' } });
  return personOf(origin, { email, password, cookie });
}

const is = ({ status }: Answer, wanted: number) => status === wanted;
const so = (name: string, isSo: boolean): Finding => ({
  name: `${name} (of 1)`,
  value: isSo ? 1 : 0,
  bound: { exactly: 1 },
});
