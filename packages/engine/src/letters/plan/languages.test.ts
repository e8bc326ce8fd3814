import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { writeLetter } from '../write-letter.ts';

test('a mother tongue the offer asks for is spoken fluently: where someone comes from is nobody’s business', () => {
  const cv = makeCv({
    title: 'Formatrice',
    experiences: [
      {
        title: 'Formatrice',
        company: 'Clé de Voûte',
        start: '2019-01',
        end: 'present',
        bullets: ['Animation d’ateliers'],
      },
    ],
    languages: [
      { name: 'Anglais', level: 'B2' },
      { name: 'Portugais', level: 'native' },
    ],
  });
  const offer = parseOffer(
    'Formatrice (H/F)\nAtelier des Mots – Angers\nVotre profil\nAnglais B1 exigé. Portugais apprécié.\n',
  );
  const body = writeLetter({ cv, offer, tone: 'convivial', today: '2026-11-22' })
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ');
  expect(body).toMatch(/portugais couramment/);
  expect(body).not.toMatch(/maternelle/);
});
