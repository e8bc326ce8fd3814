import { letterTones } from '@coach/contracts/letter';
import { describe, expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { writeLetter } from '../write-letter.ts';

const today = '2026-11-22';
const nurse = makeCv({
  title: 'Infirmière',
  summary: 'J’aime les prises en charge longues, où l’on connaît le patient et sa famille.',
  experiences: [
    {
      title: 'Infirmière',
      company: 'Hôpital des Tilleuls',
      start: '2021-09',
      end: 'present',
      bullets: [
        'Tutrice de stage : 9 étudiants encadrés',
        'Soins sur chambre implantable, PICC-line et midline',
        'Pansements complexes : escarres stade 4, pose de VAC',
        'Contexte : 11 unités, 320 lits',
      ],
    },
    {
      title: 'Infirmière de nuit',
      company: 'Clinique du Val',
      start: '2018-02',
      end: '2021-08',
      bullets: ['Surveillance de 22 patients en cardiologie'],
    },
    {
      title: 'Serveuse',
      company: 'Bistrot Morel',
      start: '2013-05',
      end: '2013-09',
      bullets: ['Prise des commandes en salle'],
    },
  ],
  listed: ['Permis B'],
});
const offer = parseOffer(`Infirmier en hospitalisation à domicile (H/F)
HAD du Garlaban – Aubagne (13)
CDI
Vous effectuez chaque jour une tournée de 6 à 8 domiciles.
Vos missions
- réaliser les pansements complexes et la pose de VAC
- gérer les perfusions sur chambre implantable et PICC-line
- tenir le dossier de soins
Votre profil
Permis B. Connaissance de la cardiologie appréciée.
Serait un plus : la connaissance du logiciel Osiris.
`);
const letter = (tone: (typeof letterTones)[number]) =>
  writeLetter({ cv: nurse, offer, tone, today }).paragraphs.map(({ sentences }) =>
    sentences.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' '),
  );

describe.each(letterTones)('in the tone « %s », a letter', (tone) => {
  const [first = '', near = '', ...others] = letter(tone);

  test('begins with what decides, not with what comes beside the work', () => {
    expect(near.indexOf('chambre implantable')).toBeGreaterThanOrEqual(0);
    const beside = near.search(/tutrice|9 étudiants/i);
    if (beside >= 0) expect(near.indexOf('chambre implantable')).toBeLessThan(beside);
    expect(first).not.toMatch(/tutrice|étudiants/i);
  });

  test('tells what the work was set in as no work', () => {
    expect(near).not.toMatch(/contexte(?! :)/i);
  });

  test('says of the job before that it came before, and gives little room to another trade', () => {
    const way = others.join(' ');
    expect(way).toContain('Clinique du Val');
    expect(way.indexOf('Clinique du Val')).toBeLessThan((way.search(/Bistrot Morel/) + 1 || way.length) - 1);
  });
});

test('the person’s own reason opens where the tone is one of reasons', () => {
  expect(letter('professionnel')[0]).toMatch(/^J’aime les prises en charge longues/);
  expect(letter('convivial')[0]).toMatch(/^J’aime les prises en charge longues/);
  expect(letter('direct')[0]).not.toMatch(/^J’aime/);
});

test('one thing to learn there is told, and no figure of the offer that nothing of the CV answers', () => {
  const all = letter('professionnel').join(' ');
  expect(all).not.toMatch(/une tournée de 6 à 8 domiciles/i);
  expect(all).toMatch(/me former au logiciel Osiris/);
  expect(all).not.toMatch(/ne (?:connais|pratique) pas/);
});

test('an earlier job of one’s own trade is told in the order of time', () => {
  expect(letter('professionnel').join(' ')).toMatch(/Avant cela, de 2018 à 2021, j’ai été infirmière de nuit/);
  expect(letter('direct').join(' ')).toMatch(/Avant cela, de 20\d\d à 20\d\d, j’étais infirmière de nuit/);
  expect(letter('convivial').join(' ')).toMatch(/Avant cela, de 20\d\d à 20\d\d, j’étais infirmière de nuit/);
});
