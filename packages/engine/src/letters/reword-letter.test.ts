import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { rewordLetter } from './reword-letter.ts';
import { writeLetter } from './write-letter.ts';

const cv = parseCv({
  text: [
    'Maëlle Quéré',
    'Vendeuse en boulangerie',
    'EXPÉRIENCE',
    'Vendeuse, Boulangerie du Port, Brest, mars 2021 – août 2025',
    '- Service de 150 clients par jour, encaissement et commandes des restaurants',
    '- Mise en place de la vitrine et étiquetage des allergènes',
    'FORMATION',
    'CAP Équipier polyvalent du commerce, 2020',
  ].join('\n'),
});
const offer = parseOffer(
  'Fromagerie Kerlann, Quimper. Vendeur en crémerie (CDI).\nVous conseillez la clientèle, tenez la caisse et la vitrine réfrigérée.',
);
const common = { cv, offer, company: 'Fromagerie Kerlann', today: '2026-11-21' };
const letter = writeLetter({ ...common, tone: 'professionnel' });
const reword = (paragraphs: string[]) =>
  rewordLetter({ ...common, letter, body: { subject: 'Candidature : vendeuse en crémerie', paragraphs } });

test('a sentence of another’s wording points at the lines it tells, quoted to the letter', () => {
  const { paragraphs, subject, closing, words } = reword([
    'Vous cherchez quelqu’un qui conseille la clientèle et tienne la caisse comme la vitrine réfrigérée.',
    'À Brest, j’ai servi 150 clients par jour et préparé les commandes des restaurants. Rien de tel ne s’improvise.',
  ]);
  const [asked, told] = paragraphs.map(({ sentences }) => sentences);
  expect(asked?.[0]?.evidence[0]).toMatchObject({
    source: 'offer',
    quote: expect.stringContaining('vitrine réfrigérée'),
  });
  const [proof] = told?.[0]?.evidence ?? [];
  expect(proof).toMatchObject({ source: 'cv', quote: expect.stringContaining('150 clients') });
  expect(cv.text.slice(proof?.start, proof?.end)).toBe(proof?.quote);
  expect(told?.[1]?.evidence).toEqual([]);
  expect([subject, closing]).toEqual(['Candidature : vendeuse en crémerie', letter.closing]);
  expect(words).toBeGreaterThan(20);
});

test('a sentence that was proven stays proven by what proved it', () => {
  const proven = letter.paragraphs.flatMap(({ sentences }) => sentences).find(({ evidence }) => evidence.length > 0);
  const { paragraphs } = reword([proven?.text ?? '', 'Je vous propose d’en parler.']);
  expect(paragraphs[0]?.sentences[0]).toEqual(proven);
});
