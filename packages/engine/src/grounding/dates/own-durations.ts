import { stem } from '../../text/stem.ts';
import type { CheckContext } from '../context.ts';
import { type Entry, firstStudy, spanOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { fitsDuration, type Span } from './durations.ts';
import type { DateMention } from './find-date-mentions.ts';

const reach = 14;
const edges =
  /[.;:!?()\n•·|]|, (?:et |puis |mais )?(?:je |j'|mon |ma |mes )|, dont | et (?:presque |pres d'|plus d'|a peu pres )?autant\b| (?:mes|les|puis|et) (?=[a-z\d-]+ (?:ans|annees|mois)\b)|, puis (?=(?:[a-z]+-)?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|\d+) (?:devant|derriere|face|au|aux|a|chez|en|dans|comme|sous|sur|de)\b)/g;

/** The words that tell what a length of time is told of: those of its clause, without numbers. */
function wordsAround({ reading }: CheckContext, { start, end, first, next }: Quantity): string[] {
  const { folded, tokens, stems, sentences } = reading;
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  const before = folded.slice(Math.max(sentence.start, start - 140), start);
  const after = folded.slice(end, Math.min(sentence.end, end + 140));
  const from = start - before.length + ([...before.matchAll(edges)].at(-1)?.index ?? 0);
  const to = end + (after.search(edges) < 0 ? after.length : after.search(edges));
  const words: string[] = [];
  for (let index = Math.max(sentence.from, first - reach); index < Math.min(sentence.to, next + reach); index++) {
    const { key, start: at } = tokens[index] as (typeof tokens)[number];
    if (at < from || at >= to || (index >= first && index < next) || key.length < 3 || isSmallWord(key)) continue;
    if (!vague.test(key) && !/^\d+$/.test(key)) words.push(stems[index] as string);
  }
  return [...new Set(words)];
}

const vague =
  /^(?:an|ans|annees?|mois|experiences?|metiers?|carriere|parcours|duran\w*|pendant|depuis|plus|moins|pres|environ|passe\w*|travail\w*|poste|service|equipes?|entreprise|missions?|ville|avoir|etre|fois|temps)$/;

const enough = 2;

/** Where a part of the CV outside of jobs tells of the very thing (« sapeur-pompier volontaire, 10 ans »): its own lengths. */
export function pastimeSpans(context: CheckContext, facts: Facts, claim: Quantity): Span[] {
  const words = wordsAround(context, claim);
  if (words.length < enough) return [];
  const shares = (start: number, end: number) => {
    const part = partAround(facts.reading.folded, start, end);
    return words.filter((word) => word.length > 3 && part.includes(word.slice(0, 6))).length >= enough;
  };
  // What stands before the first job sums up a career: it binds nothing that is told of one part of it.
  const jobs = facts.dateMentions.slice(0, most).flatMap(({ fact, owner }) => (owner >= 0 ? [fact.start] : []));
  const first = Math.min(...jobs);
  const lengths = facts.quantities
    .slice(0, most)
    .filter(({ fact }) => fact.kind === 'duration' && fact.unit === 'mois')
    .filter(({ fact, owner, line }) => (owner < 0 ? fact.value >= 12 : isTask(facts, fact, line)))
    .filter(({ fact, owner }) => owner >= 0 || fact.start > first || !isOfCareer(facts, fact, claim, words))
    .filter(({ fact }) => shares(fact.start, fact.end))
    .map(({ fact }): Span => ({ months: fact.value, open: false }));
  const periods = facts.dateMentions
    .slice(0, most)
    .filter(({ fact, owner }) => owner < 0 && (fact.role === 'range' || fact.role === 'since'))
    // « Deux posters, 2019 et 2021 »: two years, and no stretch between them.
    .filter(({ fact }) => !/ et /.test(facts.reading.folded.slice(fact.start, fact.end)))
    .filter(({ fact }) => jobs.length === 0 || fact.start > first)
    .filter(({ fact }) => shares(fact.start, fact.end))
    .flatMap(({ fact }) => spanOfMention(fact, context.today) ?? []);
  return [...lengths, ...periods];
}

/** « sept ans de paie », « dix ans d’expérience en vente »: what a length of time is said to be spent on. */
const spentOn =
  /^ (?:d'(?:experience|exercice|anciennete) |de (?:pratique|metier) )?(?:de |d'|du |des |en |dans |a )(?:la |le |les |l')?([a-z-]{4,})/;

function fieldOf(folded: string, end: number): string | null {
  const word = spentOn.exec(folded.slice(end, end + 60))?.[1];
  return word === undefined || isSmallWord(word) || vague.test(word) ? null : stem(word);
}

/** « dix ans de paie » where the CV sums up « Sept ans de paie »: more than it says itself of the same. */
export function isBeyondOwnSum({ reading }: CheckContext, facts: Facts, { value, hedge, end }: Quantity): boolean {
  const field = hedge === 'below' ? null : fieldOf(reading.folded, end);
  if (field === null) return false;
  const sums = facts.quantities
    .slice(0, most)
    .filter(({ fact, owner }) => owner < 0 && fact.kind === 'duration' && fact.unit === 'mois' && fact.value >= 12)
    .filter(({ fact }) => fieldOf(facts.reading.folded, fact.end) === field);
  return sums.length > 0 && sums.every(({ fact }) => fact.hedge !== 'over' && value > fact.value + roundedUp);
}

const roundedUp = 6;

/**
 * « quatre ans en milieu ouvert » beside « Huit ans auprès d’enfants, en internat puis en milieu ouvert »: the length of all
 * jobs together does not bind what is told in the words of one of them and fits it.
 */
function isOfCareer({ entries }: Facts, { value }: Quantity, claim: Quantity, words: readonly string[]): boolean {
  const jobs = entries.filter(({ kind }) => kind === 'job').slice(0, 60);
  const isWhole = jobs.some((_, index) => {
    const span = spanOf(jobs.slice(0, index + 1)) ?? spanOf(jobs);
    return span !== null && Math.abs(span.months - value) <= sameCareer;
  });
  if (!isWhole) return false;
  return jobs.some((job) => {
    const span = words.some((word) => job.words.has(word)) ? spanOf([job]) : null;
    return span !== null && fitsDuration(claim.value, claim.hedge, span);
  });
}

const sameCareer = 12;

/** « Remplacement de la directrice pendant quatre mois »: the length of a task, below the heading of its job. */
function isTask({ reading: { folded }, dateMentions }: Facts, { start }: Quantity, line: number): boolean {
  return (
    /\b(?:pendant|durant) $/.test(folded.slice(Math.max(0, start - 9), start)) &&
    !dateMentions.some(({ fact, line: of }) => of === line && fact.role === 'range' && fact.end < start)
  );
}

const most = 300;

/** What a CV tells between two bounds of a list: « arbitre depuis 2015 ; semi-marathon en 1 h 52 ». */
function partAround(folded: string, start: number, end: number): string {
  const before =
    folded
      .slice(Math.max(0, start - 120), start)
      .split(/[\n;.•·|]/)
      .at(-1) ?? '';
  const after = folded.slice(end, end + 120).split(/[\n;.•·|]/)[0] ?? '';
  return `${before} ${after}`;
}

/**
 * The job that alone tells the words of a clause: « j’ai conduit une ligne de fromage frais pendant … »
 * is of the dairy, whoever is not named. None where no job is so told, or experience at large is meant.
 */
export function jobToldOf(context: CheckContext, facts: Facts, claim: Quantity): Entry[] {
  if (
    /^ (?:d'(?:experience|anciennete|exercice)|de (?:metier|carriere|pratique))/.test(
      context.reading.folded.slice(claim.end, claim.end + 18),
    )
  )
    return [];
  // « Cinq années d’études, sept de conduite »: of several lengths, each is of its own.
  if (
    /\b(?:ans?|annees?)\b[^.;]{0,80}$/.test(context.reading.folded.slice(Math.max(0, claim.start - 100), claim.start))
  )
    return [];
  const { counts, above } = tellersIn(facts, wordsAround(context, claim));
  const [told, ...others] = [...counts];
  if (!told || others.length > 0 || told[1] < enough || told[0] >= firstStudy) return [];
  const owners = [...new Set([told[0], ...above])].filter((owner) => owner < firstStudy);
  return owners.flatMap((owner) => jobsBeside(facts.entries, owner));
}

/**
 * How many of some words each job alone tells; `above`: the jobs whose headings stand above those lines, where some lines
 * of a job were taken for another.
 */
function tellersIn({ linesOfStem, ownerOfLine, under }: Facts, words: readonly string[]) {
  const counts = new Map<number, number>();
  const above = new Set<number>();
  for (const word of words) {
    const lines = [...(linesOfStem.get(word) ?? [])];
    const owners = new Set(lines.map(ownerOfLine));
    const [owner = -1] = owners;
    if (owners.size !== 1 || owner < 0) continue;
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
    for (const each of lines.flatMap((line) => [...(under.get(line) ?? [])])) above.add(each);
  }
  return { counts, above };
}

/** A job with those at the same employer. */
function jobsBeside(entries: readonly Entry[], owner: number): Entry[] {
  const job = entries.find((entry) => entry.kind === 'job' && entry.owner === owner);
  const name = job?.name.join(' ') ?? '';
  return entries.filter(
    (entry) => entry.kind === 'job' && (entry.owner === owner || (name !== '' && entry.name.join(' ') === name)),
  );
}

/** The length of a period; up to today where it goes on. */
export function spanOfMention({ role, from, to }: DateMention, today: string | null): Span | null {
  if (!/^\d{4}/.test(from)) return null;
  if (role === 'since')
    return today === null ? null : { months: monthsOf(today.slice(0, 7)) - monthsOf(from), open: false };
  if (role !== 'range' || !/^\d{4}/.test(to)) return null;
  const months = monthsOf(to) - monthsOf(from) + (to.length > 4 ? 1 : 0);
  return months > 0 ? { months, open: false } : null;
}

export function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) : 6);
}
