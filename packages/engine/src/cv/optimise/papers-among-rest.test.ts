import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';
import { papersIn } from './papers-among-rest.ts';

test('the papers of a line are told one by one', () => {
  expect(
    papersIn('Travail en hauteur (2024), SST (2025), amiante sous-section 4 (2023), CACES R482 F et R486 A'),
  ).toEqual(['Travail en hauteur (2024)', 'SST (2025)', 'Amiante sous-section 4 (2023)', 'CACES R482 F et R486 A']);
  expect(papersIn('BAFA (2024), PSC1. Code de la route obtenu, permis B en cours.')).toEqual([
    'BAFA (2024)',
    'PSC1',
    'Code de la route obtenu',
    'Permis B en cours',
  ]);
});

test.each([
  'Football (éducateur des U11), cuisine. SST.',
  'SST (2022)',
  'Sauveteur secouriste du travail. Disponible.',
])('a line that tells of something else as well stays whole: « %s »', (line) => {
  expect(papersIn(line)).toBeNull();
});

const cv = `Ludovic Brossard – curriculum vitae, page 2
Ludovic Brossard
Couvreur
06 39 98 19 84 – ludo@example.org

MES CHANTIERS
Couvreur – Toitures du Boischaut, Bourges (depuis avril 2016)
• Réfection de toitures

INFORMATIONS COMPLÉMENTAIRES
De janvier à mars 2015 : arrêt pour une opération de l’épaule, sans suite.

DIVERS
Travail en hauteur (2024), SST (2025), CACES R482 F

LANGUES
Anglais : B1`;

test('what is private goes with its heading, papers to their place, and no page is counted', () => {
  const { document, changes } = optimiseCv({ cv: parseCv({ text: cv }), offer: null });
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/opération|page 2|curriculum/);
  const papers = document.sections.find(({ kind }) => kind === 'certifications')?.blocks[0];
  expect(papers).toMatchObject({ items: ['Travail en hauteur (2024)', 'SST (2025)', 'CACES R482 F'] });
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ before }) => before);
  expect(removed).toEqual(
    expect.arrayContaining([
      'INFORMATIONS COMPLÉMENTAIRES',
      'De janvier à mars 2015 : arrêt pour une opération de l’épaule, sans suite.',
    ]),
  );
});
