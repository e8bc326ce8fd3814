import type { Context } from '../../match/context.ts';
import { monthIndexOf } from '../../match/months.ts';
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
  const found = lines
    .filter(({ section, heading }) => !heading && summing.has(section))
    .slice(0, 120)
    .flatMap(({ text, start }) => [...text.slice(0, 600).matchAll(said)].map((match) => ({ match, start })));
  const worked = new Set(
    jobs.flatMap(({ experience, bullets }) =>
      [experience.title ?? '', experience.company ?? '', ...bullets.map(({ text }) => text)].flatMap(rootsOf),
    ),
  );
  let best: StatedYears | null = null;
  for (const { match, start } of found) {
    const [whole, figure = '', link = '', rest = ''] = match;
    const years = yearsIn(figure);
    if (years < 2 || years > mostYears || years * 12 > career + 12 || years <= (best?.years ?? 0)) continue;
    if (!/expérience/i.test(link) && !isWork(rest, worked)) continue;
    const at = start + match.index;
    const length = {
      text: spoken(figure, years),
      evidence: evidenceAt('cv', cv.text, { start: at, end: at + whole.trimEnd().length }),
    };
    best = { years, length, as: fieldOf(link, rest) };
  }
  return best;
}

/** « de métier », « de bulletins de paie » of a payroll clerk; « de danse » is none. */
function isWork(rest: string, worked: ReadonlySet<string>): boolean {
  return (
    /^(?:métier|pratique|carrière|activité|terrain|profession)(?!\p{L})/iu.test(rest) ||
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
