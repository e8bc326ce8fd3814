import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { letterFacts } from './letter-facts.ts';
import { nextStep, readPractical } from './practical.ts';

const factsOf = (line: string, offer: string) =>
  letterFacts({
    cv: parseCv({ text: `Awa Diarra\nawa@example.com\n\nDivers\n${line}\n` }),
    offer: parseOffer(`Agent de sécurité (H/F)\nVos missions\n- surveiller les accès\n${offer}\n`),
    today: '2026-11-22',
  });
const told = (line: string, offer: string) => readPractical(factsOf(line, offer)).map(({ text }) => text);

test.each([
  ['Disponible nuit et week-end', 'Travail de nuit et le week-end.', ['je suis disponible la nuit et le week-end']],
  ['Disponible nuit et week-end', 'Horaires de journée.', []],
  [
    'Disponible tout de suite, samedis compris',
    'Travail le samedi.',
    ['je suis disponible immédiatement, y compris le samedi'],
  ],
  ['Disponible sauf le week-end', 'Travail le week-end.', []],
  [
    'Disponible immédiatement',
    'Prise de poste en janvier.',
    ['je suis disponible immédiatement, donc pour une prise de poste en janvier'],
  ],
  ['Préavis d’un mois', '', ['mon préavis est d’un mois']],
  ['Mobile en 3x8', 'Horaires de journée.', []],
  ['Mobile en 3x8', 'Travail en 3x8.', ['je peux travailler en 3x8']],
  ['Permis B, véhicule', 'Permis B exigé.', ['j’ai le permis B et un véhicule']],
  ['Permis B et CE', 'Permis CE exigé.', []],
  ['Permis B, permis de chasse', 'Permis B exigé.', ['j’ai le permis B']],
  ['Déplacements acceptés', 'Déplacements fréquents.', ['j’accepte les déplacements']],
])('%s, %s', (line, offer, expected) => {
  expect(told(line, offer)).toEqual(expected);
});

test.each([
  ['Un essai rémunéré d’une journée, et on décide.', 'une journée d’essai'],
  ['Passez à l’agence avec votre CV.', 'passer à l’agence'],
  ['Un appel, puis une demi-journée sur chantier.', 'une demi-journée sur chantier'],
  ['Postulez en ligne.', null],
])('%s', (line, step) => {
  expect(nextStep(factsOf('', line))?.text ?? null).toBe(step);
});
