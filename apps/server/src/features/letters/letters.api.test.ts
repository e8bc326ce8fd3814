import {
  fetchJobUrlResponseSchema,
  type LetterDetail,
  letterDetailSchema,
  letterListSchema,
  motivationLetterResponseSchema,
} from '@coach/contracts/features/letters';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { cleanText } from '../../http/clean-text.ts';
import { pageFailures } from '../../ports/page-fetcher.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Answer, TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();

const wishes = { jobDescription: sampleOffer, company: 'Brise Marine', tone: 'professionnel' };
const write = (user: TestUser, more: object = {}): Promise<Answer> =>
  user.post('/api/functions/cv-analysis', { analysisType: 'motivation-letter', ...wishes, ...more });
const fetchUrl = (user: TestUser, jobUrl: string) =>
  user.post('/api/functions/cv-analysis', { analysisType: 'fetch-job-url', jobUrl });
const usedBy = async (user: TestUser) => (await user.get('/api/usage')).body.meters.motivation_letter.used;
const withCv = async (user: TestUser, name = 'elodie.pdf') => {
  await user.upload('/api/documents', sampleCv, name);
  return user;
};
const page = (text: string) =>
  `<html><body><main><h1>Assistant comptable (H/F)</h1>${text.replaceAll(/^.*$/gm, '<p>$&</p>')}</main></body></html>`;
const paragraphsOf = ({ letter }: LetterDetail) =>
  letter.paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));

test('a letter is written from the newest CV, kept with its evidence, and told another way when asked again', async () => {
  const user = await withCv(await app.users.free());
  const answer = await write(user, { additionalInfo: 'Je suis disponible dès le 2 janvier.' });
  expect(answer.status).toBe(200);
  const written = motivationLetterResponseSchema.parse(answer.body);
  expect(written.remainingLetters).toBe(2);
  expect(written.letter).toContain('Élodie Marchetti');
  expect(written.letter).toContain('Objet\u00a0: Candidature au poste');
  expect(written.detail).toMatchObject({
    name: 'Lettre – Assistant comptable – Brise Marine',
    ...{ version: 1, status: 'draft', edited: false, doubts: [], angle: 0, model: 'standard' },
    ...{ documentName: 'elodie.pdf', documentVersion: 1, company: 'Brise Marine', jobTitle: 'Assistant comptable' },
  });
  const { detail } = written;
  const texts = { cv: detail.cvText, offer: detail.offer.text, extra: detail.additionalInfo };
  const evidence = detail.letter.paragraphs.flatMap(({ sentences }) => sentences.flatMap((each) => each.evidence));
  expect(evidence.length).toBeGreaterThan(4);
  for (const { source, start, end, quote } of evidence) expect(texts[source].slice(start, end)).toBe(quote);
  expect(letterDetailSchema.parse((await user.get(`/api/letters/${written.letterId}`)).body)).toEqual(detail);

  const again = await write(user, { additionalInfo: 'Je suis disponible dès le 2 janvier.' });
  expect(again.body.detail.angle).toBe(1);
  expect(again.body.letter).not.toBe(written.letter);
  const other = await user.post('/api/letters', { ...wishes, tone: 'direct' });
  expect([other.status, other.body.detail.tone, other.body.remainingLetters]).toEqual([201, 'direct', 0]);
  const list = letterListSchema.parse((await user.get('/api/letters?limit=2')).body);
  expect(list.items.map(({ id }) => id)).toEqual([other.body.letterId, again.body.letterId]);
  const rest = await user.get(`/api/letters?limit=2&cursor=${list.nextCursor}`);
  expect(rest.body.items.map(({ id }: { id: string }) => id)).toEqual([written.letterId]);
});

test('what the CV does not say of the person, their profile does', async () => {
  const user = await app.users.free();
  await user.put('/api/profile', { fullName: 'Nour Belkacem', location: 'Vannes' });
  await user.upload(
    '/api/documents',
    'Comptable\n\nEXPÉRIENCE\nComptable, Ateliers du Quai\n2020 - 2023\n- Paies sous Sage',
  );
  const { letter } = (await write(user)).body.detail;
  expect(letter).toMatchObject({ sender: { fullName: 'Nour Belkacem', city: 'Vannes' }, signature: 'Nour Belkacem' });
  expect(letter.placeAndDate).toContain('Vannes, le');
});

test('the offer is fetched when only its address is there; a page that cannot be had costs nothing', async () => {
  const user = await withCv(await app.users.free());
  const address = (name: string) => `https://offres.example.com/${name}`;
  app.pages.pages.set(address('1'), page(sampleOffer));
  const fetched = await fetchUrl(user, address('1'));
  expect(fetchJobUrlResponseSchema.parse(fetched.body)).toMatchObject({ title: 'Assistant comptable' });
  expect(fetched.body.jobDescription).toContain('Maîtrise d’Excel'.replace('’', "'"));
  const written = await write(user, { jobDescription: '', jobUrl: address('1') });
  expect(written.body.detail).toMatchObject({ jobUrl: address('1'), jobTitle: 'Assistant comptable' });

  for (const failure of pageFailures) app.pages.pages.set(address(failure), { failure });
  app.pages.pages.set(address('short'), page('CDI à Nantes.'));
  const told = 'Impossible de récupérer la description. Veuillez copier-coller le texte manuellement.';
  for (const failure of pageFailures) {
    const { status, body } = await fetchUrl(user, address(failure));
    expect([status, body.error, body.reason, body.message]).toEqual([422, 'unreadable_page', failure, told]);
  }
  expect((await fetchUrl(user, address('short'))).body).toMatchObject({ reason: 'not_an_offer', message: told });
  const refused = await write(user, { jobDescription: '', jobUrl: address('blocked') });
  expect([refused.status, refused.body.reason]).toEqual([422, 'blocked']);
  expect((await fetchUrl(user, 'ftp://example.com')).status).toBe(400);
  expect(await usedBy(user)).toBe(1);
});

test('without an offer that says anything, or without a CV, nothing is spent', async () => {
  const user = await app.users.free();
  const missing = await write(user, { jobDescription: '  ' });
  const fields = { jobDescription: 'Veuillez entrer la description du poste ou une URL' };
  expect([missing.status, missing.body.error, missing.body.fields]).toEqual([400, 'validation', fields]);
  for (const wrong of [{ company: ' ' }, { tone: 'ironique' }, { jobDescription: 'x'.repeat(200_000) }])
    expect((await write(user, wrong)).status, JSON.stringify(wrong).slice(0, 40)).toBe(400);
  const without = await write(user);
  expect([without.status, without.body.error]).toEqual([409, 'cv_required']);
  await withCv(user);
  // Gibberish is an offer that asks for nothing: the letter says what the CV shows.
  const gibberish = await write(user, { jobDescription: 'zxq vbn wpt '.repeat(30) });
  expect(gibberish.body.detail).toMatchObject({ name: 'Lettre – Brise Marine', letter: { subject: 'Candidature' } });
  expect(gibberish.body.letter).not.toContain('zxq');
  expect(await usedBy(user)).toBe(1);
});

test('a few words are an offer too, and count before an address', async () => {
  const user = await withCv(await app.users.free());
  const short = await write(user, {
    jobDescription: ' Comptable en CDI à Nantes ',
    jobUrl: 'https://offres.example.com/blocked',
  });
  expect([short.status, short.body.error]).toEqual([200, undefined]);
  expect(short.body.detail.letter.subject).toContain('omptable');
});

test('a letter is edited on its version, checked, taken back, renamed and given another look', async () => {
  const user = await withCv(await app.users.free());
  const { letterId, detail } = (await write(user)).body;
  const path = `/api/letters/${letterId}`;
  const paragraphs = [...paragraphsOf(detail), 'J’ai dirigé 47 personnes chez Airbus pendant douze ans.'];
  const edited = letterDetailSchema.parse((await user.patch(path, { draft: { paragraphs }, since: 1 })).body);
  expect(edited).toMatchObject({ version: 2, edited: true });
  expect(paragraphsOf(edited)).toEqual(paragraphs);
  expect(edited.letter.paragraphs.slice(0, -1)).toEqual(detail.letter.paragraphs);
  const said = edited.doubts.map(({ paragraph, start, end, quote }) => {
    expect(paragraphs[paragraph]?.slice(start, end)).toBe(quote);
    return quote;
  });
  expect(said.join(' ')).toMatch(/47.*Airbus|Airbus.*47/);
  expect((await user.get('/api/letters')).body.items[0]).toMatchObject({ version: 2, doubts: said.length });

  const stale = await user.patch(path, { draft: { subject: 'Autre' }, since: 1 });
  expect([stale.status, stale.body.error, stale.body.reason]).toEqual([409, 'conflict', 'letter_changed']);
  const same = await user.patch(path, { draft: { paragraphs }, name: 'Pour Brise Marine', since: 2 });
  expect(same.body).toMatchObject({ version: 2, name: 'Pour Brise Marine' });
  const back = await user.patch(path, { revert: true });
  expect(back.body).toMatchObject({ version: 3, edited: false, doubts: [], letter: detail.letter });
  expect((await user.patch(path, { model: 'executive' })).body.model).toBe('executive');
  const premium = await user.patch(path, { model: 'duo' });
  expect([premium.status, premium.body.error, premium.body.reason]).toEqual([
    ...[403, 'subscription_required', 'premium_models'],
  ]);
  expect(await usedBy(user)).toBe(1);
});

test('a letter is drawn in three formats, says what wrote it, and carries no mark', async () => {
  const user = await withCv(await app.users.free());
  const { letterId } = (await write(user)).body;
  await user.patch(`/api/letters/${letterId}`, { draft: { paragraphs: ['J’ai dirigé 47 personnes chez Airbus.'] } });
  const file = (query: string) => user.send(`/api/letters/${letterId}/file${query}`);
  const starts = { docx: 'PK', pdf: '%PDF-', doc: '\u00ef\u00bb\u00bf<html' };
  for (const [format, start] of Object.entries(starts)) {
    const drawn = await file(`?format=${format}`);
    expect(drawn.headers.get('content-disposition')).toContain(`filename="lettre-de-motivation.${format}"`);
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect(bytes.toString('latin1').slice(0, start.length)).toBe(start);
    if (format !== 'doc') continue;
    expect(bytes.toString()).toContain('moteur de règles');
    expect(bytes.toString()).toContain('47 personnes');
    expect(bytes.toString()).not.toContain('vérifier');
  }
  expect((await file('?format=pdf&model=duo')).status).toBe(403);
  expect((await file('?format=odt')).status).toBe(400);
});

test('a targeted offer has its newest letter; offer, CV and letter can each go', async () => {
  const user = await withCv(await app.users.free());
  const job = (await user.post('/api/jobs', { text: sampleOffer })).body;
  const written = (await write(user, { jobDescription: '', jobId: job.id })).body;
  expect(written.detail).toMatchObject({ jobId: job.id, offer: { text: sampleOffer } });
  const newest = (await write(user, { jobId: job.id, tone: 'direct' })).body.letterId;
  const coverLetter = async () => (await user.get(`/api/jobs/${job.id}`)).body.coverLetter;
  expect(await coverLetter()).toBe(newest);
  expect((await user.get('/api/jobs')).body.items[0].coverLetter).toBe(newest);
  const ofJob = (await user.get(`/api/letters?job=${job.id}`)).body.items;
  expect(ofJob.map(({ id }: { id: string }) => id)).toEqual([newest, written.letterId]);
  expect((await user.delete(`/api/letters/${newest}`)).status).toBe(204);
  expect(await coverLetter()).toBe(written.letterId);
  await user.delete(`/api/documents/${written.detail.documentId}`);
  expect((await user.delete(`/api/jobs/${job.id}`)).status).toBe(204);
  const left = await user.get(`/api/letters/${written.letterId}`);
  expect(left.body).toMatchObject({ jobId: null, documentId: null, documentName: 'elodie.pdf', cvText: sampleCv });
});

test('what is another person’s is not there', async () => {
  const [owner, other] = [await withCv(await app.users.free()), await withCv(await app.users.free())];
  const { letterId, detail } = (await write(owner)).body;
  const job = (await owner.post('/api/jobs', { text: sampleOffer })).body;
  const path = `/api/letters/${letterId}`;
  const answers = [
    await other.get(path),
    await other.patch(path, { name: 'à moi' }),
    await other.delete(path),
    await other.get(`${path}/file`),
    await write(other, { documentId: detail.documentId }),
    await write(other, { jobId: job.id }),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(Array(6).fill('404 not_found'));
  expect((await other.get(`/api/letters?job=${job.id}`)).body.items).toEqual([]);
  expect(await usedBy(other)).toBe(0);
});

test('hostile strings come back to the character in every line, or are refused clearly, and can be drawn', async () => {
  const user = await withCv(await app.users.paid('leader'));
  const path = `/api/letters/${(await write(user)).body.letterId}`;
  const lines = allHostileStrings.map(({ text }) => text).filter((text) => text.trim().length <= 300);
  for (let at = 0; at < lines.length; at += 11) {
    const turn = Array.from({ length: 11 }, (_, index) => lines[(at + index) % lines.length] ?? '');
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', ...[h, i, j, k]] = turn;
    const sender = { fullName: a, city: b, phone: c, email: d };
    const recipient = { company: e, contact: f, city: g };
    const draft = { sender, recipient, placeAndDate: h, subject: i, salutation: j, signature: k };
    const paragraphs = turn.map((text) => `a${text}b`);
    const { status, body } = await user.patch(path, { draft: { ...draft, paragraphs } });
    expect(status).toBe(200);
    const kept = (text = '') => cleanText(text).trim();
    const orNone = (text: string) => kept(text) || null;
    expect(body.letter).toMatchObject({
      sender: { fullName: orNone(a), city: orNone(b), phone: orNone(c), email: orNone(d) },
      recipient: { company: orNone(e), contact: kept(f), city: orNone(g) },
      ...{ placeAndDate: kept(h), subject: kept(i), salutation: kept(j), signature: kept(k) },
    });
    expect(paragraphsOf(body)).toEqual(paragraphs.map(cleanText));
    if (at % 110 === 0) expect((await user.send(`${path}/file?format=pdf`)).status).toBe(200);
  }
  for (const { text } of allHostileStrings.filter((_, index) => index % 9 === 0)) {
    const answers = [
      await user.patch(path, { name: text }),
      await write(user, { company: text, additionalInfo: text }),
    ];
    const kept = answers.map(({ body }) => body.name ?? body.detail?.additionalInfo);
    const isRefused = answers.map(({ status, body }) => status === 400 && Object.keys(body.fields).length > 0);
    for (const [at, refused] of isRefused.entries())
      expect(refused || kept[at] === cleanText(text).trim(), JSON.stringify(text)).toBe(true);
  }
});
