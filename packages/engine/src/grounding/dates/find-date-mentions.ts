import { parseDateRanges } from '../../text/parse-date-range.ts';
import type { Reading } from '../text/read-text.ts';

/** A date or period as told: `from`/`to` are `YYYY`, `YYYY-MM`, `--MM` or `present`. */
export type DateMention = {
  role: 'at' | 'since' | 'until' | 'range';
  from: string;
  to: string;
  start: number;
  end: number;
};

const dayBefore = /(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?:1er|\d{1,2}) $/;
/** Dates and periods of a text, in order; a month alone counts only where a small word makes it a date. */
export function findDateMentions({ text, folded }: Reading): DateMention[] {
  const mentions: DateMention[] = [];
  for (const { from, to, start, end, single } of periodsIn(text)) {
    const begins = start - (dayBefore.exec(folded.slice(Math.max(0, start - 16), start))?.[0].length ?? 0);
    const at = { start: begins, end };
    if (from === null) mentions.push({ role: 'until', from: to ?? '', to: to ?? '', ...at });
    else if (single) mentions.push({ role: 'at', from, to: from, ...at });
    else if (to === 'present') mentions.push({ role: 'since', from, to, ...at });
    // « jusqu’en mai 2028 et novembre 2027 »: two days, for no period goes backwards.
    else if (to && to !== 'present' && from.length === to.length && to < from)
      mentions.push(...[from, to].map((date): DateMention => ({ role: 'at', from: date, to: date, ...at })));
    else mentions.push({ role: 'range', from, to: to ?? from, ...at });
  }
  mentions.push(...monthsBetween(folded));
  mentions.sort((a, b) => a.start - b.start);
  return [...mentions, ...bracketMonths(folded), ...monthsObtained(folded), ...loneMonths(folded, mentions)].sort(
    (a, b) => a.start - b.start,
  );
}

/** « entre mars et septembre » gives the parser no end: months are looked for apart. */
function periodsIn(text: string): ReturnType<typeof parseDateRanges> {
  return parseDateRanges(monthsFirst(text)).filter(({ from, to }) => from !== null || to);
}

const yearFirst =
  /\b((?:19|20)\d\d), ?(janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre)\b(?! ?\d)/gi;

/** « 2021, février > 2025, août »: the month behind its year, written where it is looked for, at the same length. */
function monthsFirst(text: string): string {
  return text.replace(yearFirst, (written, year: string, month: string) => `${month} ${year}`.padEnd(written.length));
}

const loneMonth =
  /\b(?:en|depuis|de|des|debut|fin|mi|jusqu'en|au mois de|a partir de|courant|avant|apres|du|entre|1er|\d{1,2})[ -](janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/g;
const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

const bracketMonth = new RegExp(
  `\\b((?:19|20)\\d\\d) \\((${months.join('|')})(?: (?:a|-|–) (${months.join('|')}))?\\)`,
  'g',
);

/** « 2021 (avril) », « 2017 (juin à septembre) »: the month behind its year. */
function bracketMonths(folded: string): DateMention[] {
  return [...folded.matchAll(bracketMonth)].flatMap(({ index, 0: written, 1: year, 2: first, 3: last }) =>
    [first, last].flatMap((month): DateMention[] => {
      const at = months.indexOf(month ?? '');
      const value = `${year}-${String(at + 1).padStart(2, '0')}`;
      return at < 0 ? [] : [{ role: 'at', from: value, to: value, start: index, end: index + written.length }];
    }),
  );
}

const monthObtained = new RegExp(
  `(?<=^|\\n)[ \\t]*((?:19|20)\\d\\d)\\b(?![^\\n]*\\b(?:19|20)\\d\\d)[^\\n]{4,200}\\b(?:obten|valid|delivr|souten)[a-z]* en (${months.join('|')})\\b`,
  'g',
);

/** « 2020 : Diplôme d’État …, obtenu en juillet »: the month at the other end of the line. */
function monthsObtained(folded: string): DateMention[] {
  return [...folded.matchAll(monthObtained)].map(({ index, 0: written, 1: year, 2: month = '' }) => {
    const value = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`;
    return {
      role: 'at',
      from: value,
      to: value,
      start: index + written.length - month.length,
      end: index + written.length,
    };
  });
}

const between = new RegExp(`\\bentre (${months.join('|')}) et (${months.join('|')})\\b(?! ?\\d)`, 'g');

/** « entre mars et septembre », which the documents tell with their year. */
function monthsBetween(folded: string): DateMention[] {
  const monthOf = (month = '') => `--${String(months.indexOf(month) + 1).padStart(2, '0')}`;
  return [...folded.matchAll(between)].map(({ index, 0: written, 1: from, 2: to }) => ({
    role: 'range',
    from: monthOf(from),
    to: monthOf(to),
    start: index,
    end: index + written.length,
  }));
}

/** « en mars », « fin juin »: months whose year stands elsewhere, outside of the dates already known. */
function loneMonths(folded: string, known: readonly DateMention[]): DateMention[] {
  let next = 0;
  return [...folded.matchAll(loneMonth)].flatMap(({ index, 0: written, 1: month = '' }): DateMention[] => {
    const end = index + written.length;
    while (next < known.length && (known[next] as DateMention).end <= index) next++;
    if ((known[next]?.start ?? end) < end) return [];
    const value = `--${String(months.indexOf(month) + 1).padStart(2, '0')}`;
    return [{ role: 'at', from: value, to: value, start: end - month.length, end }];
  });
}
