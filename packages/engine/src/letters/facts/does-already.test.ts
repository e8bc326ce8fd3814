import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { doesAlready, isNewcomer, lineShowing } from './does-already.ts';
import { letterFacts } from './letter-facts.ts';

const offer = parseOffer(
  'Maçon (H/F)\nVos missions\n- ouvrir des tranchées et poser des réseaux\n- tenir le cahier de chantier\nVotre profil\nPermis B.\n',
);
const factsOf = (end: string | null) =>
  letterFacts({
    cv: makeCv({
      title: 'Maçon',
      experiences: [
        { title: 'Maçon', company: 'Bâti Nord', start: end && '2023-01', end, bullets: ['Montage de murs'] },
      ],
      listed: ['tranchées et pose de réseaux'],
    }),
    offer,
    today: '2026-11-22',
  });

test('what a list of the CV names is done already, what it says nothing of is not', () => {
  const facts = factsOf('present');
  expect(facts.duties.map((duty) => doesAlready(facts, duty))).toEqual([true, false]);
});

test('two years of work make nobody a newcomer', () => {
  expect(isNewcomer(factsOf('present'))).toBe(false);
  expect(isNewcomer(factsOf('2023-08'))).toBe(true);
  expect(isNewcomer(factsOf(null))).toBe(false);
});

test('without a job only late studies make a newcomer', () => {
  const studied = (year: string | null) =>
    isNewcomer(letterFacts({ cv: makeCv({ education: [{ degree: 'CAP Maçon', year }] }), offer, today: '2026-11-22' }));
  expect(['2025', '2009', null].map(studied)).toEqual([true, false, false]);
});

test('neither the people one works with nor a duty without words of its own are done already', () => {
  const facts = letterFacts({
    cv: makeCv({ title: 'Agent', listed: ['travail en équipe', 'véhicule personnel'] }),
    offer: parseOffer(
      'Agent (H/F)\nVos missions\n- encadrer une équipe de bénévoles\n- conduire les véhicules du service\n',
    ),
    today: '2026-11-22',
  });
  expect(facts.duties.map((duty) => doesAlready(facts, duty))).toEqual([false, true]);
  const none = { infinitive: 'y aller', noun: null, terms: [], evidence: [] };
  expect(doesAlready(facts, none)).toBe(false);
});

test('a line of a job shows a duty by its own names and words, a list or another trade does not', () => {
  const offered = parseOffer(
    'Vendeur (H/F)\nVos missions\n- encaisser les clients\n- encadrer une équipe de vendeurs\n- gérer les stocks de chaussures\n',
  );
  const factsWith = (bullets: string[], listed: string[]) =>
    letterFacts({
      cv: makeCv({
        title: 'Vendeur',
        experiences: [{ title: 'Vendeur', company: 'Sésame', start: '2021-01', end: 'present', bullets }],
        listed,
      }),
      offer: offered,
      today: '2026-11-22',
    });
  const shown = (bullets: string[], listed: string[] = []) => {
    const facts = factsWith(bullets, listed);
    return facts.duties.map((duty) => facts.jobs.some((job) => lineShowing(facts, job, duty)));
  };
  expect(shown(['Encaissement des clients', 'Conseil aux vendeurs'])).toEqual([true, false, false]);
  expect(shown(['Gestion des stocks et commandes'])).toEqual([false, false, true]);
  expect(shown(['Conseil'], ['Encaissement', 'Gestion des stocks'])).toEqual([false, false, false]);
});
