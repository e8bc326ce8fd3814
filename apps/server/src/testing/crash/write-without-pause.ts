import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeArticleIds } from '@coach/contracts/advice';
import { sampleCv } from '../sample-texts.ts';
import { type Answer, type Ask, signUpUser, type TestUser } from '../test-user.ts';

type Document = { id: string; content: string };

/** What the application said it had kept for someone. */
export type Kept = {
  user: TestUser;
  analyses: string[];
  documents: Document[];
  saved: string[];
  /** What was written to the operator: each is one mail. */
  messages: string[];
};

/** As many as a free account may have analysed in a month. */
const passesPerPerson = 3;

/** How many writes were acknowledged; an account is one too. */
export function countWrites(kept: Kept[]): number {
  return kept.reduce(
    (sum, each) => sum + 1 + [each.analyses, each.documents, each.saved, each.messages].flat().length,
    0,
  );
}

type Lane = { entry: Kept | null; pass: number };

/**
 * Several people who write without a pause, a round after the other; each acknowledgement is noted in `kept`. `start`
 * answers how to end the round, and then who wrote in it.
 */
export function createWriters(ask: Ask, kept: Kept[]) {
  const lanes: Lane[] = [1, 2, 3].map(() => ({ entry: null, pass: 0 }));

  /** What was cut short is not tried again: it may be there. */
  async function writeNext(lane: Lane, mark: string): Promise<void> {
    if (!lane.entry || lane.pass === passesPerPerson)
      Object.assign(lane, { entry: await newPerson(ask, kept), pass: 0 });
    lane.pass += 1;
    const { entry, pass } = lane;
    if (entry) await writeOnce(entry, `${mark} ${pass} ${randomUUID()}`, freeArticleIds[pass] ?? '');
  }

  return {
    start(mark: string) {
      let over = false;
      const wrote = new Set<Kept>();
      const write = async (lane: Lane, number: number) => {
        while (!over) {
          // A refusal, or nobody there: until it is over, the next may be answered.
          await writeNext(lane, `${mark}-${number}`).catch(() => sleep(20));
          if (lane.entry) wrote.add(lane.entry);
        }
      };
      const writing = lanes.map(write);
      return {
        stop: async () => {
          over = true;
          await Promise.all(writing);
          return [...wrote];
        },
      };
    },
  };
}

async function newPerson(ask: Ask, kept: Kept[]): Promise<Kept> {
  const entry: Kept = { user: await signUpUser(ask), analyses: [], documents: [], saved: [], messages: [] };
  kept.push(entry);
  return entry;
}

/** Throws where something was not acknowledged. */
async function writeOnce({ user, ...entry }: Kept, mark: string, article: string): Promise<void> {
  entry.documents.push(await writeDocument(user, entry.documents[0], mark));
  acknowledged(await user.put(`/api/advice-library/${article}/marks`, { saved: true }));
  entry.saved.push(article);
  acknowledged(await user.post('/api/contact', { subject: 'Question', message: mark }));
  entry.messages.push(mark);
  const body = { cvContent: sampleCv, jobDescription: `Comptable ${mark}` };
  entry.analyses.push(acknowledged(await user.post('/api/functions/analyze-cv', body)).analysisId);
}

/** Reading a document costs more than the rest together: each person has one read, and copies of it made. */
async function writeDocument(user: TestUser, first: Document | undefined, mark: string): Promise<Document> {
  if (first) return { ...first, id: acknowledged(await user.post(`/api/documents/${first.id}/duplicate`), 201).id };
  const content = wordDocument(mark);
  const { documentId } = acknowledged(await user.upload('/api/functions/parse-cv', content, 'cv.doc'));
  return { id: documentId, content };
}

function acknowledged({ status, body }: Answer, expected = 200): Answer['body'] {
  if (status !== expected) throw new Error(`not acknowledged: ${status}`);
  return body;
}

/** A CV as Word saves it for the web. */
function wordDocument(mark: string): string {
  const lines = sampleCv.split('\n').map((line) => `<p>${line}</p>`);
  return `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset="utf-8"></head><body>${lines.join('\n')}<p>Référence ${mark}</p></body></html>`;
}
