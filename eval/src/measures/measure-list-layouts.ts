import type { ParsedCv } from '@coach/contracts/cv';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { alikeTerms, fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import { languageLists, pastimeLists, skillLists } from '../list-layouts.ts';
import type { ReadPair } from '../read-set.ts';
import { inTurn, setPage } from '../set-page.ts';
import { Tally } from '../tally.ts';

const pagesEach = 5;
const mostSkills = 8;
const pastimes =
  'randonnée, lecture, football, cuisine, photographie, jardinage, natation, musique, théâtre, voyages, couture, échecs'.split(
    ', ',
  );

/** The labelled skills and languages of the CVs, and some pastimes, listed in every way: how many are read. */
export function measureListLayouts(pairs: readonly ReadPair[]): Figure[] {
  return [
    skillFigure(pairs.map(({ labels }) => labels.cv.skills.slice(0, mostSkills)).filter(({ length }) => length > 4)),
    languageFigure(pairs.map(({ labels }) => labels.cv.languages).filter(areFrench)),
    pastimeFigure(),
  ];
}

function skillFigure(people: readonly string[][]): Figure {
  const tally = new Tally();
  eachPage(skillLists, (list, turn) => {
    const skills = inTurn(people, turn);
    const heading = inTurn(['COMPÉTENCES', 'Compétences', 'COMPÉTENCES :'], turn);
    const read = parseCv({ text: setPage({ skills: `${heading}\n\n${list(skills)}` }) });
    const known = [...read.skills, ...read.certifications, ...read.licences];
    for (const skill of skills)
      tally.add(
        known.some((one) => alikeTerms(skill, one)),
        `${list(['…', '…'])}: ${skill}`,
      );
  });
  return figure(`the same skills in ${skillLists.length} lists, recall`, tally, 0.95);
}

function languageFigure(people: readonly ParsedCv['languages'][]): Figure {
  const tally = new Tally();
  eachPage(languageLists, (list, turn) => {
    const languages = inTurn(people, turn);
    const read = parseCv({ text: setPage({ languages: `LANGUES\n\n${list(languages, turn)}` }) }).languages;
    for (const { name, level } of languages)
      tally.add(
        read.some((one) => fold(one.name) === fold(name) && (level === null || one.level === level)),
        `${list([{ name, level }], turn)}: ${level}`,
      );
  });
  return figure(`the same languages in ${languageLists.length} lists, with their level`, tally, 0.96);
}

function pastimeFigure(): Figure {
  const tally = new Tally();
  eachPage(pastimeLists, (list, turn) => {
    const mine = [0, 5, 9, 3].map((step) => inTurn(pastimes, turn + step));
    const heading = inTurn(['LOISIRS', 'Centres d’intérêt', 'Centres d’intérêt :', 'INTÉRÊTS'], turn);
    const read = parseCv({ text: setPage({ end: `${heading}\n\n${list(mine)}` }) }).interests;
    for (const pastime of mine)
      tally.add(
        read.some((one) => fold(one) === fold(pastime)),
        `${list(['…', '…'])}: ${pastime}`,
      );
  });
  return figure(`pastimes in ${pastimeLists.length} lists`, tally, 0.98);
}

function eachPage<List>(lists: readonly List[], set: (list: List, turn: number) => void): void {
  for (let turn = 0; turn < lists.length * pagesEach; turn++) set(lists[Math.floor(turn / pagesEach)] as List, turn);
}

/** « French » is set in English CVs. */
function areFrench(languages: ParsedCv['languages']): boolean {
  return languages.length > 1 && !languages.some(({ name }) => /French|English|German|Spanish/.test(name));
}

function figure(name: string, { share, faults }: Tally, atLeast: number): Figure {
  return { name, value: share, unit: 'share', bound: { atLeast }, faults };
}
