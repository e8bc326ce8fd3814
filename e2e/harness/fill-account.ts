import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Person } from './as-person.ts';
import { fixturePair } from './fixture-pair.ts';

/** Keeps a CV behind the screens; answers its id. */
export async function keepCv({ context, origin }: Person, file: string, name: string): Promise<string> {
  const multipart = { file: { name, mimeType: 'application/msword', buffer: readFileSync(file) } };
  const answer = await context.request.post('/api/documents', { headers: { origin }, multipart });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Adds an offer behind the screens; answers its id. */
export async function addOffer({ context, origin }: Person, text: string): Promise<string> {
  const answer = await context.request.post('/api/jobs', { headers: { origin }, data: { text } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Waits until the server has read the offer. */
export async function offerRead({ context }: Person, id: string): Promise<void> {
  const status = async () => (await (await context.request.get(`/api/jobs/${id}`)).json()).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('analyzed');
}

const word = 'x'.repeat(150);

/** A CV, an offer and a profile whose words are too long for any line; answers the offer’s id. */
export async function fillWithLongNames(person: Person): Promise<string> {
  const { context, origin } = person;
  const headers = { origin };
  const { cv, offer } = fixturePair('cariste', 'doc');
  const documentId = await keepCv(person, cv, 'cv.doc');
  await context.request.patch(`/api/documents/${documentId}`, { headers, data: { fileName: `${word}👷سيرة.doc` } });
  const jobId = await addOffer(person, offer);
  await offerRead(person, jobId);
  const job = { title: word, company: 'C'.repeat(120), nextStepDate: '2024-03-04', notes: word };
  expect((await context.request.patch(`/api/jobs/${jobId}`, { headers, data: job })).status()).toBe(200);
  const profile = await (await context.request.get('/api/profile')).json();
  const lists = {
    targetPositions: ['P'.repeat(120), 'مهندس'],
    skills: [{ name: 'S'.repeat(100), level: 'Expert', type: 'soft' }],
  };
  const { fullName, ...rest } = profile;
  const data = { ...rest, ...lists, fullName: fullName.replace('Camille', 'C'.repeat(80)), since: undefined };
  expect((await context.request.put('/api/profile', { headers, data })).status()).toBe(200);
  return jobId;
}
