import { misplaced } from './anchors.ts';
import { stemsOf } from './career.ts';
import { type CheckContext, type Finding, factsAt } from './context.ts';
import { addDate, emptyDates, tellsDate } from './date-facts.ts';
import type { Facts, Owned } from './facts.ts';
import type { DateMention } from './find-date-mentions.ts';
import { sentenceAt } from './read-text.ts';
import { reasons } from './reasons.ts';
import { stances } from './stance.ts';

/** Dates that no document tells, or that belong to another job or diploma. */
export function checkDates(context: CheckContext): Finding[] {
  const { scopeAt } = context;
  return context.dates.flatMap((mention): Finding[] => {
    const facts = factsAt(context, mention.start);
    if (!facts || isToday(context, mention)) return [];
    const quote = context.reading.text.slice(mention.start, mention.end);
    const report = (reason: string): Finding[] => [{ kind: 'date', start: mention.start, end: mention.end, reason }];
    if (!tellsDate(facts.dates, mention)) return report(reasons.date(quote));
    if (context.marks[mention.start] !== stances.self) return [];
    const tellers = facts.dateMentions.filter(({ fact }) => tells(fact, mention));
    const elsewhere =
      halves(mention)
        .map((half) => facts.dateMentions.filter(({ fact }) => tells(fact, half)))
        .map((tellers) => misplaced(context, scopeAt(mention.start), tellers, ['job', 'study']))
        .find((name) => name !== null) ?? null;
    if (elsewhere !== null) return report(reasons.swapped(quote, elsewhere));
    const title = titleSinceOther(context, facts, mention);
    if (title !== null) return report(reasons.swapped(quote, title));
    const award = awardWithout(context, facts, mention, tellers);
    return award === null ? [] : report(reasons.swapped(quote, award));
  });
}

/** « Chef d’équipe depuis 2018 » where the jobs of that title begin at other times: the title, or null. */
function titleSinceOther({ reading }: CheckContext, facts: Facts, { role, from, start }: DateMention): string | null {
  const before = reading.folded.slice(Math.max(0, start - 60), start);
  const title = role === 'since' ? /(?:^|[.;:,\n] ?)([^.;:,\n]{4,50}?) $/.exec(before)?.[1] : undefined;
  const [head, ...rest] = stemsOf(title ?? '');
  if (!head || !/^\d{4}/.test(from)) return null;
  const jobs = facts.entries.filter(({ kind, title: held }) => kind === 'job' && held.includes(head));
  if (!jobs.some(({ title: held }) => rest.every((word) => held.includes(word)))) return null;
  const begins = jobs.some(({ owner }) => facts.cv?.experiences[owner]?.start?.startsWith(from.slice(0, 4)));
  const lines = facts.linesOfStem.get(head);
  const isDated = facts.dateMentions.some(
    ({ fact, line }) => lines?.has(line) && [fact.from, fact.to].some((date) => date.startsWith(from.slice(0, 4))),
  );
  return begins || isDated ? null : (title ?? null);
}

/** A period is told where its beginning and its end are. */
function halves(mention: DateMention): DateMention[] {
  return mention.role === 'range'
    ? [
        { ...mention, role: 'since' },
        { ...mention, role: 'until' },
      ]
    : [mention];
}

function tells(told: DateMention, mention: DateMention): boolean {
  const facts = emptyDates();
  addDate(facts, told);
  if (mention.role !== 'range') return tellsDate(facts, mention);
  return (
    tellsDate(facts, mention) ||
    tellsDate(facts, { ...mention, role: 'since' }) ||
    tellsDate(facts, { ...mention, role: 'until' })
  );
}

/** The day a letter is written, beside its place. */
function isToday({ today, reading, marks }: CheckContext, { from, role, start, end }: DateMention): boolean {
  const framed =
    marks[start] === stances.frame ||
    /(?:^|\n)[\p{L} '-]{0,40},? (?:le|ce) $/u.test(reading.text.slice(Math.max(0, start - 60), start));
  if (today === null || marks[start] === stances.frame) return framed;
  if (role !== 'at' || !today.startsWith(from.slice(0, 7))) return false;
  const day =
    /^\D{0,10}(\d{1,2})(?:er)? /.exec(reading.text.slice(start, end))?.[1] ??
    /^(\d{1,2})[/.-]/.exec(reading.text.slice(start, end))?.[1];
  return framed && (day === undefined || Number(day) === Number(today.slice(8, 10)));
}

/** A date beside a diploma or certificate whose own line gives other dates. */
function awardWithout(
  context: CheckContext,
  facts: Facts,
  mention: DateMention,
  tellers: readonly Owned<DateMention>[],
): string | null {
  const { reading, terms } = context;
  const sentence = reading.sentences[sentenceAt(reading.sentences, mention.start)];
  const near = termsWithin(terms, mention.start - 60, mention.start + 60).filter(
    ({ kind, start, end }) =>
      (kind === 'diploma' || kind === 'certification' || kind === 'licence') &&
      start >= (sentence?.start ?? 0) &&
      end <= (sentence?.end ?? 0),
  );
  const term = near[0];
  if (
    !term ||
    near.length > 1 ||
    /[;:]|\bpuis\b|\bj'/.test(
      reading.folded.slice(Math.min(term.end, mention.end), Math.max(term.start, mention.start)),
    )
  )
    return null;
  const lines = new Set((facts.terms.get(term.name) ?? []).map(({ line }) => line));
  const owners = new Set((facts.terms.get(term.name) ?? []).flatMap(({ owner }) => (owner >= 0 ? [owner] : [])));
  if (lines.size === 0) return null;
  const dated = facts.dateMentions.some(({ line, owner }) => lines.has(line) || owners.has(owner));
  const told = tellers.some(({ line, owner }) => lines.has(line) || owners.has(owner));
  return dated && !told ? reading.text.slice(term.start, term.end) : null;
}

/** The terms that begin in a stretch of text. */
function termsWithin(terms: CheckContext['terms'], from: number, to: number): CheckContext['terms'] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: CheckContext['terms'] = [];
  for (let index = low; index < terms.length && (terms[index]?.start ?? to) < to; index++)
    found.push(terms[index] as CheckContext['terms'][number]);
  return found;
}
