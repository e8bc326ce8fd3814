import { endsOnSmallWord } from '../../text/leaves-open.ts';
import { innerParts } from '../jobs/inner-parts.ts';
import { looksLikeTask } from '../jobs/looks-like-task.ts';
import { postsBelow } from '../jobs/posts-below.ts';
import type { LineRange } from '../jobs/without-doubles.ts';
import { joinDateCells } from '../lines/join-date-cells.ts';
import { isCounted, joinWrapped } from '../lines/join-wrapped.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { usualSize } from '../lines/usual-size.ts';
import { openedByDates } from './closing-dates.ts';
import { entryWindows } from './entry-windows.ts';
import { headerRange } from './header-parts.ts';
import { isPlace, isProperName, namesPlaceKind, titleLikeness } from './judge-part.ts';
import { longestHead, partTold } from './part-told.ts';

/** One job or one course of study: its heading lines, its period, and the lines of description. */
export type Entry = { header: CvLine[]; range: LineRange | null; rangeLine: CvLine | null; body: CvLine[] };

/** Some fifty pages: nobody has told more jobs, and a hostile text has no end of them. */
const mostLines = 3_000;

/**
 * Cuts a section at its dated lines; without any date, at the lines that head bullets. What stands beyond `mostLines` is
 * not read as jobs.
 */
export function splitEntries(source: readonly CvLine[]): Entry[] {
  const dated = joinDateCells(postsBelow(joinHeads(partTold(source.slice(0, mostLines)))));
  const { lines, ranges: all } = openedByDates(innerParts(dated));
  const joined = continuations(lines).map((carries, index) => carries && !all[index]?.inCell);
  // A bullet with dates heads an entry only where no other line does.
  const isSpan = all.some((range) => range !== null && !range.single);
  const told = all.map((range, index) =>
    joined[index] || (isSpan && tellsDeedOf(lines[index] as CvLine) && !namesPost(lines[index - 1], all[index - 1]))
      ? null
      : range,
  );
  const plain = told.map((range, index) => (lines[index]?.bullet ? null : range));
  const ranges = plain.some((range) => range !== null) ? plain : told;
  const anchors = ranges.flatMap((range, index) => (range ? [index] : []));
  if (anchors.length === 0) return undatedEntries(lines, joined);
  // « Onze écoles, de la petite section au CM2, dont un trimestre avec / des débutants »: what runs on heads nothing.
  const runsOn = (index: number) =>
    joined[index + 1] === true && (lines[index] as CvLine).text.length > 60 && !ranges[index];
  const canHead = lines.map((line, index) => !isBody(line, joined[index] as boolean) && !runsOn(index));
  const windows = entryWindows(lines, ranges, canHead, anchors);
  return windows.map(({ start, end }, order) => {
    const anchor = anchors[order] as number;
    const from = order === 0 ? leadIn(lines, canHead, start) : start;
    return {
      header: lines.slice(from, end),
      range: ranges[anchor] as LineRange,
      rangeLine: lines[anchor] as CvLine,
      body: lines.slice(end, windows[order + 1]?.start ?? lines.length),
    };
  });
}

/**
 * « 31 mandats rentrés, 14 ventes signées en 2025 », « Challenge régional remporté en 2018 et 2021 »: what was reached in
 * a year, where jobs have a beginning and an end; « Serveur au Bistrot du Port en 2015 » names a job.
 */
function tellsDeedOf({ text, bold, gap, bullet }: CvLine): boolean {
  const before = bold || gap || bullet || /[\t|]/.test(text) ? undefined : inYear.exec(text)?.[1];
  if (before === undefined || before.split(/\s+/).length < 3 || titleLikeness(before) > 0) return false;
  // « Tri du verre, Emmaüs Dole, en 2015 », « 3 mois d’intérim en 2015 »: at whose place, or for how long.
  if (/[\s’'(]\p{Lu}\p{Ll}/u.test(before) || ofJob.test(before)) return false;
  return looksLikeTask(text) || /\d/.test(before) || /(?:é|i|u)e?s? *$/u.test(before);
}

/** « Animateur, Mairie de Dole » without dates above « 12 enfants encadrés en 2018 », which dates it. */
function namesPost(above: CvLine | undefined, range: LineRange | null | undefined): boolean {
  return above !== undefined && !above.bullet && !range && titleLikeness(above.text) > 0;
}

const ofJob =
  /(?<!\p{L})(?:chez|promue?|nommée?|devenue?|stages?|int[ée]rim|cdd|cdi|emplois?|jobs?|saisonni\p{L}+|remplacements?|\d+ (?:mois|semaines?|jours?|ans))(?!\p{L})/iu;

const inYear =
  /^(.+?) (?:en|(?:sur|pour|lors de) la (?:session|saison|campagne)|session|saison|fin|début|courant|dès) (?:19|20)\d{2}(?: et (?:19|20)\d{2})?\.?$/u;

/** An employer in bold or larger letters that runs over two lines is one line. */
function joinHeads(lines: readonly CvLine[]): CvLine[] {
  const body = usualSize(lines);
  const joined = continuations(lines);
  const isHead = (line: CvLine | undefined) =>
    line !== undefined && !line.bullet && (line.bold || (body !== null && (line.fontSize ?? 0) > body + 0.3));
  const opensEntry = ({ bullet, gap, text }: CvLine, index: number) =>
    !bullet && (gap || index === 0) && text.length > 60;
  return joinWrapped(lines, (index) => {
    const line = lines[index] as CvLine;
    const above = lines[index - 1];
    if (above && isRestOfHead(above, line)) return true;
    if (!above || !joined[index] || headerRange(line) !== null) return false;
    if (isHead(line) && isHead(above)) return true;
    // « Groupe Ardent, Tours – cartonnages, 160 / salariés »: the end of the line that names an employer, above its posts.
    return (
      opensEntry(above, index - 1) && /^\p{Ll}/u.test(line.text) && line.text.length < 40 && headsPost(lines[index + 1])
    );
  });
}

/**
 * « Lycée professionnel Les Hauts- / Champs », « Lycée Blanquart, / Roubaix. », « missions chez deux / mutuelles »,
 * « Conseil départemental / de la Haute-Sioule, Vichy. ».
 */
function isRestOfHead(above: CvLine, line: CvLine): boolean {
  if (line.gap || line.bullet || above.bullet || line.text.length > 40 || above.text.length < 50) return false;
  if (line.headingLevel !== null || headerRange(line) !== null) return false;
  if (/\p{L}[-‐]$/u.test(above.text)) return /^\p{L}/u.test(line.text);
  // « Agente de service, Clinique du / Pic, Ganges »
  if (/ (?:d[eu]s?|l[ae]s?|aux?|sur)$/u.test(above.text)) return /^\p{L}/u.test(line.text);
  if (/,$/.test(above.text)) return isPlace(line.text.replace(/\.$/, ''));
  if (/^(?:de la |de l[’']|des |du |d[’'])\p{L}/u.test(line.text))
    return namesPlaceKind(above.text.split(/, |\t| [–—|-] /u).at(-1) as string);
  return /^\p{Ll}[\p{L}’'-]*(?: [\p{L}’'-]+)?$/u.test(line.text) && !/[.;:!?]$/.test(above.text);
}

function headsPost(line: CvLine | undefined): boolean {
  return line !== undefined && !line.bullet && line.text.length < longestHead && headerRange(line) !== null;
}

/** « Agent de propreté – Onet Services »: a title and where. */
export function namesJob(text: string): boolean {
  if (text.length > 80 || looksLikeTask(text) || !/\s[–—|-]\s|(?<!\p{L})chez\s|, \p{Lu}/u.test(text)) return false;
  return titleLikeness(text.split(/\s[–—|-]\s|(?<!\p{L})chez\s|, /u, 1)[0] as string) >= 2;
}

/** Lines above the first entry belong to it where they can head it. */
function leadIn(lines: readonly CvLine[], canHead: readonly boolean[], start: number): number {
  return start <= 2 && lines.slice(0, start).every((line, index) => canHead[index] && line.text.length < 60)
    ? 0
    : start;
}

function undatedEntries(lines: readonly CvLine[], joined: readonly boolean[]): Entry[] {
  const starts = undatedStarts(lines, joined);
  return starts.map((start, order) => {
    const end = starts[order + 1] ?? lines.length;
    const second = lines[start + 1];
    const whole = namesJob((lines[start] as CvLine).text);
    const heads = second && start + 1 < end && !second.gap && !isBody(second, joined[start + 1] as boolean);
    const room = heads && !whole && !looksLikeTask(second.text) ? 2 : 1;
    const header = lines.slice(start, start + room);
    return { header, range: null, rangeLine: null, body: lines.slice(start + room, end) };
  });
}

/** For each line, whether it carries on the sentence of the line before. */
export function continuations(lines: readonly CvLine[]): boolean[] {
  const widest = Math.max(40, ...lines.slice(0, 400).map((line) => Math.min(line.text.length, 140)));
  const small = isWrittenSmall(lines);
  let inText = false;
  let isOpen = false;
  return lines.map((line, index) => {
    const previous = lines[index - 1];
    const closes = isOpen && line.headingLevel === null && closing.test(line.text);
    const carries =
      previous !== undefined &&
      !line.bullet &&
      (closes || (!small && !headsDates(lines, index) && carriesOn(previous, line, widest, inText)));
    isOpen = opensBracket(line.text, carries && isOpen);
    inText = line.bullet || carries || (inText && !line.gap && !line.bold && line.headingLevel === null && carries);
    return carries;
  });
}

/** « Clinique du Parc – Dole » below a long duty, over « Aide-soignante » and its dates, in a text of whole paragraphs. */
function headsDates(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index] as CvLine;
  if (line.fontSize !== null || !isHeadLike(line) || !namesSomething(line.text)) return false;
  const below = lines.slice(index + 1, index + 4);
  const dated = below.findIndex((next) => headerRange(next)?.single === false);
  return dated >= 0 && below.slice(0, dated).every(isHeadLike);
}

function namesSomething(text: string): boolean {
  const [first = '', ...others] = text.split(/ [–—|-] |, /u);
  return Math.abs(titleLikeness(first)) >= 0.5 || isProperName(first) || others.some(isPlace);
}

function isHeadLike({ text, bullet }: CvLine): boolean {
  return !bullet && text.length < longestHead && /^\p{Lu}/u.test(text) && !/[.;:,]$/.test(text);
}

/** In a pasted text without capitals, « sst en 2022 » below « certiphyto opérateur » begins anew. */
function isWrittenSmall(lines: readonly CvLine[]): boolean {
  const [first] = lines;
  if (!first || first.fontSize !== null || !/^\p{Ll}/u.test(first.text)) return false;
  const plain = lines.filter(({ bullet }) => !bullet);
  return plain.filter(({ text }) => /^[\p{Ll}\d]/u.test(text)).length > plain.length * 0.8;
}

/** « Oracle), l’autre pour un assureur » closes what « deux missions (Java, » opened. */
const closing = /^[^()\t]{0,120}\)/;

function opensBracket(text: string, wasOpen: boolean): boolean {
  const end = text.slice(-200);
  const [opened, closed] = [end.lastIndexOf('('), end.lastIndexOf(')')];
  return opened === closed ? wasOpen : opened > closed;
}

function carriesOn(previous: CvLine, line: CvLine, widest: number, inText: boolean): boolean {
  if (!line.gap && isCounted(previous.text, line.text)) return true;
  if (line.gap && line.block === previous.block && !/^\p{Ll}/u.test(line.text)) return false;
  if (line.headingLevel !== null || (line.bold && !previous.bold)) return false;
  if (inText && endsOpen(previous.text)) return true;
  if (opensAnew(previous, line)) return false;
  if (/^(?:\p{Ll}{2}|[àaeéyôœ&(,;:%€] ?|[dlnsjmc][’'])/u.test(line.text)) return previous.text.length > 25 && !line.gap;
  if (/[.;:!?]$/.test(previous.text)) return false;
  const wide = previous.text.length > widest * 0.72;
  return inText && wide && !line.gap && headerRange(line) === null;
}

function opensAnew(previous: CvLine, line: CvLine): boolean {
  const towards = /^(?:chez|à la|à l[’']|aux?|pour|at)\s?/iu.exec(line.text)?.[0];
  if (
    towards &&
    line.text.length < 70 &&
    (/^(?:chez|at)/i.test(towards) || namesPlaceKind(line.text.slice(towards.length)))
  )
    return true;
  // « serveuse » below « restaurant La Tonnelle	2018 - 2020 ».
  if (headerRange(previous) && line.text.length < 60 && titleLikeness(line.text) >= 1.5) return true;
  if (jobLabel.test(line.text) || namesEmployer(line.text) || (headerRange(line)?.start ?? 9) <= 2) return true;
  return line.fontSize !== null && previous.fontSize !== null && Math.abs(line.fontSize - previous.fontSize) > 0.6;
}

/** « Contexte : », « Environnement technique : »: what of the job is told next. */
const jobLabel =
  /^(?:contexte|objectifs?|enjeux|environnement(?: technique| de travail)?|technologies|outils|stack(?: technique)?|r[ée]alisations?|r[ée]sultats?|missions?|livrables|m[ée]thodes?|[ée]quipe)\s?: /iu;

/** « CRÉDIT LIGÉRIEN », « Ateliers Durand, Nantes »: written like the head of an entry, never like the end of a sentence. */
function namesEmployer(text: string): boolean {
  if (text.length > 70 || /[.;]$/.test(text)) return false;
  if (/^\p{Lu}{3,}[’' -]\p{Lu}{2,}/u.test(text)) return true;
  const comma = text.lastIndexOf(', ');
  return comma > 2 && /^\p{Lu}/u.test(text) && isPlace(text.slice(comma + 2));
}

function endsOpen(text: string): boolean {
  return text.endsWith(',') || endsOnSmallWord(text);
}

/** « depuis sept. », « Durand S.A. », « Acme Inc. » end on a full stop without being sentences. */
const abbreviated =
  /(?:\b(?:S\.A|S\.A\.R\.L|Inc|Ltd|Co|Cie|auj|pers|hab|env|[Jj]anv|[Ff][ée]vr?|[Aa]vr|[Jj]uil|[Ss]ept|[Oo]ct|[Nn]ov|[Dd][ée]c)\.)$/u;

/** « Missions : » alone: what was done stands below. */
export const dutiesLabel =
  /^(?:(?:mes|les|principales) )?(?:missions?|t[âa]ches|activit[ée]s|r[ée]alisations?|responsabilit[ée]s|r[ée]sultats?)(?: (?:principales?|effectu[ée]es|r[ée]alis[ée]es|et \p{L}+))?\s?:$/iu;

function isBody(line: CvLine, joined: boolean): boolean {
  return (
    line.bullet ||
    joined ||
    line.text.length > 110 ||
    dutiesLabel.test(line.text) ||
    jobLabel.test(line.text) ||
    (/[^.][.;]$/.test(line.text) && !abbreviated.test(line.text))
  );
}

function undatedStarts(lines: readonly CvLine[], joined: readonly boolean[]): number[] {
  const starts: number[] = [];
  const anyBullet = lines.some((line) => line.bullet);
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (isBody(line, joined[index] as boolean)) return;
    const afterBody = previous === undefined || isBody(previous, joined[index - 1] as boolean);
    const heads = previous === undefined || line.gap || line.headingLevel !== null || namesJob(line.text);
    if (anyBullet ? afterBody : heads) starts.push(index);
  });
  return starts;
}
