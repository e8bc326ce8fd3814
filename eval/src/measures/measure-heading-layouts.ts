import type { HeadingKind } from '@coach/contracts/cv';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import { drawings, wordings } from '../heading-layouts.ts';
import { datings } from '../layouts.ts';
import type { ReadPair } from '../read-set.ts';
import { inTurn, towns } from '../set-page.ts';
import { f1 } from '../tally.ts';

const pagesEach = 8;
const contact = 'Camille Perrin\n12 rue des Lilas, 35000 Rennes\n06 39 98 12 34 – camille.perrin@example.com';
const orders: readonly (readonly HeadingKind[])[] = [
  ['summary', 'experience', 'education', 'tools', 'skills', 'languages', 'interests'],
  ['summary', 'education', 'skills', 'soft', 'experience', 'languages', 'interests'],
  ['skills', 'certifications', 'languages', 'interests', 'summary', 'experience', 'education'],
  ['experience', 'skills', 'other', 'languages', 'education', 'summary', 'interests'],
];

/**
 * The parts of the CVs under headings in every drawing, their words in turn, in several orders, with blank lines above
 * and below, above alone or nowhere: how many headings are read with text and kind.
 */
export function measureHeadingLayouts(pairs: readonly ReadPair[]): Figure {
  let [both, found, right] = [0, 0, 0];
  const faults: string[] = [];
  for (let turn = 0; turn < drawings.length * pagesEach; turn++) {
    const draw = drawings[Math.floor(turn / pagesEach)] as (typeof drawings)[number];
    const headings = inTurn(orders, turn).map((kind, place) => {
      const words = inTurn(wordings[kind], turn * 5 + (turn % pagesEach) + place);
      return { kind, words, drawn: draw(words, place + 1) };
    });
    const read = parseCv({ text: pageUnder(headings, inTurn(pairs, turn), turn % 4) }).headings;
    found += read.length;
    right += headings.length;
    for (const { kind, words, drawn } of headings) {
      const same = read.some((one) => one.kind === kind && [words, drawn].map(letters).includes(letters(one.text)));
      if (same) both++;
      else faults.push(`${JSON.stringify(drawn)} (${kind})`);
    }
  }
  return {
    name: `headings in ${drawings.length} drawings, F1`,
    value: f1(both, found, right),
    unit: 'share',
    bound: { atLeast: 0.98 },
    faults,
  };
}

type Drawn = { kind: HeadingKind; drawn: string };

/** `spacing` 0: blank lines above and below each heading; 2: none; else above. */
function pageUnder(headings: readonly Drawn[], pair: ReadPair, spacing: number): string {
  const below = spacing === 0 ? '\n\n' : '\n';
  const between = spacing === 2 ? '\n' : '\n\n';
  const parts = headings.map(({ kind, drawn }) => `${drawn}${below}${linesOf(kind, pair)}`);
  return `${[contact, ...parts].join(between)}\n`;
}

/** The labels of a pair as lines, with something usual where none are labelled. */
function linesOf(kind: HeadingKind, { labels: { cv } }: ReadPair): string {
  if (kind === 'experience') {
    const jobs = cv.experiences.filter(({ title, company, start }) => title && company && start).slice(0, 2);
    const set = jobs.map((job, index) => {
      const dates = datings[index]?.({ ...job, title: '', company: '', town: '', duties: [] });
      return `${job.title}, ${job.company}, ${towns[index]}\n${dates}\n- Accueil des clients et encaissement`;
    });
    return set.join('\n\n') || 'Vendeuse, Boulangerie Martin, Lyon\n03/2018 – 06/2021';
  }
  if (kind === 'education') {
    const studies = cv.education.filter(({ degree, year }) => degree && year).slice(0, 2);
    const set = studies.map(({ degree, school, year }) => `${year} : ${[degree, school].filter(Boolean).join(', ')}`);
    return set.join('\n') || '2014 : BTS MCO, lycée Colbert';
  }
  if (kind === 'skills' && cv.skills.length > 2)
    return cv.skills
      .slice(0, 6)
      .map((skill) => `- ${skill}`)
      .join('\n');
  return usual[kind];
}

const usual: Record<HeadingKind, string> = {
  summary: 'Vendeuse depuis dix ans dans la grande distribution, je cherche un poste de responsable de rayon.',
  experience: '',
  education: '',
  skills: '- Encaissement\n- Mise en rayon\n- Inventaires',
  tools: 'Excel, Word, SAP',
  soft: 'Rigueur, autonomie, sens de l’écoute',
  languages: 'Anglais : B2\nEspagnol : notions',
  interests: 'Randonnée, lecture, football',
  certifications: 'SST (2022)\nCACES R489 catégorie 3',
  other: 'Permis B, véhicule personnel\nDisponible immédiatement',
};

/** « F O R M A T I O N » and « 2. Formation » are « Formation ». */
function letters(text: string): string {
  return (fold(text) ?? '').replace(/[^a-z]/g, '');
}
