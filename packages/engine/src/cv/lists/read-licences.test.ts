import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const cv = parseCv({
  text: [
    'Samir Benali',
    'Permis B – véhicule personnel',
    '',
    'COMPÉTENCES',
    'Excel, habilitations électriques B1V BR, permis B',
    '',
    'CERTIFICATIONS',
    'CACES R489 catégories 1A, 3 et 5 (2022, AFPA)',
    'Habilitation électrique BR',
    'Titre professionnel Agent magasinier – permis C',
    'SST, habilitation électrique B0',
    '2023 : FIMO',
    '',
  ].join('\n'),
});

test('what a person may drive or work on is told once, among the licences', () => {
  expect(cv.licences).toEqual(
    expect.arrayContaining(['Permis B', 'Permis C', 'CACES R489 catégorie 1A', 'Habilitation électrique BR', 'FIMO']),
  );
  const other = [...cv.skills, ...cv.certifications];
  expect(other.filter((name) => /permis|caces|habilitation|fimo/i.test(name))).toEqual([]);
});

test('a certificate on the line of a licence stays, quoted as it stands', () => {
  expect(cv.certifications).toEqual(['Titre professionnel Agent magasinier', 'SST']);
  expect(cv.skills).toContain('Excel');
  cv.certifications.forEach((name, index) => {
    const span = cv.spans[`certifications.${index}`];
    expect(cv.text.slice(span?.start, span?.end)).toBe(name);
  });
});

test.each([
  ['Code obtenu, permis B\nen cours', []],
  ['Permis B en cours', []],
  ['Je passe le permis B', []],
  ['Pas de permis B', []],
  ['Permis B (sans véhicule)', ['Permis B']],
  ['Permis B, disponible en cours d’année', ['Permis B']],
  ['Permis B, CAP cuisine en cours', ['Permis B']],
  ['Permis B (inscription en cours)', []],
  ['Permis B – FIMO en cours', ['Permis B']],
  ['Permis B\nMaster en cours', ['Permis B']],
  ['Permis B\nEn cours d’obtention.', []],
  ['Permis B en cours de validité', ['Permis B']],
  ['Permis B et C (C en cours)', ['Permis B']],
  ['Permis B et C (C depuis 2019)', ['Permis B', 'Permis C']],
  ['Permis B et C', ['Permis B', 'Permis C']],
  ['Permis B (heures de conduite en cours)', []],
  ['Permis C : examen prévu en mars', []],
  ['Permis B : auto-école en cours', []],
  ['Permis B (FIMO en cours)', ['Permis B']],
  ['Permis B (obtenu en 2012)', ['Permis B']],
  ['CACES R489 cat. 3 : formation prévue en mars', []],
  ['Habilitation électrique B1V programmée en mars', []],
  ['Permis B, inscription au CACES R489', ['Permis B']],
  ['Permis C (2019), recyclage prévu en mars', ['Permis C']],
])('« %s » holds %s', (line, held) => {
  expect(parseCv({ text: `Samir Benali\n${line}\n\nCOMPÉTENCES\nExcel\n` }).licences).toEqual(held);
});

test('licences have a list of their own, each where it stands', () => {
  const text = 'Yanis Perrot\nPermis B et C\n\nDIVERS\nCACES R489 catégories 1A et 3, FIMO';
  const { licences, spans } = parseCv({ text });
  expect(licences).toEqual(['Permis B', 'Permis C', 'CACES R489 catégorie 1A', 'CACES R489 catégorie 3', 'FIMO']);
  expect(text.slice(spans['licences.4']?.start, spans['licences.4']?.end)).toBe('FIMO');
});
