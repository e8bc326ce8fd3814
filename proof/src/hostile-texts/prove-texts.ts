import { randomUUID } from 'node:crypto';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { type RunningServer, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { crashes, unforeseen } from '../hostile/health.ts';
import { inLanes } from '../hostile/in-lanes.ts';
import { countInjections } from './count-injections.ts';
import { knownValue } from './known-values.ts';
import { meetNewcomer, meetOwner, meetSubscriber, type Owner, startTalk } from './owned-things.ts';
import { type Operation, readOperations } from './read-operations.ts';
import type { Form } from './schema-forms.ts';
import { type Sender, sendTexts } from './send-texts.ts';
import { hasMarkup, Tally } from './tally.ts';

const lanes = 4;
/** Would end what the others need: who asks is somebody of their own each time they are refused. */
const newcomers = /^\/api\/(?:auth|contact|functions\/(?:delete-user-data|create-checkout))/;
const beforeSignIn = /^\/api\/auth\/(?!change-password)/;

/** Every hostile string in every text that a request may carry, as the API describes itself. */
export async function proveTexts(): Promise<Finding[]> {
  const server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', PAYMENTS: 'simulated' } });
  try {
    const tally = await sendAll(server);
    const pages = await readPages(server);
    return [...findingsOf(tally, pages, server), ...(await countInjections())];
  } finally {
    await server.stop();
  }
}

async function sendAll(server: RunningServer): Promise<Tally> {
  const description = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const { names } = await meetOwner(server);
  const operations = readOperations(description, knownValue(names));
  const tally = new Tally();
  const strings = [...new Set(allHostileStrings.map(({ text }) => text))];
  const owners = new Map<string, Promise<Owner>>();
  const spent = new Map<string, number>();
  await inLanes(operations, lanes, async (operation, lane) => {
    const owner: Sender['owner'] = async ({ path }, afresh) => {
      const meet = newcomers.test(path) ? meetNewcomer : needsThings(operation, names) ? meetOwner : meetSubscriber;
      const key = `${lane} ${meet.name}`;
      if (afresh) spent.set(path, (spent.get(path) ?? 0) + 1);
      if (afresh || !owners.has(key)) owners.set(key, meet(server));
      return await fromElsewhere((await owners.get(key)) as Owner, path);
    };
    await sendTexts(operation, { owner, formOf: refreshed, strings, tally });
  });
  return tally;
}

/** Whether what is asked is asked of something that has to be there: its id stands in the address or in the body. */
function needsThings({ path, form }: Operation, names: Record<string, string>): boolean {
  return path.includes('{') || Object.keys(names).some((name) => name in Object(form?.value));
}

let elsewhere = 0;
/** Before anybody is signed in, attempts are counted by the address they come from: each comes from another. */
async function fromElsewhere(owner: Owner, path: string): Promise<Owner> {
  if (!beforeSignIn.test(path)) return owner;
  elsewhere += 1;
  const from = { 'x-forwarded-for': `11.${(elsewhere >> 16) & 255}.${(elsewhere >> 8) & 255}.${elsewhere & 255}` };
  const { person } = owner;
  return {
    ...owner,
    person: { ...person, ask: (at, init = {}) => person.ask(at, { ...init, headers: { ...init.headers, ...from } }) },
  };
}

/** What is used up: an address that has an account by now, an id that must be this owner’s, how far a talk has come. */
async function refreshed({ form, path }: Operation, { person, names, ids }: Owner): Promise<Form> {
  const value = { ...((form as Form).value as Record<string, unknown>) };
  for (const name of Object.keys(names)) if (value[name] !== undefined) value[name] = names[name];
  if (path.startsWith('/api/auth/') && 'email' in value) value.email = `${randomUUID()}@example.com`;
  if (path.startsWith('/api/coaching/sessions/')) value.since = await turnsOf(person, ids);
  return { ...(form as Form), value };
}

/** How many turns somebody has taken in their talk; in another one where it has come to its end. */
async function turnsOf(person: Owner['person'], ids: Owner['ids']): Promise<number> {
  const answer = await person.ask(`/api/coaching/sessions/${ids.coaching}`);
  const { state, turns = [] } = (await answer.json()) as { state?: string; turns?: { by?: string }[] };
  if (state !== 'ended') return turns.filter(({ by }) => by === 'person').length;
  ids.coaching = await startTalk(person);
  return 0;
}

/** Pages that show what people wrote: the mails kept on this machine. */
async function readPages({ origin }: RunningServer): Promise<{ read: number; marked: number }> {
  const mails = await (await fetch(`${origin}/boite-mail`)).text();
  return { read: mails.split('<article>').length - 1, marked: hasMarkup(mails) ? 1 : 0 };
}

function findingsOf(tally: Tally, pages: { read: number; marked: number }, server: RunningServer): Finding[] {
  const failures = unforeseen(server);
  for (const faults of [tally.broken, tally.reflected, tally.changed, failures])
    for (const line of faults.slice(0, 25)) process.stderr.write(`  ${line.slice(0, 400)}\n`);
  return [
    {
      name: 'hostile strings',
      value: new Set(allHostileStrings.map(({ text }) => text)).size,
      bound: { atLeast: 300 },
    },
    {
      name: 'texts that requests may carry, as the API describes itself',
      value: tally.fields.size,
      bound: { atLeast: 100 },
    },
    { name: 'of them that took at least one', value: tally.takingFields.size },
    { name: 'strings put in a text', value: tally.pairs },
    { name: 'requests', value: tally.requests },
    { name: 'strings taken', value: tally.taken },
    { name: 'strings refused (4xx)', value: tally.refused },
    { name: 'strings not judged, for asking too often', value: tally.tooOften },
    {
      name: 'answers 5xx (but 501, for a voice that is not configured), or none',
      value: tally.broken.length,
      bound: { exactly: 0 },
    },
    { name: 'strings read back', value: tally.readBack, bound: { atLeast: 1_000 } },
    { name: 'of them neither the same nor cleaned as told', value: tally.changed.length, bound: { exactly: 0 } },
    { name: 'answers in which a browser could obey one', value: tally.reflected.length, bound: { exactly: 0 } },
    { name: 'mails that people’s words stand in, shown as a page', value: pages.read },
    { name: 'of these pages with markup of theirs', value: pages.marked, bound: { exactly: 0 } },
    { name: 'slowest answer (s)', value: tally.slowestMs / 1_000, bound: { atMost: 10 } },
    { name: 'server processes that ended', value: crashes(server), bound: { exactly: 0 } },
    { name: 'unforeseen errors in the log', value: failures.length, bound: { exactly: 0 } },
  ];
}
