import { expect, test } from 'vitest';
import { linesOf } from '../../match/lines.ts';
import { parseCv } from '../parse-cv.ts';

const head = 'Yanis Perrot\n06 39 98 11 22\n\nEXPÉRIENCES\nCariste, Logiport, Arras\n2019 – 2024\n- Inventaires\n\n';

function sectionsOf(text: string): string[] {
  const cv = parseCv({ text: `${head}${text}` });
  return linesOf(cv, cv.text)
    .filter(({ start }) => start >= head.length)
    .map(({ section, heading, text: words }) => `${section}${heading ? '*' : ''}: ${words}`);
}

test.each([
  [
    'LOISIRS\nTarot, apiculture\nPermis B et moto',
    ['interests*: LOISIRS', 'interests: Tarot, apiculture', 'header: Permis B et moto'],
  ],
  [
    'LOISIRS\nTarot, apiculture. Permis B.',
    ['interests*: LOISIRS', 'interests: Tarot, apiculture.', 'header: Permis B.'],
  ],
  [
    'LANGUES ET LOISIRS\nItalien : courant\nAviron, poterie',
    ['languages*: LANGUES ET LOISIRS', 'languages: Italien : courant', 'interests: Aviron, poterie'],
  ],
  [
    'LOISIRS\nPoterie\nEspagnol : notions',
    ['interests*: LOISIRS', 'interests: Poterie', 'languages: Espagnol : notions'],
  ],
  [
    'LOISIRS\nPoterie\n« Dix ans de quais, jamais un colis perdu. Je cherche un entrepôt à taille humaine. »',
    [
      'interests*: LOISIRS',
      'interests: Poterie',
      'summary: « Dix ans de quais, jamais un colis perdu. Je cherche un entrepôt à taille humaine. »',
    ],
  ],
  [
    'LOISIRS ET LANGUES\nPortugais\nniveau intermédiaire\nIELTS 6.5\nCyclotourisme',
    [
      'languages*: LOISIRS ET LANGUES',
      'languages: Portugais',
      'languages: niveau intermédiaire',
      'languages: IELTS 6.5',
      'interests: Cyclotourisme',
    ],
  ],
  [
    'LOISIRS\nPoterie\nJe suis mobile dans tout le Nord, préavis d’un mois.',
    ['interests*: LOISIRS', 'interests: Poterie', 'other: Je suis mobile dans tout le Nord, préavis d’un mois.'],
  ],
  ['QUALITÉS\nCalme\nDisponible sous un mois', ['soft*: QUALITÉS', 'soft: Calme', 'other: Disponible sous un mois']],
  [
    'QUALITÉS\nDisponibilité, écoute, humour\nDisponible',
    ['soft*: QUALITÉS', 'soft: Disponibilité, écoute, humour', 'soft: Disponible'],
  ],
  [
    'COMPÉTENCES\ncharger un camion, tenir un stock\nLangue : polonais courant\nQualités : calme, ponctuel',
    [
      'skills*: COMPÉTENCES',
      'skills: charger un camion, tenir un stock',
      'languages*: Langue :',
      'languages: polonais courant',
      'soft*: Qualités :',
      'soft: calme, ponctuel',
    ],
  ],
])('%s', (text, expected) => {
  expect(sectionsOf(text)).toEqual(expected);
});

test.each([
  'LOISIRS\nPermis de construire : bricolage de ma maison',
  'LOISIRS\nEspagnol avec un groupe de conversation',
  'LOISIRS\nPermis B, véhicule\npersonnel',
  'LOISIRS\nAlpinisme : j’ai gravi le mont Viso et le Cervin par l’arête du Lion, avec le club de Briançon.',
])('nothing is set apart of « %s »', (text) => {
  expect(sectionsOf(text).every((line) => line.startsWith('interests'))).toBe(true);
});

test('a stray far from the head is no part of the summary', () => {
  const profile = 'Cariste soigneux, dix ans de quais et de palettiers, je cherche un poste de jour près d’Arras.';
  const cv = parseCv({ text: `Yanis Perrot\n${profile}\n${head.slice(13)}LOISIRS\nTarot\nPermis B` });
  expect(cv.summary).toBe(profile);
});

test('a profile at the head comes before sentences that stray into a list', () => {
  const aim = 'Dix ans de quais, jamais un colis perdu. Je cherche un entrepôt à taille humaine, de jour.';
  const profile = 'Cariste soigneux, dix ans de quais et de palettiers, je cherche un poste de jour près d’Arras.';
  const read = (top: string) =>
    parseCv({ text: `Yanis Perrot\n${top}${head.slice(13)}LOISIRS\nTarot\n${aim}` }).summary;
  expect(read(`${profile}\n`)).toBe(profile);
  expect(read('')).toBe(aim);
});
