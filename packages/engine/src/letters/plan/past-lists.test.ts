import { letterTones } from '@coach/contracts/letter';
import { describe, expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { writeLetter } from '../write-letter.ts';

const baker = makeCv({
  title: 'Boulanger',
  experiences: [
    {
      title: 'Boulanger',
      company: 'La Mie du Nord',
      start: '2023-09',
      end: 'present',
      bullets: [
        'Lancement : 31 tests de recettes, taux de retour de 1,9 à 1,1 %',
        'Pétrissage, façonnage et cuisson de 600 baguettes par jour',
      ],
    },
    {
      title: 'Boulanger tourier',
      company: 'Maison Perrin',
      start: '2021-10',
      end: '2023-07',
      bullets: [
        'Feuilletage inversé pour les galettes',
        'Croissants, pains au chocolat, brioches : 900 pièces le week-end',
      ],
    },
  ],
  education: [
    { degree: 'CAP Boulanger', year: '2019', obtained: true },
    { degree: 'Diplôme national du brevet', year: '2017', obtained: true },
  ],
});
const offer = parseOffer(
  'Boulanger (H/F)\nFournil des Lilas – Arras\nVos missions\n- assurer le pétrissage et le façonnage\n- préparer la viennoiserie\nVotre profil\nCAP boulanger exigé.\n',
);

describe.each(letterTones)('in the tone « %s »', (tone) => {
  const body = writeLetter({ cv: baker, offer, tone, today: '2026-11-29' })
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u00a0', ' ');

  test('what the offer asks for is told of an earlier job too, whatever the form of its line', () => {
    expect(body).toMatch(/des croissants, des pains au chocolat et des brioches, soit 900 pièces le week-end/i);
  });

  test('what everyone leaves school with is not held up', () => {
    expect(body).not.toMatch(/brevet/i);
  });
});
