import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { writeLetter } from '../write-letter.ts';
import { thereIn } from './near.ts';

test('a job that the opening has named is told, also where its best line cannot be', () => {
  const cv = parseCv({
    text: `Jonas Weil
Développeur web
jonas.weil@example.com

EXPÉRIENCE
Développeur web, Atelier Corbel, Dole
2019 – présent
- Gestion de 3 boutiques en ligne (1 200 commandes, + 4 points de marge)
- Rédaction de la documentation des services
- Maintenance de 14 sites marchands

FORMATION
2018 : BTS Services informatiques aux organisations`,
  });
  const offer = parseOffer('Développeur web (H/F)\nProfil\n- Temps de réponse, boutiques en ligne');
  const { paragraphs } = writeLetter({ cv, offer, tone: 'direct', today: '2026-11-23' });
  const text = paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
  expect(text).toMatch(/14 sites marchands/);
  expect(text).toMatch(/documentation des services/);
});

test.each([
  ['j’assure l’accueil', 'j’y assure l’accueil'],
  ['je tenais la caisse', 'j’y tenais la caisse'],
  ['je m’occupais du bar', 'je m’y occupais du bar'],
  ['je me chargeais du bar', 'je m’y chargeais du bar'],
  ['j’ai été tuteur', 'j’ai été tuteur'],
])('« %s » there', (text, said) => {
  expect(thereIn({ text, evidence: [] }).text).toBe(said);
});
