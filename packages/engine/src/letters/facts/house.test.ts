import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { houseOf } from './house.ts';
import { letterFacts } from './letter-facts.ts';

const cv = makeCv({ title: 'Comptable', experiences: [{ title: 'Comptable', company: 'Ardoise', bullets: [] }] });

function houseIn(pitch: string, company = 'Ateliers Morvan'): string | null {
  const offer = parseOffer(
    `Comptable (H/F)\n${company} – Nantes\nQui sommes-nous ?\n${pitch}\nVos missions\n- tenir la comptabilité\nVotre profil\nBTS comptabilité.\n`,
  );
  return houseOf(letterFacts({ cv, offer, today: '2026-11-29' }))?.text ?? null;
}

test.each([
  [
    'Ateliers Morvan conçoit et fabrique des équipements en aluminium pour la construction navale.',
    'vous concevez et fabriquez des équipements en aluminium pour la construction navale',
  ],
  [
    'Ateliers Morvan, entreprise familiale fondée en 1987, installe et entretient le chauffage des copropriétés du pays de Lorient.',
    'vous installez et entretenez le chauffage des copropriétés du pays de Lorient',
  ],
  [
    'Ateliers Morvan fabrique et vend ses chocolats en Savoie et Haute-Savoie depuis 1962.',
    'vous fabriquez et vendez vos chocolats en Savoie et Haute-Savoie',
  ],
  [
    'La Fondation Beauchêne gère six résidences pour personnes âgées en Anjou et emploie 310 professionnels.',
    'vous gérez six résidences pour personnes âgées en Anjou',
  ],
  [
    'Nous éditons un logiciel de paie pour les commerces de proximité.',
    'vous éditez un logiciel de paie pour les commerces de proximité',
  ],
])('« %s » is said to the employer', (pitch, said) => {
  expect(houseIn(pitch)).toBe(said);
});

test.each([
  'Ateliers Morvan emploie 320 salariés et investit 18 M€ dans une nouvelle ligne.',
  'Ateliers Morvan est le leader français de la passion et de l’excellence depuis 1962.',
  'Notre client fabrique des barquettes et des films recyclables pour la grande distribution.',
  'Ateliers Morvan accompagne les entreprises et les talents partout en France.',
])('« %s » is no reason to write', (pitch) => {
  expect(houseIn(pitch)).toBeNull();
});
