import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { readExperience } from './experience.ts';
import { letterFacts } from './letter-facts.ts';

const experienceOf = (summary: string | null, asked = 5) =>
  readExperience(
    letterFacts({
      cv: makeCv({
        title: 'Gestionnaire de sinistres',
        summary,
        experiences: [
          { title: 'Gestionnaire de sinistres', company: 'Mutuelle du Lac', start: '2020-01', end: '2023-12' },
          { title: 'Assistant commercial', company: 'Assurances Ney', start: '2010-01', end: '2019-12' },
        ],
      }),
      offer: parseOffer(
        `Gestionnaire de sinistres (H/F)\nVotre profil\n${asked} ans d’expérience exigés.\nVos missions\n- gérer les sinistres\n`,
      ),
      today: '2026-11-22',
    }),
  );

test('the figure of the CV is told where it is larger than what the titles make', () => {
  expect(experienceOf('Douze ans de dossiers sinistres.')).toMatchObject({
    length: { text: 'douze ans' },
    as: 'professionnelle',
    asked: null,
  });
  expect(experienceOf('Treize ans dans les assurances, dont dix au siège.')).toMatchObject({
    length: { text: 'treize ans' },
    as: 'dans les assurances',
  });
  expect(experienceOf('Gestionnaire, 12 ans de métier')).toMatchObject({ length: { text: 'douze ans' } });
  expect(experienceOf('13 ans d’expérience en assurance de personnes, rigoureux.')).toMatchObject({
    length: { text: 'treize ans' },
    as: 'en assurance de personnes',
  });
});

test('since when or how long one does it is a figure of the CV too', () => {
  for (const [said, years] of [
    ['Je gère depuis douze ans des dossiers de dommages.', 'douze ans'],
    ['Depuis treize ans, j’aide les assurés à se relever.', 'treize ans'],
    ['Douze ans à rédiger des courriers.', 'douze ans'],
    ['GESTIONNAIRE, 14 ANS DE METIER', '14 ans'],
    ['Gestionnaire de sinistres depuis 2012', 'plus de treize ans'],
  ])
    expect(experienceOf(said as string)?.length.text.replace('quatorze', '14')).toBe(years);
  for (const said of [
    'Je vis depuis douze ans à Reims.',
    'Depuis dix ans, je joue au handball.',
    'Bénévole depuis 2011',
  ])
    expect(experienceOf(said)).toMatchObject({ length: { text: 'quatre ans' }, as: null });
});

test('an age, a smaller figure or one no career holds is not taken', () => {
  for (const said of ['45 ans, permis B.', 'Deux ans de gestion.', 'Quarante ans de métier dans la famille.'])
    expect(experienceOf(said)).toMatchObject({ length: { text: 'quatre ans' }, as: null });
});

test('years of a pastime, of the people one worked for and of a town are none of work', () => {
  for (const said of [
    'Douze ans de judo en club.',
    'Onze ans au foyer auprès de trois garçons.',
    'Douze ans dans un club de voile.',
    'Dix ans en Asie avec les miens.',
    'Accueil d’enfants de 6 à 12 ans en difficulté.',
    'Installée depuis 13 ans à Reims.',
  ])
    expect(experienceOf(said)).toMatchObject({ length: { text: 'quatre ans' }, as: null });
});

test('years that fall short of what is asked are told without it', () => {
  expect(experienceOf(null, 8)).toMatchObject({ asked: null });
  expect(experienceOf(null, 3)?.asked?.text).toBe('trois ans');
});

test('the years of the trade itself are told, and the figure of the CV where the jobs make a little more', () => {
  const of = (summary: string | null) =>
    readExperience(
      letterFacts({
        cv: makeCv({
          title: 'Aide-soignante',
          summary,
          experiences: [
            { title: 'Aide-soignante', company: 'Clinique du Lac', start: '2014-01', end: '2025-12' },
            { title: 'Agente de service hospitalier', company: 'Clinique du Lac', start: '2010-01', end: '2013-12' },
          ],
        }),
        offer: parseOffer('Aide-soignant (H/F)\nVotre profil\n2 ans d’expérience.\nVos missions\n- soins d’hygiène\n'),
        today: '2026-11-22',
      }),
    );
  expect(of(null)).toMatchObject({ length: { text: 'douze ans' }, as: null, title: 'aide-soignante' });
  expect(of('Onze ans d’expérience en gériatrie.')).toMatchObject({ length: { text: 'onze ans' }, as: 'en gériatrie' });
});

test('a trade of two words is one whatever their order, and a first of it is of the trade', () => {
  const tradeOf = (title: string, offered: string) =>
    readExperience(
      letterFacts({
        cv: makeCv({ experiences: [{ title, company: 'Logival', start: '2021-01', end: '2025-12' }] }),
        offer: parseOffer(`${offered} (H/F)\nVos missions\n- tenir les stocks\n`),
        today: '2026-11-22',
      }),
    );
  expect(tradeOf('Magasinier cariste', 'Cariste magasinier')).not.toBeNull();
  expect(tradeOf('Vendeuse', 'Première vendeuse')).not.toBeNull();
  expect(tradeOf('Magasinier vendeur', 'Cariste magasinier')).toBeNull();
});

test('jobs that share the name of the post count together, whatever follows it', () => {
  const cv = makeCv({
    experiences: [
      { title: 'Conducteur de travaux gros œuvre', company: 'Adour Bâtir', start: '2019-01', end: '2025-12' },
      { title: 'Conducteur de travaux tous corps d’état', company: 'Etche', start: '2014-01', end: '2018-12' },
    ],
  });
  const offer = parseOffer('Conducteur de travaux bâtiment (H/F)\nVos missions\n- suivre les chantiers\n');
  expect(readExperience(letterFacts({ cv, offer, today: '2026-11-22' }))).toMatchObject({
    length: { text: 'douze ans' },
    title: 'conducteur de travaux',
  });
});
