import type { LanguageLevel } from '@coach/contracts/cv';
import { foldText } from './fold-text.ts';

/** A mark of the European framework and where it stands. */
type GridMark = { level: LanguageLevel; start: number; end: number };

const activity =
  /\b(comprehension|comprendre|understanding|ecout\w*|listening|lu\b|lire|lecture|reading|ecri\w*|redaction|writ\w*|parl\w*|oral\w*|interaction|conversation|s'exprimer|expression|production|speak\w*|spoken)/g;
const heard = /\b(?:comprehension|comprendre|understanding|ecout|listening)/;
const said = /\b(?:parl|oral|interaction|conversation|speak|spoken)/;
const legendWords = /\b(?:niveaux|utilisateurs?|users?|levels|cadre europeen|framework)\b/;
/** Characters between two marks of one language, « interaction orale (prendre part à une conversation) ». */
const longestLabel = 70;

/**
 * The one of several marks that is a person's level, as a careful recruiter takes them: that of speech where the marks say which one
 * it is, the lowest of them if it has two (interaction and expression), else the lowest of all. Bare marks in a row are read
 * as `columns`, the activities that a table names above, else as those of the Europass: five (listening, reading,
 * interaction, expression, writing) or three (understanding, speaking, writing). Null without marks.
 */
export function markOfGrid<Mark extends GridMark>(
  text: string,
  from: number,
  all: readonly Mark[],
  columns: readonly string[],
): Mark | null {
  const gaps: string[] = [];
  for (const mark of all) {
    const gap = foldText(text.slice(all[gaps.length - 1]?.end ?? from, mark.start));
    if (isLegend(gap) || (gaps.length > 0 && gap.length > longestLabel)) break;
    gaps.push(gap);
  }
  const marks = all.slice(0, gaps.length);
  const labels = labelsOf(text, marks, gaps, columns);
  const spoken = marks.filter((_, index) => isSpeech(labels[index] ?? ''));
  return lowest(spoken.length > 0 ? spoken : marks);
}

/** Whether a text goes on to what the marks mean, which is not what the person has: « Niveaux : A1 et A2… ». */
export function isLegend(text: string): boolean {
  return legendWords.test(foldText(text));
}

/** The activities that a text names, in order: « Compréhension / Parler / Écrire » three of them. */
export function activitiesIn(text: string): string[] {
  return [...foldText(text).matchAll(activity)].map(([word]) => word);
}

/** What each mark is the level of: told before it, after it, or by its column. */
function labelsOf(
  text: string,
  marks: readonly GridMark[],
  gaps: readonly string[],
  columns: readonly string[],
): readonly string[] {
  if (marks.length > 1 && gaps.slice(1).every((gap) => !/\p{L}/u.test(gap))) {
    const named = activitiesIn(gaps[0] ?? '');
    return [named, columns, ...usualGrids].find(({ length }) => length === marks.length) ?? [];
  }
  const end = marks.at(-1)?.end ?? 0;
  const after = foldText(text.slice(end, end + 25).split('\n')[0] ?? '');
  if (activitiesIn(gaps[0] ?? '').length === 0 && activitiesIn(after).length > 0) return [...gaps.slice(1), after];
  let told = '';
  return gaps.map((gap) => {
    if (activitiesIn(gap).length > 0) told = gap;
    return told;
  });
}

const usualGrids = [
  ['reading', 'speaking', 'writing'],
  ['listening', 'reading', 'speaking', 'speaking', 'writing'],
];

/** Speech, not hearing: « expression orale » and no « compréhension orale ». */
function isSpeech(label: string): boolean {
  return said.test(label) && !heard.test(label);
}

function lowest<Mark extends GridMark>(marks: readonly Mark[]): Mark | null {
  return [...marks].sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : 0))[0] ?? null;
}
