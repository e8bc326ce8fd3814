import { createDocumentReader } from '@coach/documents/document-reader';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();
const reader = createDocumentReader({ timeoutMs: 30_000 });
afterAll(() => reader.close());
const [free, paid, other] = [await app.users.free(), await app.users.paid(), await app.users.paid()];
const ofFree = await makeSubjects(free);
const ofPaid = await makeSubjects(paid);

/** A kept CV, an analysis of it and a letter. */
async function makeSubjects(user: TestUser) {
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const pair = { cvContent: sampleCv, jobDescription: sampleOffer, documentId };
  const { analysisId } = (await user.post('/api/functions/analyze-cv', pair)).body;
  const request = { analysisType: 'motivation-letter', jobDescription: sampleOffer, company: 'Brise Marine' };
  const written = await user.post('/api/functions/cv-analysis', { ...request, tone: 'direct', documentId });
  if (written.status !== 200) throw new Error(JSON.stringify(written.body));
  return { document: documentId, analysis: analysisId, letter: written.body.letterId };
}

async function ask(user: TestUser, path: string): Promise<string> {
  const { status, body } = await user.get(`/api/models/${path}`);
  return status === 200 ? '200' : `${status} ${body.error}`;
}

async function textOf(user: TestUser, path: string) {
  const file = await user.send(`/api/models/${path}`);
  const { text } = await reader.read(new Uint8Array(await file.arrayBuffer()));
  return {
    text,
    name: decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? ''),
  };
}

describe('files', () => {
  test.each(['docx', 'pdf', 'doc'])('a kept CV comes as %s in the person’s own words', async (format) => {
    const { text, name } = await textOf(free, `cv/moderne/file?document=${ofFree.document}&format=${format}`);
    expect(name).toBe(`CV-Élodie-Marchetti.${format}`);
    const words = text.replaceAll(/\s+/g, ' ');
    for (const told of ['Suivi de 120 factures par mois sous Sage', 'Cabinet Loiret', 'BTS Comptabilité et gestion'])
      expect(words).toContain(told);
  });

  test('so do the optimised CV, a letter, and the examples', async () => {
    const { text } = await textOf(paid, `cv/prestige/file?analysis=${ofPaid.analysis}&format=pdf`);
    expect(text).toContain('Ateliers du Quai');
    const letter = await textOf(paid, `letter/prestige/file?letter=${ofPaid.letter}&format=docx`);
    expect(letter.name).toBe('Lettre-Élodie-Marchetti.docx');
    expect(letter.text).toContain('Brise Marine');
    expect((await textOf(free, 'cv/classique/file')).text).toMatch(/exemple/i);
    expect((await textOf(free, 'letter/standard/file?format=pdf')).text.length).toBeGreaterThan(300);
  });

  test('models beyond the first five, and the optimised CV, open with a plan', async () => {
    const closed = '403 subscription_required';
    expect(await ask(free, `cv/prestige/file?document=${ofFree.document}`)).toBe(closed);
    expect(await ask(free, 'cv/elegance/file')).toBe(closed);
    expect(await ask(free, `letter/sobre/file?letter=${ofFree.letter}`)).toBe(closed);
    expect(await ask(free, `cv/classique/file?analysis=${ofFree.analysis}`)).toBe(closed);
    expect(await ask(free, `cv/prestige/preview?document=${ofFree.document}`)).toBe(closed);
    expect(await ask(free, `letter/duo/preview?letter=${ofFree.letter}`)).toBe(closed);
    expect(await ask(paid, `cv/prestige/file?document=${ofPaid.document}`)).toBe('200');
  });

  test('only the named ones exist as DOC, and other names not at all', async () => {
    expect(await ask(paid, 'cv/prestige/file?format=doc')).toBe('400 validation');
    expect(await ask(paid, 'letter/duo/file?format=doc')).toBe('400 validation');
    expect(await ask(paid, 'cv/standard/file')).toBe('404 not_found');
    expect(await ask(paid, 'letter/classique/preview')).toBe('404 not_found');
    expect(await ask(paid, 'cv/classique/file?document=x')).toBe('400 validation');
  });

  test('what another person keeps does not exist', async () => {
    for (const what of ['file', 'preview']) {
      expect(await ask(other, `cv/classique/${what}?document=${ofPaid.document}`)).toBe('404 not_found');
      expect(await ask(other, `cv/classique/${what}?analysis=${ofPaid.analysis}`)).toBe('404 not_found');
      expect(await ask(other, `letter/standard/${what}?letter=${ofPaid.letter}`)).toBe('404 not_found');
    }
  });
});

test('a preview is a page of A4 as WebP, drawn once, and tells how many pages there are', async () => {
  const { drawing } = app.services;
  const { cvPage } = drawing;
  let drawn = 0;
  drawing.cvPage = async (...call) => {
    drawn += 1;
    return await cvPage(...call);
  };
  const path = `/api/models/cv/classique/preview?document=${ofFree.document}`;
  const images = await Promise.all([1, 2].map(async () => await (await free.send(path)).arrayBuffer()));
  const again = await free.send(path);
  const image = sharp(await again.arrayBuffer());
  const { format, width, height } = await image.metadata();
  expect([format, width, height]).toEqual(['webp', 960, 1358]);
  expect(images.every(({ byteLength }) => byteLength > 10_000)).toBe(true);
  expect([again.headers.get('content-type'), again.headers.get('x-pages')]).toEqual(['image/webp', '1']);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(drawn).toBeLessThan(3);
  expect(await ask(free, `cv/classique/preview?document=${ofFree.document}&page=2`)).toBe('404 not_found');
  drawing.cvPage = cvPage;
  expect(await ask(free, 'cv/prestige/preview')).toBe('200');
  expect(await ask(free, 'letter/prestige/preview')).toBe('200');
});
