import type { Context } from '../../match/context.ts';
import { monthIndexOf } from '../../match/months.ts';
import { knownVerb } from '../french/actions.ts';
import { numbers } from '../french/spoken-period.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import { rootsOf } from './roots-of.ts';

/** Years of work in the person's own figure; `as` is what stands behind « d’expérience » in a letter. */
export type StatedYears = { years: number; length: Piece; as: string };

const tens: Record<string, number> = { 'vingt-cinq': 25, trente: 30, 'trente-cinq': 35, quarante: 40 };
const values = new Map<string, number>([
  ...numbers.flatMap((word, value): [string, number][] => (value > 1 ? [[word, value]] : [])),
  ...Object.entries(tens),
]);
const count = `(?:${[...values.keys()].sort((a, b) => b.length - a.length).join('|')}|\\d{1,2})`;
const said = new RegExp(
  `(?<!\\p{L}|\\d|[-’'] ?|(?:en|il y a|tous les|âgée? de|de|à|depuis|entre|et) )((?:plus de |près de )?${count}) ans (d['’]expérience|de |d['’]|sur |en |dans |à |au |aux |auprès |entre )([^.,;:!?()\\n–—|•]{0,90})`,
  'giu',
);
const mostYears = 48;

/** Where someone sums up what they are: « 15 ans de danse » among the pastimes is no work. */
const summing = new Set(['title', 'summary', 'header']);

/**
 * « Douze ans de bulletins de paie », « 17 ans d’expérience en PME »: the largest figure the CV itself gives, as far as
 * its jobs go back that long. An age (« 42 ans, permis B ») and how long one job lasted are none, and what is not called
 * experience has to be what the jobs are about.
 */
export function readStatedYears({ cv, jobs, lines, today }: Context): StatedYears | null {
  const first = Math.min(...jobs.flatMap(({ period }) => period?.from ?? []));
  const career = monthIndexOf(today.slice(0, 7)) - first;
  if (!Number.isFinite(career)) return null;
  const worked = new Set(
    jobs.flatMap(({ experience, bullets }) =>
      [experience.title ?? '', experience.company ?? '', ...bullets.map(({ text }) => text)].flatMap(rootsOf),
    ),
  );
  const year = Number(today.slice(0, 4));
  let best: StatedYears | null = null;
  for (const { text, start } of lines.filter((line) => !line.heading && summing.has(line.section)).slice(0, 120))
    for (const { at, end, figure, years, as } of [...summedIn(text, worked), ...sinceIn(text, worked, year)]) {
      if (years < 2 || years > mostYears || years * 12 > career + 12 || years <= (best?.years ?? 0)) continue;
      const evidence = evidenceAt('cv', cv.text, { start: start + at, end: start + end });
      best = { years, length: { text: spoken(figure, years), evidence }, as };
    }
  return best;
}

type Figure = { at: number; end: number; figure: string; years: number; as: string };

/** « Douze ans de bulletins de paie », « 18 ans de métier ». */
function summedIn(text: string, worked: ReadonlySet<string>): Figure[] {
  return [...text.slice(0, 600).matchAll(said)].flatMap(
    ({ index, 0: whole, 1: figure = '', 2: link = '', 3: rest = '' }) => {
      if (!/expérience/i.test(link) && !isWork(rest, worked) && !isDoing(link, rest)) return [];
      const as = fieldOf(link, rest);
      return [{ at: index, end: index + whole.trimEnd().length, figure, years: yearsIn(figure), as }];
    },
  );
}

/** « Neuf ans à écrire du code » */
function isDoing(link: string, rest: string): boolean {
  return link === 'à ' && knownVerb(rest.split(' ')[0] ?? '') !== null;
}

const sinceFigure = new RegExp(
  `(?<!\\p{L})(?:depuis (?<first>${count}) ans,? j(?:e |[’'])(?<does>\\p{Ll}+)|j(?:e |[’'])(?<doing>\\p{Ll}+)(?<what>[^.,;:!?]{0,30}) depuis (?<second>${count}) ans)(?!\\p{L})(?<rest>[^.;!?]{0,60})`,
  'giu',
);
/** What one does beside work, or is: « je vis depuis dix ans à Reims ». */
const beside =
  /^(?:habit|vi[st]|résid|cherch|jou|dans|chant|cour|nag|pratiqu|pass|rêv|lis|march|voyag|élèv|étai|ai$|a$|attend|souhait|veu|aim|préside|appren)/iu;
const sinceYear = /^(?<what>.{3,60}?),? depuis (?<year>(?:19|20)\d\d)(?![\d/])/iu;

/** « je conduis depuis douze ans des opérations », « Depuis dix ans, j’aide … », « Comptable depuis 2008 ». */
function sinceIn(text: string, worked: ReadonlySet<string>, year: number): Figure[] {
  const told = [...text.slice(0, 600).matchAll(sinceFigure)].flatMap(({ index, 0: whole, groups = {} }): Figure[] => {
    const verb = groups.does ?? groups.doing ?? '';
    const figure = groups.first ?? groups.second ?? '';
    const isOf = isWork(`${groups.what ?? ''} ${groups.rest ?? ''}`, worked);
    if (beside.test(verb) || (/^suis$/iu.test(verb) && !isOf)) return [];
    return [{ at: index, end: index + whole.trimEnd().length, figure, years: yearsIn(figure), as: 'professionnelle' }];
  });
  const { 0: whole = '', groups } = sinceYear.exec(text) ?? {};
  const years = year - Number(groups?.year ?? year) - 1;
  if (years < 2 || !isWork((groups?.what ?? '').replace(/^.*(?<!\p{L})dans (?:le |ce )/iu, ''), worked)) return told;
  return [...told, { at: 0, end: whole.length, figure: `plus de ${years}`, years, as: 'professionnelle' }];
}

/** « de métier », « de bulletins de paie » of a payroll clerk; « de danse » is none. */
function isWork(rest: string, worked: ReadonlySet<string>): boolean {
  return (
    /^(?:m[ée]tier|pratique|carri[èe]re|activit[ée]|terrain|profession)(?!\p{L})/iu.test(rest) ||
    rootsOf(rest).some((root) => worked.has(root))
  );
}

function yearsIn(figure: string): number {
  const word = figure.toLowerCase().replace(/^(?:plus|près) de /, '');
  return values.get(word) ?? Number(word);
}

/** « douze ans », « plus de six ans », in the words a letter has for them. */
function spoken(figure: string, years: number): string {
  const lead = /^(?:plus|près) de /i.exec(figure)?.[0].toLowerCase() ?? '';
  return `${lead}${numbers[years] ?? years} ans`;
}

/** « en PME industrielles », « sur le terrain »: where it was, where that stands well behind « d’expérience ». */
function fieldOf(link: string, rest: string): string {
  const words = typeset(/expérience/i.test(link) ? rest.trim() : `${link}${rest}`.trim());
  const isField = /^(?:en|dans|sur|à|au|aux|auprès|comme) \p{L}/u.test(words) && words.split(' ').length <= 7;
  return isField &&
    !/(?<!\p{L})(?:je|j’|m’|et|un|une|pour|de|du|des|le|la|les)$/u.test(words) &&
    !/ (?:je |j’|m’)/.test(words)
    ? words
    : 'professionnelle';
}
