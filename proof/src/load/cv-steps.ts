import { setTimeout as wait } from 'node:timers/promises';
import { readPairs } from '@coach/bench/pairs';
import type { Step } from './account-steps.ts';
import type { Person } from './person.ts';

const pairs = readPairs().filter(({ format }) => format === 'pdf' || format === 'docx');
const lists = ['documents', 'analyses', 'jobs', 'letters'].map((list) => `/api/${list}?limit=20`);

export const cvSteps: Step[] = [
  {
    name: 'upload a CV',
    async take(person) {
      const { cv, format } = pairOf(person);
      const form = new FormData();
      form.set('file', new File([new Uint8Array(cv)], `cv.${format}`));
      type Parsed = { documentId: string; content: string };
      const { documentId, content } = await person.send<Parsed>('POST', '/api/functions/parse-cv', form);
      person.seen.set('document', documentId).set('content', content);
    },
  },
  {
    name: 'analyse the CV against the offer',
    async take(person) {
      const { send, get, seen } = person;
      const body = {
        cvContent: seen.get('content'),
        documentId: seen.get('document'),
        jobDescription: offerOf(person),
      };
      const { analysisId } = await send<{ analysisId: string }>('POST', '/api/functions/analyze-cv', body);
      seen.set('analysis', analysisId);
      await get(`/api/analyses/${analysisId}`);
    },
  },
  {
    name: 'add the offer to those targeted',
    async take(person) {
      const body = { text: offerOf(person), documentId: person.seen.get('document') };
      const { id } = await person.send<{ id: string }>('POST', '/api/jobs', body);
      person.seen.set('job', id);
    },
  },
  {
    name: 'open the targeted offer',
    async take({ get, seen }) {
      const read = async () => JSON.parse((await get(`/api/jobs/${seen.get('job')}`)).toString()) as { status: string };
      // It is read in the background: who opens it before then waits.
      for (let tries = 0; tries < 40 && (await read()).status !== 'analyzed'; tries += 1) await wait(250);
      if ((await read()).status !== 'analyzed') throw new Error('The offer was not read in ten seconds');
    },
  },
  {
    name: 'read the lists of documents',
    async take({ get }) {
      await Promise.all(['/dashboard/documents', ...lists].map(get));
    },
  },
  {
    name: 'have a letter written',
    async take(person) {
      const { send, get, seen } = person;
      const request = {
        jobDescription: offerOf(person),
        company: 'Exemple',
        tone: 'direct',
        documentId: seen.get('document'),
      };
      const body = { analysisType: 'motivation-letter', ...request };
      const { letterId } = await send<{ letterId: string }>('POST', '/api/functions/cv-analysis', body);
      seen.set('letter', letterId);
      await get('/api/usage');
    },
  },
  {
    name: 'download the letter as PDF',
    async take({ get, seen }) {
      expectFile(await get(`/api/letters/${seen.get('letter')}/file?format=pdf`), '%PDF');
    },
  },
  { name: 'download the optimised CV as PDF', take: (person) => download(person, 'pdf', '%PDF') },
  { name: 'download the optimised CV as DOCX', take: (person) => download(person, 'docx', 'PK') },
];

/** The same offer as others have, under a reference of its own. */
export function offerOf(person: Person): string {
  return `${pairOf(person).offer}\nRéférence de l’offre : ${person.number}`;
}

function pairOf({ number }: Person) {
  return pairs[number % pairs.length] as (typeof pairs)[number];
}

async function download({ send, get, seen }: Person, format: string, start: string): Promise<void> {
  const body = { analysisId: seen.get('analysis'), format };
  const { downloadUrl } = await send<{ downloadUrl: string }>('POST', '/api/functions/generate-enhanced-cv', body);
  expectFile(await get(downloadUrl), start);
}

function expectFile(bytes: Buffer, start: string): void {
  if (!bytes.subarray(0, start.length).equals(Buffer.from(start))) throw new Error(`No ${start} came`);
}
