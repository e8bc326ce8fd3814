import { expect, test } from 'vitest';
import { linesOf } from '../../match/lines.ts';
import { documentText } from '../../testing/told-by.ts';
import { tokenise } from '../../text/tokenise.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

/** Words of the CV that are neither in the document nor told of as taken out or worded anew, but for labels and dates. */
function wordsLost(text: string): string[] {
  const cv = parseCv({ text });
  const optimised = optimiseCv({ cv, offer: null });
  const told = new Set(tokenise(documentText(optimised)).map(({ key }) => key));
  const changed = new Uint8Array(text.length);
  for (const { span, kind } of optimised.changes)
    if (span && kind !== 'moved' && kind !== 'merged') changed.fill(1, span.start, span.end);
  return linesOf(cv, text).flatMap((line) =>
    tokenise(line.text)
      .filter(({ key, start, end }) => {
        const isChanged = !changed.subarray(line.start + start, line.start + end).includes(0);
        return !isChanged && !told.has(key) && !label.test(key);
      })
      .map(({ start, end }) => line.text.slice(start, end)),
  );
}

/** What an optimised CV words anew without saying so: labels of contact details, what only sorts a list, months, « chez ». */
const label = /^(?:tel|mobile|fixe|mail|site|mme|bureautique|depuis|chez|ce|jour|mars|septembre|0?[1-9]|1[0-2])$/;

const head = ['Nour Delmas', 'Fleuriste', '06 39 98 40 33', 'nour@example.com'];
const job = ['', 'EXPÉRIENCE', '2019 – 2023 : Fleuriste, Maison Aubry, Nantes', '• Bouquets'];

test.each([
  ['a header of all sorts', ['Permis B, BE – CACES 1, 3, 5 – SST', 'Mobile – Véhicule', '44000 Nantes', ...job]],
  ['trades and tools', ['Dix ans de VB.NET, de Deliveroo.fr et de caisse', ...job]],
  ['referees', [...job, '', 'RÉFÉRENCES', 'M. Paul Lebras, gérant', '06 39 98 40 41', 'Mme Ève Caro : 02 61 91 44 09']],
  ['figures', [...job, '', 'PROJETS', 'Site de vente', '14500 visites par mois', 'Blog', '3/4 de la vente en ligne']],
  ['certificates', [...job, '', 'CERTIFICATIONS', 'SST', '06/24', 'Certiphyto – vente – Angers', 'PSC1, 12/20']],
  ['pastimes', [...job, '', 'LOISIRS', 'Blog', '12000 pas par jour', 'Mobile, curieuse', 'Voile : régates, dériveur']],
  [
    'skills',
    [
      ...job,
      '',
      'COMPÉTENCES',
      'Deuil : accueil des familles',
      'Excel : non, mais vite apprise',
      'Bureautique : Word, Canva',
    ],
  ],
  [
    'studies',
    [
      ...job,
      '',
      'FORMATION',
      '2012 – 2014 : BP Fleuriste, CFA de Nantes (2012 – 2013) puis CFA d’Angers (2013 – 2014)',
      'Mémoire : les fleurs de saison, 15/20',
      'PSE 1',
    ],
  ],
  [
    'jobs',
    [
      '',
      'EXPÉRIENCE',
      'Depuis mars 2021 – Fleuriste (équipe de 3), Maison Aubry, Nantes (44) – CDI, 35 h',
      '• Préparation à la naissance d’un rayon, licenciement économique d’un tiers',
      'de septembre 2018 à ce jour : vendeuse chez Caro & Fils, Rezé',
    ],
  ],
])('no word is lost of %s', (_name, lines) => {
  expect(wordsLost([...head, ...lines].join('\n'))).toEqual([]);
});
