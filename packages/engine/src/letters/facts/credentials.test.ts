import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { heldCredentials } from './credentials.ts';
import { letterFacts } from './letter-facts.ts';
import { papersToGet } from './papers-to-get.ts';

const heldOf = (papers: string, profile: string, job = 'Soins de confort') =>
  heldCredentials(
    letterFacts({
      cv: parseCv({
        text: `Lina Morel\nlina.morel@example.com\n\nExpérience\nConductrice, Travaux du Lac, Lyon, 2019 - 2024\n- ${job}\n\nFormation\n2020 BEP Travaux publics, Lycée des Quais, Lyon\n\nCertifications\n${papers}\n`,
      }),
      offer: parseOffer(`Conducteur d’engins (H/F)\nVos missions\n- conduire\nVotre profil\n${profile}\n`),
      today: '2026-11-22',
    }),
  ).map(({ text }) => text);

test('a licence is told in the words of the offer where the line has its numbers', () => {
  expect(heldOf('CACES R482 catégories A, B1 et F (valables jusqu’au 06/2030)', 'CACES R482 B1 obligatoire.')).toEqual([
    'le CACES R482 B1 (valable jusqu’en 2030)',
  ]);
});

test('a paper that has run out is not told, and its level is that of the CV', () => {
  expect(heldOf('CACES R482 B1 (à renouveler)', 'CACES R482 B1 obligatoire.')).toEqual([]);
  expect(heldOf('SSIAP 1 (recyclé en 2025)', 'SSIAP exigé.')).toEqual(['le SSIAP 1 (recyclé en 2025)']);
});

test('being on the roll of a profession and a certificate known by its name are told', () => {
  expect(heldOf('Inscrite à l’Ordre des infirmiers', 'Inscription à l’Ordre exigée.')).toEqual([
    'l’inscription à l’Ordre',
  ]);
  expect(heldOf('CCNA 200-301 (2023)', 'La certification CCNA est un plus.')[0]).toMatch(/^la certification CCNA/);
});

test('a paper one makes out at work is none one holds', () => {
  expect(heldOf('SST (2024)', 'Maîtrise du certificat d’origine.', 'Édition du certificat d’origine')).toEqual([]);
});

test('what the offer demands by its letters stands among the papers, whatever list holds it', () => {
  expect(
    heldOf('Permis CE (en cours de validité) – FCO marchandises : février 2024', 'Permis CE, FCO à jour.'),
  ).toEqual(['le permis CE', 'la FCO (2024)']);
});

test('a level above the one that is held is a paper to get', () => {
  const toGet = (papers: string) =>
    papersToGet(
      letterFacts({
        cv: parseCv({
          text: `Lina Morel\nlina.morel@example.com\n\nExpérience\nAgente de sécurité, Garde du Lac, Lyon, 2019 - 2024\n- Rondes\n\nCertifications\n${papers}\n`,
        }),
        offer: parseOffer('Chef d’équipe de sécurité (H/F)\nPrérequis\n- SSIAP 2 à jour de recyclage (impératif)\n'),
        today: '2026-11-22',
      }),
    ).map(({ text }) => text);
  expect(toGet('SSIAP 1 (recyclé en 2025)')).toEqual(['le SSIAP 2']);
  expect(toGet('SSIAP niveau 2 (recyclé en 2025)')).toEqual([]);
});
