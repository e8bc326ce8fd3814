import { findDates } from '../text/find-dates.ts';
import { parseDateRanges } from '../text/parse-date-range.ts';
import type { Reading } from './read-text.ts';

/** A date or period as told: `from`/`to` are `YYYY`, `YYYY-MM`, `--MM` or `present`. */
export type DateMention = {
  role: 'at' | 'since' | 'until' | 'range';
  from: string;
  to: string;
  start: number;
  end: number;
};

const dayBefore = /(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?:1er|\d{1,2}) $/;
const monthLead =
  /(?:\b(?:en|depuis|de|des|debut|fin|mi|jusqu'en|au mois de|a partir de|courant|avant|apres|du|entre) ?-?|\b(?:1er|\d{1,2}) )$/;

/** Dates and periods of a text, in order; a month alone counts only where a small word makes it a date. */
export function findDateMentions({ text, folded }: Reading): DateMention[] {
  const mentions: DateMention[] = [];
  for (const { from, to, start, end, single } of parseDateRanges(text)) {
    const begins = start - (dayBefore.exec(folded.slice(Math.max(0, start - 16), start))?.[0].length ?? 0);
    const at = { start: begins, end };
    if (from === null) mentions.push({ role: 'until', from: to ?? '', to: to ?? '', ...at });
    else if (single) mentions.push({ role: 'at', from, to: from, ...at });
    else if (to === 'present') mentions.push({ role: 'since', from, to, ...at });
    else mentions.push({ role: 'range', from, to: to ?? from, ...at });
  }
  return [...mentions, ...loneMonths(text, folded, mentions)].sort((a, b) => a.start - b.start);
}

/** « sept » and « mar » are words or figures where no year follows. */
const fullMonth = /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)/;

function loneMonths(text: string, folded: string, known: readonly DateMention[]): DateMention[] {
  let next = 0;
  return findDates(text).flatMap(({ value, start, end }): DateMention[] => {
    while (next < known.length && (known[next] as DateMention).end <= start) next++;
    const holder = known[next];
    if (!value.startsWith('--') || end - start < 3 || (holder && holder.start <= start)) return [];
    if (!fullMonth.test(folded.slice(start, end))) return [];
    const lead = monthLead.exec(folded.slice(Math.max(0, start - 16), start));
    return lead ? [{ role: 'at', from: value, to: value, start, end }] : [];
  });
}
