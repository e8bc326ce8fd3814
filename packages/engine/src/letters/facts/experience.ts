import { monthsCovered } from '../../match/months.ts';
import { monthsInTrade } from '../../match/months-in-trade.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { oncePer } from '../../text/once-per.ts';
import { spokenDuration } from '../french/spoken-period.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { JobFact } from './job-facts.ts';
import type { LetterFacts } from './letter-facts.ts';
import { readStatedYears, type StatedYears } from './stated-years.ts';

/**
 * Time spent in the offer's own trade, all its jobs together, and what the offer asks for, where there is enough of it.
 * `as` is how the letter says what it was spent with, where not with the title.
 */
export type Experience = {
  length: Piece;
  title: string;
  as: string | null;
  asked: Piece | null;
  /** What the offer asks for, where all the jobs of the trade together are far below it. */
  short: Piece | null;
};

/** Half a year more under neighbouring titles is worth telling where the trade’s own are short of it. */
const muchMore = 6;
const fewMonths = 36;

/**
 * null where no job bears the name of the trade, or its dates are not told. Neighbouring titles count where the
 * trade’s own fall short, and the person's own figure is never undercut: « douze ans de paie » is not « plus de six ans ».
 */
export const readExperience = oncePer(experienceOf);

function experienceOf(facts: LetterFacts): Experience | null {
  const { context, input, jobs } = facts;
  const { own, months } = longestIn(facts);
  const title = own[0]?.title;
  if (!title || months < 12) return null;
  const all = monthsInTrade(context);
  const stated = readStatedYears(context);
  const whole = Math.floor(months / 12);
  const years = input.offer.experienceYearsMin ?? 0;
  const isShort = months < fewMonths || months < years * 12;
  const isWider = isShort && all.months >= months + muchMore && stated?.years !== whole;
  // The figure of the CV is the one its reader finds there too: « depuis dix ans » where the jobs make eleven.
  const isOwn = isOwnFigure(stated, whole, isWider ? all.months : months);
  const most = isOwn ? stated.years * 12 : isWider ? all.months : months;
  const isEnough = most >= years * 12;
  const [proof] = evidenceAt('offer', input.offer.text, input.offer.spans.experienceYearsMin);
  // What falls short of the figure asked for is told without it.
  const asked =
    isEnough && years > 0 && proof && !isOwn ? { text: spokenDuration(years * 12), evidence: [proof] } : null;
  const plain = nameOf(own, title);
  const short = shortOf(facts, Math.max(most, all.months));
  if (isOwn) return { asked, short, length: stated.length, title: plain, as: stated.as };
  const related = new Set(all.jobs.map(({ index }) => index));
  const told = isWider ? jobs.filter(({ index }) => related.has(index)) : own;
  return {
    asked,
    short,
    length: { text: spokenDuration(most), evidence: told.flatMap((job) => job.evidence) },
    title: plain,
    as: isWider ? 'dans ce domaine' : null,
  };
}

/** A figure well below what the jobs make is none of the whole; one they make as well is told with the name of the trade. */
function isOwnFigure(stated: StatedYears | null, whole: number, months: number): stated is StatedYears {
  if (!stated || stated.years < whole * 0.8) return false;
  return stated.as !== 'professionnelle' || stated.years !== Math.floor(months / 12);
}

/** Below this part of what is asked the letter says so itself: its reader counts as well. */
const far = 0.7;

/** Where the dates of a job were not read, nobody can say that years are lacking. */
function shortOf({ context, input: { offer } }: LetterFacts, months: number): Piece | null {
  const years = offer.experienceYearsMin ?? 0;
  const [proof] = evidenceAt('offer', offer.text, offer.spans.experienceYearsMin);
  const isFar = months < years * 12 * far && context.jobs.every(({ period }) => period !== null);
  return isFar && proof ? { text: spokenDuration(years * 12), evidence: [proof] } : null;
}

/** The jobs of the trade that bear one name, those held longest together. */
function longestIn(facts: LetterFacts): { own: JobFact[]; months: number } {
  const trade = facts.jobs.filter((job) => isTrade(facts, job));
  const groups = trade.map((job) => {
    const own = bearing(facts, trade, job);
    return { own, months: monthsCovered(own.flatMap(({ index }) => facts.context.jobs[index]?.worked ?? [])) };
  });
  return groups.reduce((best, each) => (each.months > best.months ? each : best), { own: [], months: 0 });
}

/**
 * The job and all whose title says the same and more of the post: « conducteur de travaux gros œuvre » and « conducteur de
 * travaux tous corps d’état » for a « conducteur de travaux »; of « agent SSIAP » and « agent de prévention », neither does.
 */
function bearing({ shortTitle }: LetterFacts, jobs: readonly JobFact[], job: JobFact): JobFact[] {
  const offered = stemsOf(shortTitle?.text ?? '');
  const stems = stemsOf(job.title ?? '');
  const isAlike = ({ title }: JobFact) => {
    const same = stemsOf(sameStart([plainTitle(job.title ?? ''), plainTitle(title ?? '')]) ?? '');
    return same.length > 1 && isAmong(same, offered);
  };
  return [
    job,
    ...jobs.filter((other) => other !== job && (isAmong(stems, stemsOf(other.title ?? '')) || isAlike(other))),
  ];
}

function isAmong(stems: readonly string[], others: readonly string[]): boolean {
  return stems.every((stem) => others.includes(stem));
}

/** « conducteur de travaux principal », « comptable général »: what a rank adds to a trade. */
const ranks =
  /^(?:general|premie|uniqu|confirm|senior|junior|polyval|qualifi|principal|mixt|specialis|debutant|itinerant|independant|diplom|region|nation|nuit|jour|permanent|vacatair|lead|contractu|h|f)/;

/** Names of posts that say little of a trade without what follows them. */
const vague =
  /^(?:agent|aide|assis|techn|respo|chef|charg|condu|ingen|emplo|conse|gesti|direc|cadre|opera|ouvri|profe|consu|auxil|educa|anima|manag|suppl|accou|senio|lead|data|offic|premi|adjoi|secon|commi|appre|stagi|alter)/;

/** Whether a job bears the same name as the post, with no lower rank: neither « aide- » nor « demi- ». */
export function isTrade({ shortTitle }: LetterFacts, { title, status }: JobFact): boolean {
  if (!title || !shortTitle || (status && status !== 'en intérim')) return false;
  if (areSame(wordsOf(shortTitle.text), wordsOf(title))) return true;
  const [offered, own] = [shortTitle.text, title].map(stemsOf);
  if (!offered?.length || !own?.length || offered[0] !== own[0]) return false;
  if (offered.length === 1 || own.length === 1) return true;
  return own.slice(1).some((stem) => offered.includes(stem));
}

function wordsOf(title: string): string[] {
  return meaningfulStems(title)
    .filter((stem) => !ranks.test(stem) && !/^\d/.test(stem))
    .map((stem) => stem.slice(0, 5));
}

/** « cariste magasinier » and « magasinier cariste »: two words or more, in whatever order. */
function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 1 && one.length === other.length && isAmong(one, other);
}

/** What tells the trade in a title: of « juriste contrats » the first word, of « agent de sécurité » all. */
function stemsOf(title: string): string[] {
  const stems = wordsOf(title);
  return stems[0] && !vague.test(stems[0]) ? stems.slice(0, 1) : stems;
}

function nameOf(jobs: readonly JobFact[], title: string): string {
  return jobs.every((job) => job.title === title) ? plainTitle(title) : commonTitle(jobs, title);
}

function plainTitle(title: string): string {
  return title.replace(/ (?:principale?|senior|confirmée?|général|générale|qualifiée?)$/, '');
}

/** Titles that differ are told by what they share. */
function commonTitle(jobs: readonly JobFact[], title: string): string {
  const stems = stemsOf(title);
  if (stems.length === 1) return title.split(' ')[0] ?? title;
  const same = sameStart(jobs.flatMap((job) => (job.title ? [plainTitle(job.title)] : [])));
  if (same) return same;
  const shortest = jobs.map((job) => plainTitle(job.title ?? title)).sort((a, b) => a.length - b.length)[0];
  return shortest ?? title;
}

/** « conducteur de travaux » of two that go on differently; null where fewer than two words of meaning are the same. */
function sameStart(titles: readonly string[]): string | null {
  const [first = '', ...others] = titles;
  const words = first.split(' ');
  let count = 0;
  while (count < words.length && others.every((title) => title.split(' ')[count] === words[count])) count++;
  while (count > 0 && /^(?:de|du|des|d’\p{L}*|en|à|et|la|le|les)$/u.test(words[count - 1] ?? '')) count--;
  const same = words.slice(0, count).join(' ');
  return stemsOf(same).length > 1 ? same : null;
}
