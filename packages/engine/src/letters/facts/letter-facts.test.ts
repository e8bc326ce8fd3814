import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { letterFacts } from './letter-facts.ts';

const studiesOf = (degree: string) =>
  letterFacts({
    cv: makeCv({ education: [{ degree, school: 'Lycée du Parc', year: '2009' }] }),
    offer: makeOffer({ title: 'Comptable' }),
    today: '2026-11-22',
  }).studies.map(({ name }) => name);

test.each([
  ['BTS Tourisme (niveau)', []],
  ['Licence Histoire (L1 et L2)', []],
  ['CAP Coiffure, pas terminé', []],
  ['BUT Chimie 1re et', []],
  ['Licence 2 Droit', []],
  ['Première année d’IFSI', []],
  ['Licence 3 Droit', ['Licence 3 Droit']],
  ['Titre professionnel Plaquiste (niveau CAP)', ['Titre professionnel Plaquiste']],
  ['BTS Tourisme (option accueil)', ['BTS Tourisme']],
  ['Licence Histoire (L1, L2, L3)', ['Licence Histoire']],
  ['Diplôme de Soins (équivalent licence)', ['Diplôme de Soins (équivalent licence)']],
])('%s', (degree, names) => {
  expect(studiesOf(degree)).toEqual(names);
});

test('a training under way that the offer calls a plus is the first of the studies', () => {
  const facts = letterFacts({
    cv: makeCv({
      education: [
        { degree: 'BEP Carrières sanitaires', school: 'Lycée du Parc', year: '2019' },
        { degree: 'Diplôme universitaire Plaies et cicatrisation', school: null, year: '2027' },
      ],
    }),
    offer: parseOffer('Infirmière (H/F)\nVotre profil\n- un DU plaies et cicatrisation serait un plus\n'),
    today: '2026-11-22',
  });
  expect(facts.studies[0]).toMatchObject({ name: 'Diplôme universitaire Plaies et cicatrisation', held: 'under way' });
});

test('a job of the same title as a related one is related too, however little its lines say', () => {
  const job = (start: string, end: string, bullets: string[]) => ({
    title: 'Éducatrice de jeunes enfants',
    company: 'Crèche du Val',
    start,
    end,
    bullets,
  });
  const { jobs } = letterFacts({
    cv: makeCv({
      experiences: [
        job('2021-04', 'present', ['Référente de six enfants']),
        job('2015-09', '2018-07', ['Adaptation des enfants et entretiens avec les parents', 'Encadrement de l’équipe']),
      ],
    }),
    offer: parseOffer(
      'Référente technique de micro-crèche (H/F)\nVos missions\n- adaptation des enfants\n- entretiens avec les parents\n- encadrement de l’équipe\n',
    ),
    today: '2026-11-22',
  });
  expect(new Set(jobs.map(({ isRelated }) => isRelated)).size).toBe(1);
});

test.each([
  ['Comptable générale', 'Comptable général (H/F)', 'comptable générale'],
  [
    'Contrôleuse de gestion industrielle',
    'Contrôleur de gestion industriel (H/F)',
    'contrôleuse de gestion industrielle',
  ],
  ['Chargée de développement', 'Chargé de développement commercial (H/F)', 'chargée de développement commercial'],
])('%s: the post « %s » agrees with whoever asks for it', (title, post, said) => {
  const facts = letterFacts({
    cv: makeCv({ title, experiences: [{ title, company: 'Corbel', start: '2019-01', end: 'present', bullets: [] }] }),
    offer: parseOffer(`${post}\nCorbel, Dole – CDI\n`),
    today: '2026-11-22',
  });
  expect(facts.shortTitle?.text).toBe(said);
});
