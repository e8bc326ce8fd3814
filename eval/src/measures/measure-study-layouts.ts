import { parseCv } from '@coach/engine/cv/parse-cv';
import { alikeNames } from '../alike.ts';
import type { Figure } from '../figure.ts';
import type { ReadPair } from '../read-set.ts';
import { inTurn, setPage, towns } from '../set-page.ts';
import { type SetStudy, setStudy, studyLayouts } from '../study-layouts.ts';
import { f1, Tally } from '../tally.ts';

const pagesEach = 4;
const mostStudies = 3;

/**
 * The labelled studies of the CVs, set again as text in every way of `studyLayouts`, with and without blank lines: how
 * many are read with diploma and year, and how many of these with their school.
 */
export function measureStudyLayouts(pairs: readonly ReadPair[]): Figure[] {
  const people = pairs.map(studiesOf).filter((studies) => studies.length > 1);
  let [both, found, right] = [0, 0, 0];
  const faults: string[] = [];
  const schools = new Tally();
  for (let turn = 0; turn < studyLayouts.length * pagesEach; turn++) {
    const layout = studyLayouts[Math.floor(turn / pagesEach)] as string;
    const studies = inTurn(people, turn);
    const set = studies.map((study) => setStudy(layout, study)).join(turn % 2 === 0 ? '\n' : '\n\n');
    const read = parseCv({ text: setPage({ education: `FORMATION\n\n${set}` }) }).education;
    found += read.length;
    right += studies.length;
    for (const study of studies) {
      const same = read.find(({ degree, year }) => alikeNames(study.degree, degree) && year === study.year);
      const fault = `${JSON.stringify(layout)}: ${study.degree} | ${study.school} | ${study.year}`;
      if (same) both++;
      else faults.push(fault);
      if (same && layout.includes('{H'))
        schools.add(alikeNames(study.school, same.school), `${fault} ≠ ${same.school}`);
    }
  }
  return [
    figure(`the same studies in ${studyLayouts.length} layouts, F1`, f1(both, found, right), 0.95, faults),
    figure('schools of these studies', schools.share, 0.97, schools.faults),
  ];
}

/** Studies with a diploma, a school and a year, no two of which have the same of all. */
function studiesOf({ labels }: ReadPair): SetStudy[] {
  return labels.cv.education
    .flatMap(({ degree, school, year }) =>
      degree && year && school && school.length < 60 && !/même/.test(school) ? [{ degree, school, year }] : [],
    )
    .slice(0, mostStudies)
    .map((study, index) => ({ ...study, town: inTurn(towns, index) }));
}

function figure(name: string, value: number, atLeast: number, faults: string[]): Figure {
  return { name, value, unit: 'share', bound: { atLeast }, faults };
}
