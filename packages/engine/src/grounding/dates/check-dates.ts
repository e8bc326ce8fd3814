import { foldWord } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import { misplaced, type Scope } from '../facts/anchors.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { awardWithout } from './award-of-date.ts';
import { isBetweenJobs } from './between-jobs.ts';
import { checkYearAfter } from './check-year-after.ts';
import { addDate, emptyDates, tellsDate } from './date-facts.ts';
import type { DateMention } from './find-date-mentions.ts';
import { lineOfOtherDate } from './line-of-date.ts';
import { isStretchOfJob } from './stretch-of-job.ts';
import { untilOver } from './until-over.ts';
import { isValidUntil } from './valid-until.ts';

/** Dates that no document tells, or that belong to another job or diploma. */
export function checkDates(context: CheckContext): Finding[] {
  const named = context.dates.flatMap((written, index): Finding[] => {
    const mention = untilOver(context, written);
    const { start, end } = mention;
    const facts = factsAt(context, start);
    if (!facts || isToday(context, mention) || isAvailability(context, mention)) return [];
    const quote = context.reading.text.slice(start, end);
    if (isBetweenJobs(context, facts, mention)) return [];
    if (!tellsDate(facts.dates, mention))
      return isValidUntil(context, facts, mention) || isStretchOfJob(context, facts, mention)
        ? []
        : [{ kind: 'date', start, end, reason: reasons.date(quote) }];
    const other = context.marks[start] === stances.self ? toldOf(context, facts, mention, index) : null;
    return other === null ? [] : [{ kind: 'date', start, end, reason: reasons.swapped(quote, other) }];
  });
  return [...named, ...checkYearAfter(context)];
}

const available =
  /\b(?:je (?:peux|pourrai\w*|suis|serai\w*) (?:prendre|commencer|debuter|vous rejoindre|rejoindre|m'installer|libre|disponible|venir|etre)|libre|disponib\w*|prise de (?:poste|fonction)|preavis|a pourvoir|demarr\w+|prendre mon service|date (?:me )?convien\w+)\b/;

/** « libre pour le 1er mars 2027 »: when one may begin is told by no document. */
function isAvailability(
  { today, reading: { folded, sentences } }: CheckContext,
  { role, from, start }: DateMention,
): boolean {
  if (today === null || role === 'range' || !/^\d{4}/.test(from) || from < today.slice(0, from.length)) return false;
  const { start: opening = 0, end = start } = sentences[sentenceAt(sentences, start)] ?? {};
  return available.test(folded.slice(Math.max(opening, start - 120), Math.min(end, start + 60)));
}

/** « Depuis mars 2014, trois maisons : deux au Havre … »: since when all of them, and none alone, are counted. */
const wholeCareer =
  /^depuis [^,;:.\n]{2,24},? (?:j'ai (?:eu|connu|fait) )?(?:deux|trois|quatre|cinq|six|sept|\d) (?:[a-z]+ )?(?:patron|employeur|maison|entreprise|boite|societe|etablissement|structure|poste|emploi|enseigne|service)s\b/;

/** The employer, school, title, event or diploma named beside a date that is told of something else; null for none. */
function toldOf(context: CheckContext, facts: Facts, mention: DateMention, index: number): string | null {
  // « une scierie des Landes qui a fermé fin 2011 »: when a house closed is told of no diploma or job there.
  if (wholeCareer.test(context.reading.folded.slice(mention.start, mention.end + 60))) return null;
  if (closed.test(context.reading.folded.slice(Math.max(0, mention.start - 40), mention.start))) return null;
  const scope = withoutDated(context, context.scopeAt(mention.start), mention.start, context.dates[index - 1]);
  const elsewhere = halves(mention)
    .map((half) => datesOf(facts, mention).filter(({ fact }) => tells(fact, half)))
    .map((tellers) =>
      isNamedBetween(context, facts, mention, tellers) ? null : misplaced(context, scope, tellers, ['job', 'study']),
    )
    .find((name) => name !== null);
  const tellers = facts.dateMentions.filter(({ fact }) => tells(fact, mention));
  return (
    elsewhere ??
    thingOther(context, facts, mention, tellers) ??
    titleSinceOther(context, facts, mention) ??
    eventOther(context, facts, mention) ??
    awardWithout(context, facts, mention, tellers) ??
    lineOfOtherDate(context, facts, mention, tellers)
  );
}

/** « mon master de X par le DSCG, …, prévu en 2027 »: what the line of that date names by its initials stands between. */
function isNamedBetween(
  { reading: { tokens, stems, text, sentences } }: CheckContext,
  facts: Facts,
  { start }: DateMention,
  tellers: readonly Owned<DateMention>[],
): boolean {
  const from = sentences[sentenceAt(sentences, start)]?.start ?? start;
  const lines = new Set(tellers.map(({ line }) => line));
  for (let index = tokenAt(tokens, start) - 1; index >= 0 && (tokens[index]?.start ?? 0) >= from; index--) {
    const { start: at, end } = tokens[index] as (typeof tokens)[number];
    if (!/^\p{Lu}{3,}\d?$/u.test(text.slice(at, end))) continue;
    // The last of them tells.
    return [...(facts.linesOfStem.get(stems[index] as string) ?? [])].some((line) => lines.has(line));
  }
  return false;
}

/**
 * The dates as they are written; for a period, those of each job too as the CV was understood: « Oct. 15 → Juil. 17 » is
 * read with the lines around it.
 */
function datesOf(facts: Facts, { role }: DateMention): Owned<DateMention>[] {
  return role === 'range' ? [...facts.dateMentions, ...periodsOfJobs(facts)] : facts.dateMentions;
}

const periodsOfJobs = oncePer(({ cv }: Facts) =>
  (cv?.experiences ?? []).slice(0, 100).flatMap(({ start, end }, owner): Owned<DateMention>[] => {
    const [from, to] = [start ?? end, end ?? start];
    if (!from || !to) return [];
    const role = to === 'present' ? 'since' : 'range';
    return [{ fact: { role, from, to, start: 0, end: 0 }, owner, line: -1 }];
  }),
);

const closed =
  /\bqui (?:a|s'est|avait|a ete) (?:[a-z]+ )?(?:ferm|cess|disparu|delocalis|demenag|liquid)[a-z]*[^.;,]{0,12}$/;

/** « licence au CNAM en 2023, titre professionnel en 2024 »: what has a date of its own has no other. */
function withoutDated(
  { reading }: CheckContext,
  { own, near }: Scope,
  at: number,
  last: DateMention | undefined,
): Scope {
  if (own.length > 0) return { own, near };
  const isLeft = (end: number) =>
    (last !== undefined && last.start >= end) ||
    anew.test(reading.folded.slice(end, Math.max(end, Math.min(at, end + 300))));
  return { own, near: near.filter(({ end }) => !isLeft(end)) };
}

/** « …, je suis comptable depuis 2019 »: a statement of its own. */
const anew = /, (?:et |puis |mais )?(?:je |j'(?!y\b))|; /;

const dated = /[\p{L}-]{4},? (?:en|dès|courant|fin|début|mi) ?$/u;

/** « L’AFGSU de niveau 2 que vous exigez, je l’ai recyclée »: the topic that a pronoun takes up before a date. */
const topic =
  /(?:^|[.;:!?\n] ?)((?:l'|le |la |mon |ma |mes |les )[^.;:!?\n]{3,90}?), je (?:l'|la |le |les )(?:ai|avais|detiens|possede)(?: [a-z]+)? (?:en|depuis) $/;

/** The name of an event or a paper that a date is told of: « À Paysalia, en 2020 », « Le TOSA, je l’ai passé en 2021 ». */
function eventNamed({ text, folded }: CheckContext['reading'], { role, start }: DateMention): string | null {
  const before = text.slice(Math.max(0, start - 40), start);
  if (role === 'at' && dated.test(before)) {
    const name = /[\p{L}’'] ?(\p{Lu}[\p{L}-]{3,}),? (?:en|dès|courant|fin|début|mi) ?$/u.exec(before)?.[1];
    if (name) return name;
  }
  const lead = folded.slice(Math.max(0, start - 140), start);
  const told = topic.exec(lead);
  if (!told) return null;
  const from = start - lead.length + told.index + told[0].indexOf(told[1] ?? '');
  const named = text.slice(from, from + (told[1]?.length ?? 0)).split(/ (?:que|qu['’]|dont|,)/)[0] ?? '';
  // Not the article before it.
  return (named.slice(2).match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d-]{3,}/gu) ?? []).at(-1) ?? null;
}

/** « À Paysalia, en 2020 » where the documents give the event other years: its name, or null. */
function eventOther({ reading }: CheckContext, facts: Facts, mention: DateMention): string | null {
  const { role, from } = mention;
  const name = (role === 'at' || role === 'since') && /^\d{4}/.test(from) ? eventNamed(reading, mention) : null;
  if (!name) return null;
  const [root = ''] = stemsOf(name);
  if (facts.entries.some(({ name: known, fullName }) => known.includes(root) || fullName.includes(root))) return null;
  const lines = facts.linesOfStem.get(root);
  if (!lines || lines.size > 2) return null;
  const years = yearsBeside(facts.reading.folded, foldWord(name));
  return years.length > 0 && !years.includes(from.slice(0, 4)) ? name : null;
}

/** The years that stand in one part of a line with a word. */
function yearsBeside(folded: string, key: string): string[] {
  const years: string[] = [];
  for (let at = folded.indexOf(key); at >= 0 && years.length < 20; at = folded.indexOf(key, at + 1)) {
    const before =
      folded
        .slice(Math.max(0, at - 60), at)
        .split(/[\n;,.(]|(?<!\b(?:19|20)\d\d) - /)
        .at(-1) ?? '';
    // « (TOEIC 785 points, 2022) », « TOEIC – 2021 »
    const part = before + (folded.slice(at, at + 60).split(/[\n;.)]| - (?!(?:19|20)\d\d\b)/)[0] ?? '');
    years.push(...(part.match(/\b(?:19|20)\d\d\b/g) ?? []));
  }
  return years;
}

/**
 * « un apprenti depuis 2021 » where every line that tells of an apprentice has dates of its own, and none is this one: the
 * word, or null.
 */
function thingOther(
  { reading: { tokens, stems, text } }: CheckContext,
  facts: Facts,
  { role, from, start }: DateMention,
  tellers: readonly Owned<DateMention>[],
): string | null {
  if (role !== 'since' || !/^\d{4}/.test(from)) return null;
  const index = tokenAt(tokens, start) - 1;
  const [token, determiner] = [tokens[index], tokens[index - 1]];
  if (!token || text.slice(token.end, start) !== ' ' || !/^(?:une?|des|deux|trois)$/.test(determiner?.key ?? ''))
    return null;
  const lines = [...(facts.linesOfStem.get(stems[index] as string) ?? [])];
  const isDated = (line: number) => facts.dateMentions.some(({ line: of }) => of === line);
  if (lines.length === 0 || lines.length > 2 || !lines.every((line) => isDated(line) && isShort(facts, line)))
    return null;
  return tellers.some(({ line }) => lines.includes(line)) ? null : token.key;
}

/** A line of one thing: a paragraph tells of many, each with its own date. */
function isShort({ lineText }: Facts, line: number): boolean {
  return lineText(line).length < 160;
}

/** « Chef d’équipe depuis 2018 » where the jobs of that title begin at other times: the title, or null. */
function titleSinceOther({ reading }: CheckContext, facts: Facts, { role, from, start }: DateMention): string | null {
  const before = reading.folded.slice(Math.max(0, start - 60), start);
  const title = role === 'since' ? /(?:^|[.;:,\n] ?)([^.;:,\n]{4,50}?) $/.exec(before)?.[1] : undefined;
  const [head, ...rest] = stemsOf(title ?? '');
  // « Je cuisine depuis 2013 »: a verb, and no post.
  if (!head || !/^\d{4}/.test(from) || /^je (?!suis\b)/.test(title ?? '')) return null;
  const titled = facts.entries.filter(({ kind, title: held }) => kind === 'job' && held.includes(head));
  // « coiffeuse à domicile depuis 2018 »: of the post that is called so in full.
  const jobs = titled.filter(({ title: held }) => rest.every((word) => held.includes(word)));
  if (jobs.length === 0) return null;
  const begins = jobs.some(({ owner }) => facts.cv?.experiences[owner]?.start?.startsWith(from.slice(0, 4)));
  const lines = [head, ...rest].map((word) => facts.linesOfStem.get(word));
  const isDated = facts.dateMentions.some(
    ({ fact, line }) =>
      lines.every((each) => each?.has(line)) && [fact.from, fact.to].some((date) => date.startsWith(from.slice(0, 4))),
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

/** What one date of the documents tells: every date of a text is laid beside it. */
const toldBy = oncePer((told: DateMention) => {
  const facts = emptyDates();
  addDate(facts, told);
  return facts;
});

function tells(told: DateMention, mention: DateMention): boolean {
  const facts = toldBy(told);
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
  if (marks[start] === stances.frame) return role === 'at' && isOfLetter({ today, reading }, { from, start });
  if (today === null) return framed;
  if (role !== 'at' || !today.startsWith(from.slice(0, 7))) return false;
  const day =
    /^\D{0,10}(\d{1,2})(?:er)? /.exec(reading.text.slice(start, end))?.[1] ??
    /^(\d{1,2})[/.-]/.exec(reading.text.slice(start, end))?.[1];
  return framed && (day === undefined || Number(day) === Number(today.slice(8, 10)));
}

/** « Lyon, le 3 mai », « votre annonce du 3 mai »: a date of the letter itself, or of what it answers. */
function isOfLetter(
  { today, reading: { folded } }: Pick<CheckContext, 'today' | 'reading'>,
  { from, start }: Pick<DateMention, 'from' | 'start'>,
): boolean {
  if (today === null || today.startsWith(from.slice(0, 7))) return true;
  const line =
    folded
      .slice(Math.max(0, start - 80), start)
      .split('\n')
      .at(-1) ?? '';
  return /(?:^|[\s,])(?:le|ce) (?:\w+ )?$|\b(?:annonce|offre|ref|reference|paru|publi|courrier|entretien|echange|rentree|session|a partir|des|pour)\b|^\s*$/.test(
    line,
  );
}
