import { linkedinReportSchema } from '@coach/contracts/linkedin';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { groundingOf } from '../grounding/find-ungrounded.ts';
import { makeCv } from '../testing/make-cv.ts';
import { type ProfileFixture, profileFixtures } from '../testing/profile-fixtures.ts';
import { analyseLinkedin } from './analyse-linkedin.ts';
import { profileCriteria } from './criteria/profile-criteria.ts';
import { readLinkedinProfile } from './read-linkedin-profile.ts';
import { type ProfileInput, profileContextOf } from './score/profile-context.ts';

const today = '2026-11-21';
let fixtures: ProfileFixture[] = [];
beforeAll(async () => {
  fixtures = await profileFixtures();
}, 60_000);

function analyse(text: string, input: Partial<ProfileInput> = {}) {
  const profile = readLinkedinProfile(text);
  if (!profile) throw new Error('no profile');
  return analyseLinkedin({ profile, profileUrl: null, cv: null, targetPositions: [], today, ...input });
}

const fixtureNamed = (name: string) => fixtures.find((each) => each.name.startsWith(name))?.text ?? '';
/** How much of a criterion is won. */
function ratioOf(text: string, id: string, profileUrl: string | null = null): number {
  const profile = readLinkedinProfile(text);
  if (!profile) throw new Error('no profile');
  const context = profileContextOf({ profile, profileUrl, cv: null, targetPositions: [], today });
  return profileCriteria.find((each) => each.id === id)?.check(context).ratio ?? Number.NaN;
}

const cv = makeCv({
  contact: { fullName: 'Mehdi Barrault', city: 'Orléans' },
  title: 'Responsable logistique',
  experiences: [
    {
      title: 'Responsable logistique',
      company: 'VALDOR DISTRIBUTION SAS',
      start: '2020',
      end: 'present',
      bullets: ['Pilotage de 46 personnes'],
    },
    {
      title: 'Chef d’équipe réception',
      company: 'Valdor Distribution',
      start: '2016-05',
      end: '2018-12',
      bullets: ['Encadrement de 12 caristes'],
    },
    {
      title: 'Cariste',
      company: 'Valdor Distribution',
      start: '2014-02',
      end: '2016-04',
      bullets: ['Chargement de 30 camions par jour'],
    },
    { title: 'Magasinier', company: 'Quincaillerie Aubert', start: '2010-01', end: '2011-06', bullets: [] },
  ],
  education: [{ degree: 'Bac pro Logistique', school: 'Lycée Benjamin-Franklin', year: '2012' }],
  listed: ['Excel', 'SAP'],
  languages: [{ name: 'Anglais', level: 'B2' }],
});

describe('over every profile, alone and beside a CV', () => {
  const cvFor = ({ name, text }: ProfileFixture) =>
    name.startsWith('responsable') ? cv : name.startsWith('comptable') ? parseCv({ text }) : null;

  test('points add up, and every quote is where it says', () => {
    for (const fixture of fixtures) {
      const own = cvFor(fixture);
      const report = analyse(fixture.text, { cv: own });
      expect(linkedinReportSchema.parse(report)).toEqual(report);
      const sum = (field: 'points' | 'maxPoints') => report.criteria.reduce((total, each) => total + each[field], 0);
      expect([sum('points'), sum('maxPoints')]).toEqual([report.score, 100]);
      expect(report.criteria.filter(({ points, maxPoints }) => points > maxPoints)).toEqual([]);
      for (const { source, start, end, quote } of report.criteria.flatMap(({ evidence }) => evidence)) {
        expect((source === 'cv' ? own?.text : fixture.text)?.slice(start, end)).toBe(quote);
      }
    }
  });

  test('the same profile gives the same report, which states nothing that neither text tells', () => {
    for (const fixture of fixtures) {
      const own = cvFor(fixture);
      const report = analyse(fixture.text, { cv: own });
      expect(JSON.stringify(analyse(fixture.text, { cv: own }))).toBe(JSON.stringify(report));
      const guard = groundingOf({ cv: own ?? fixture.text, extra: [fixture.text], today });
      expect(report.suggestions.flatMap(({ suggestion }) => guard(suggestion))).toEqual([]);
      const said = [...Object.values(report.analysis).flat(), ...report.suggestions.map(({ reason }) => reason)];
      expect(said.filter((sentence) => /«[^\u202f]|[^\u202f]»|\w [;!?]/.test(sentence))).toEqual([]);
      expect(report.keywordsPresent.filter((term) => !report.keywords.includes(term))).toEqual([]);
      expect(report.contentRecommendations.length).toBeGreaterThan(0);
    }
  });
});

test('a full profile scores high, a bare one low', () => {
  expect(analyse(fixtureNamed('developpeuse')).score).toBeGreaterThanOrEqual(75);
  expect(analyse(fixtureNamed('comptable')).score).toBeGreaterThanOrEqual(75);
  expect(analyse(fixtureNamed('vendeuse')).score).toBeLessThanOrEqual(35);
});

const bare = `Camille Roux
Comptable chez Vireux
Nantes
Expérience
Comptable
Vireux · CDI
2021 - aujourd’hui
Aide à la saisie
Formation
Lycée Gaston-Berger
BTS Comptabilité`;
const about = (words: string) => bare.replace('Nantes\n', `Nantes\nInfos\n${words}\n`);
const short = 'Le travail bien fait.';

describe('each improvement raises its criterion', () => {
  test.each([
    ['headline-own-words', bare, bare.replace('Comptable chez Vireux', 'Comptable | TVA, paie')],
    ['headline-speciality', bare, bare.replace('Comptable chez Vireux', 'Comptable | TVA, paie')],
    ['headline-length', bare.replace(' chez Vireux', ''), bare],
    ['headline-target', bare.replace('Comptable chez', 'Salariée chez'), bare],
    ['headline-plain', bare.replace('Comptable chez', 'Comptable passionnée chez'), bare],
    ['about-present', bare, about(short)],
    ['about-length', about(short), about(short.repeat(20))],
    ['about-opening', about(short), about('Comptable à Nantes, je tiens la TVA et la paie.')],
    ['about-first-person', about(short), about('Je travaille bien.')],
    ['about-figures', about(short), about('Je tiens 35 dossiers.')],
    ['about-keywords', about(short), about('TVA, paie, lettrage.')],
    ['about-call', about(short), about(`${short} Écrivez-moi.`)],
    ['experience-dates', bare, bare.replace('2021 -', 'mars 2021 -')],
    ['experience-described', bare.replace('Aide à la saisie\n', ''), bare],
    [
      'experience-detail',
      bare,
      bare.replace('Aide à la saisie', 'Saisie des factures\nGestion de la TVA\nSuivi des relances'),
    ],
    ['experience-actions', bare.replace('Aide à', 'Moi et'), bare.replace('Aide à la saisie', 'Saisie des factures')],
    ['experience-figures', bare, bare.replace('Aide à la saisie', 'Saisie de 300 factures')],
    [
      'experience-direct',
      bare.replace('Aide à', 'J’ai participé à'),
      bare.replace('Aide à la saisie', 'Saisie des factures'),
    ],
    ['experience-results', bare, bare.replace('Aide à la saisie', 'Délai de clôture réduit de moitié')],
    ['skills-count', bare, `${bare}\nCompétences\nTVA\nSage 100\nLettrage`],
    ['skills-top', `${bare}\nCompétences\nCuisine\nVoile\nPoterie`, `${bare}\nCompétences\nTVA\nSage 100\nLettrage`],
    ['location', bare.replace('Nantes\n', ''), bare],
    ['education', bare.slice(0, bare.indexOf('Formation')), bare],
    ['education-detail', bare, `${bare}\n2012 - 2014`],
    ['languages', bare, `${bare}\nLangues\nAnglais\nCapacité professionnelle complète`],
    ['keywords-experience', bare, bare.replace('Aide à la saisie', 'TVA, lettrage, rapprochements bancaires')],
    ['keywords-coverage', bare, bare.replace('Aide à la saisie', 'TVA, lettrage, rapprochements bancaires')],
  ])('%s', (id, before, after) => {
    expect(ratioOf(after, id)).toBeGreaterThan(ratioOf(before, id));
  });

  test('an address of one’s own', () => {
    const at = (slug: string) => ratioOf(bare, 'custom-url', `https://www.linkedin.com/in/${slug}/`);
    expect(at('camille-roux')).toBeGreaterThan(at('camille-roux-7b41a2'));
  });
});

test('what a text cannot tell weighs nothing, and without a CV nothing is compared', () => {
  const { criteria, differences } = analyse(fixtureNamed('comptable'));
  const unknown = [
    'photo',
    'connections',
    'recommendations',
    'skills-count',
    'same-dates',
    'same-titles',
    'latest-on-both',
  ];
  for (const id of unknown) {
    expect(criteria.find((each) => each.id === id)).toMatchObject({ verdict: 'not_applicable', maxPoints: 0 });
  }
  expect(differences).toEqual([]);
});

test('neither a name nor a break of two years moves the score', () => {
  const text = fixtureNamed('educateur');
  const other = text.replaceAll('Yann Prigent', 'Fatoumata Ben Salah');
  expect(analyse(other).score).toBe(analyse(text).score);
  expect(analyse(text.replace('août 2016 - juin 2026', 'août 2018 - juin 2026')).score).toBe(analyse(text).score);
});

describe('the profile beside the CV', () => {
  const kindsOf = (other: typeof cv, name = 'responsable') =>
    analyse(fixtureNamed(name), { cv: other }).differences.map(({ kind, profile, cv: told }) => [kind, profile, told]);

  test('shows what disagrees, and lets case, legal form and bare years pass', () => {
    expect(kindsOf(cv)).toEqual([
      ['dates', 'mai 2016 – déc. 2019', 'mai 2016 – déc. 2018'],
      ['only_on_cv', null, 'Magasinier, Quincaillerie Aubert (janv. 2010 – juin 2011)'],
      ['only_on_profile', 'Préparateur de commandes, Transports Joly-Mercier (sept. 2012 – janv. 2014)', null],
      ['education', expect.stringContaining('Technicien supérieur'), null],
    ]);
  });

  test('sees another title, another employer and another name', () => {
    const [first, ...rest] = cv.experiences;
    const changed = {
      ...cv,
      contact: { ...cv.contact, fullName: 'Mehdi Courtois' },
      experiences: [
        { ...(first ?? { start: null, end: null, bullets: [] }), title: 'Assistant logistique', company: 'Valdor' },
        ...rest,
      ],
    };
    expect(kindsOf(changed).map(([kind]) => kind)).toEqual(expect.arrayContaining(['name', 'title']));
  });

  test('finds nothing to say of a CV that tells the same', () => {
    const { text } = fixtures.find(({ name }) => name.startsWith('comptable')) ?? { text: '' };
    expect(analyse(text, { cv: parseCv({ text }) }).differences).toEqual([]);
  });
});

test('an English profile is answered in French, and told of a French version', () => {
  const { analysis } = analyse(fixtureNamed('data-analyst'));
  expect(analysis.opportunities.join(' ')).toContain('version française');
});

test('the position aimed at counts more than the one held', () => {
  const aimed = analyse(fixtureNamed('comptable'), { targetPositions: ['Contrôleur de gestion'] });
  expect(aimed.keywords).toContain('Contrôle de gestion');
  expect(aimed.score).toBeLessThan(analyse(fixtureNamed('comptable')).score);
});
