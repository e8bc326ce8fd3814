import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { type CvParts, makeCv } from '../../testing/make-cv.ts';
import { readGap } from './gaps.ts';
import { letterFacts } from './letter-facts.ts';

const gapOf = (cv: CvParts, profile: string) =>
  readGap(
    letterFacts({
      cv: makeCv(cv),
      offer: parseOffer(`Chargé d’affaires (H/F)\nVotre profil\n${profile}\nVos missions\n- suivre les chantiers\n`),
      today: '2026-11-22',
    }),
  );

const dut = { degree: 'DUT Génie civil', school: 'IUT de Reims', year: '2011', obtained: true };

test('a CV that says nothing of a condition leaves the letter silent too', () => {
  const cv = { title: 'Podologue', listed: ['Word'] };
  expect(gapOf(cv, 'Inscription à l’Ordre obligatoire. Permis B exigé. Véhicule personnel indispensable.')).toBeNull();
  expect(gapOf(cv, 'La maîtrise d’AutoCAD et de SAP est indispensable.')).toBeNull();
});

test('a level of studies is a gap where it is a condition and the CV names a lower one', () => {
  expect(gapOf({ education: [dut] }, 'Un bac+5 est exigé.')).toMatchObject({
    kind: 'diploma',
    own: { text: 'un DUT Génie civil' },
  });
  expect(gapOf({ education: [dut] }, 'Bac+5, obligatoire.')?.kind).toBe('diploma');
  expect(gapOf({ education: [dut] }, 'Vous avez un bac+5.')).toBeNull();
  expect(gapOf({ education: [dut] }, 'Un bac+5 ou une expérience équivalente est exigé.')).toBeNull();
  expect(gapOf({ education: [dut] }, 'Vous avez un bac+5, impérativement dans le bâtiment.')).toBeNull();
  expect(gapOf({}, 'Un bac+5 est exigé.')).toBeNull();
});

test('a licence under way is told, a wish for one is not', () => {
  expect(gapOf({ header: ['Permis B en cours, code obtenu'] }, 'Permis B obligatoire.')).toMatchObject({
    kind: 'licence',
    name: { text: 'le permis B' },
  });
  expect(gapOf({ header: ['Permis B (en cours de validité)'] }, 'Permis B obligatoire.')).toBeNull();
  expect(gapOf({ listed: ['CACES R486 B (en cours de validité)'] }, 'CACES R486 B exigé.')).toBeNull();
  expect(gapOf({ summary: 'Je souhaite passer le permis B.' }, 'Permis B obligatoire.')).toBeNull();
});

test('a language below the level demanded is a gap, below one that is liked it is not', () => {
  const cv: CvParts = { languages: [{ name: 'Anglais', level: 'B1' }] };
  expect(gapOf(cv, 'Anglais C1 exigé.')).toEqual({ kind: 'language', index: 0 });
  expect(gapOf(cv, 'Anglais C1 apprécié.')).toBeNull();
  expect(gapOf({ languages: [{ name: 'Anglais', level: 'B2' }] }, 'Anglais courant exigé.')).toBeNull();
});

test('only the gravest gap is named', () => {
  const cv: CvParts = { education: [dut], languages: [{ name: 'Anglais', level: 'B1' }] };
  expect(gapOf(cv, 'Un bac+5 est exigé.\nAnglais C1 exigé.')?.kind).toBe('diploma');
});
