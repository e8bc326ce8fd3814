import type { Experience } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { knownCity } from '../../text/known-names.ts';
import { joinBullets } from '../lines/join-bullets.ts';
import { tidy } from '../lines/join-wrapped.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { namingParts, withoutHouse } from '../sections/entry-windows.ts';
import { headerRange, splitHeader } from '../sections/header-parts.ts';
import {
  isCircumstance,
  isContract,
  isPlace,
  isProperName,
  mayDescribeHouse,
  namesPlaceKind,
  titleLikeness,
} from '../sections/judge-part.ts';
import { type Entry, splitEntries } from '../sections/split-entries.ts';
import { bareEmployer } from './bare-employer.ts';
import { columnJobs } from './column-jobs.ts';
import { contractTitle } from './contract-title.ts';
import { jobsOfLines, withTitlesOfLines } from './jobs-of-line.ts';
import { type LabelledJob, labelledJobs } from './labelled-jobs.ts';
import { looksLikeTask } from './looks-like-task.ts';
import { type Naming, nameJob } from './name-job.ts';
import { namesPause, namesPauseAlone, namesService, tellsOwnFamily } from './names-pause.ts';
import { headsTable, labelsPlace } from './part-labels.ts';
import { type RatedPart, ratePart } from './rate-part.ts';
import { scopeBehindTitle, tellsLength } from './scope-behind-title.ts';
import { shareEmployers } from './share-employers.ts';
import { throughAgency } from './through-agency.ts';
import { toldTitle } from './told-title.ts';
import { unlabelled } from './unlabelled.ts';
import { wholeTitles } from './whole-titles.ts';
import { withoutOccasion } from './without-occasion.ts';

type Told = { text: string; span: Span };
export type FoundExperience = { experience: Experience; spans: Record<string, Span> };

/** The jobs of an « experience » section; spans are keyed `''`, `title`, `company`, `start`, `bullets.0`… */
export function readExperiences(lines: readonly CvLine[]): FoundExperience[] {
  const table = columnJobs(lines);
  if (table) return [...builtJobs(table.jobs), ...(table.below.length > 0 ? readExperiences(table.below) : [])];
  const labelled = labelledJobs(lines);
  if (labelled) return builtJobs(labelled);
  const told = jobsOfLines(wholeTitles(lines));
  const entries = splitEntries(unlabelled(told.lines.filter(({ text }) => !headsTable(text))))
    .map(withPlace)
    .filter((entry) => (entry.range !== null || entry.body.length > 0) && !isRemark(entry));
  const laterAt = (index: number) => told.later.get(entries[index]?.rangeLine?.start ?? -1);
  const pieces = entries.map(headerPieces);
  const clear = pieces.map((parts) => nameJob(parts, null)).filter((naming) => naming.clear);
  const titleFirst = clear.filter((naming) => naming.titleFirst).length * 2 >= clear.length;
  const found = entries.map((entry, index) => {
    if (laterAt(index) === 'house') return build(entry, houseOnly(pieces[index] as RatedPart[]));
    const naming = nameJob(pieces[index] as RatedPart[], titleFirst);
    const paid = throughAgency(entry, naming);
    const below = toldTitle(entry, paid) ?? toldTitle(entry, houseAbove(paid, entry));
    if (below && !paid.company) return build(below.entry, { ...houseAbove(paid, entry), title: below.title });
    if (below) return build(below.entry, { ...paid, title: below.title });
    return build(entry, { ...paid, title: paid.title ?? contractTitle(entry, paid) });
  });
  return shareEmployers(withTitlesOfLines(found, laterAt), entries)
    .map(onOwnAccount)
    .filter((job) => !isPause(job) && !isBareDate(job));
}

/** « Artisan couvreur – à mon compte, Orval », « Graphiste @ À mon compte »: nobody employs, and the town behind it is where. */
function onOwnAccount({ experience, spans }: FoundExperience): FoundExperience {
  const title = experience.title?.replace(ownAccount, '') || experience.title;
  const { company } = experience;
  const isNone =
    company !== null &&
    (ownAccountAlone.test(company) || (title !== experience.title && /^\p{Lu}[\p{L}’'-]+$/u.test(company)));
  if (!isNone) return { experience: { ...experience, title }, spans };
  const { company: _, ...rest } = spans;
  return { experience: { ...experience, title, company: null }, spans: rest };
}

const ownAccount = /\s?(?:[–—@|-]|,)\s?[àa] (?:mon|son) (?:propre )?compte(?:\s?\([^()]*\))?$/iu;
const ownAccountAlone = /^[àa] (?:mon|son) (?:propre )?compte(?:\s?\([^()]*\))?$/iu;

/** The employer that goes on a line without a title of its own. */
function houseOnly([company]: readonly RatedPart[]): Naming {
  return { title: null, company: company ?? null, score: 0, clear: false, titleFirst: true };
}

/** « Halles de Dole, été 2018. Manutentionnaire pour un primeur … »: of a paragraph that goes on with a title, the name that opens it. */
function houseAbove(naming: Naming, { header, body: [first] }: Entry): Naming {
  const { title, company } = naming;
  const goesOn = first && header.some((line) => first.start >= line.end && first.start - line.end < 3);
  return title && !company && goesOn && titleLikeness(title.text) < 1
    ? { ...naming, title: null, company: title }
    : naming;
}

/** « (2009-2010 : service militaire en Italie) » between two jobs tells a gap, all of it in brackets. */
function isRemark(entry: Entry): boolean {
  const { header, body } = entry;
  if (header.length !== 1 || body.length > 0 || !/^\([^()]{12,}\)$/u.test(header[0]?.text ?? '')) return false;
  const { title, company, clear } = nameJob(headerPieces(entry), null);
  return title === null || company === null || !clear || !(namesPlaceKind(company.text) || isProperName(company.text));
}

function builtJobs(jobs: readonly LabelledJob[]): FoundExperience[] {
  return jobs.map(({ entry, naming }) => build(entry, naming)).filter((job) => !isPause(job) && !tellsSituation(job));
}

/** « Lyon, Auvergne-Rhône-Alpes, France » alone under the dates, as professional networks set it, is where, and no task. */
function withPlace(entry: Entry): Entry {
  const { header, body, rangeLine } = entry;
  const [first, ...others] = body;
  if (!first || !rangeLine || first.bullet || header.at(-1) !== rangeLine || first.text.length > 60) return entry;
  const counted = /\((?:\d{1,2} (?:ans?|mois|years?|months?|yrs?|mos?) ?){1,2}\)$/u.test(rangeLine.text);
  const isWhere = isPlace(first.text) && (counted || knownCity(first.text) !== null);
  return isWhere ? { ...entry, header: [...header, first], body: others } : entry;
}

function headerPieces(entry: Entry): RatedPart[] {
  const range = (line: CvLine) => (line === entry.rangeLine ? entry.range : null);
  const named = entry.header.filter(({ text }) => !labelsPlace(text));
  const parts = named.flatMap((line, index) => namingParts(line, index, range(line)).map(ratePart));
  const beside = named.map((line) => (line === entry.rangeLine ? null : line));
  if (parts.length > 0) return withoutOccasion([...withoutHouse(parts, beside)]);
  // « Stage, 2019 »: the contract is all there is for a title.
  return entry.header.flatMap((line, index) => splitHeader(line, index, range(line)).map(ratePart)).slice(0, 1);
}

/** « Technicien (équipe 3x8) », « Cariste (quai de la zone nord) », « Vendeuse, CDI 30 h » without figures, place nor contract. */
function withoutAside(written: string): string {
  const title = written.replace(unclosed, '');
  const bracket = /\s?\(([^()]*)\)$/u.exec(title);
  const said = bracket?.[1] ?? '';
  const bare =
    bracket && (/\d/.test(said) || isPlace(said) || namesPlaceKind(said)) ? title.slice(0, bracket.index) : title;
  const comma = bare.lastIndexOf(', ');
  const behind = bare.slice(comma + 2);
  const saysMore = isContract(behind) || isPlace(behind) || isCircumstance(behind) || tellsLength(behind);
  if (comma > 0 && saysMore) return bare.slice(0, comma);
  return bare === '' ? title : bare.replace(dangling, '');
}

/** What is left of « (remplacement, 5 mois) » without its length. */
const unclosed = /(?<=\p{L}{3}) ?\([^()]{0,40}$/u;

/** What a length of time leaves behind: « Stage de » of « Stage de 12 semaines ». */
const dangling = /(?<=\p{L}) (?:de|d[’']|d[’']une? (?:à|a)|pour|pendant)$/iu;

/** Leave and job seeking are periods of a life, not jobs. */
function isPause({ experience }: FoundExperience): boolean {
  const { title, company, bullets } = experience;
  if (namesPause(title ?? company ?? '', company ?? '')) return true;
  if (namesPause(company ?? '') && !isHouse(title, company)) return true;
  if (title !== null && company !== null) return false;
  if (namesService(title ?? company ?? '')) return true;
  // « Année 2019 » over « Accompagnement d’un parent malade »
  if (
    /^(?:ann[ée]e|en|courant)s?$/iu.test(title ?? '') &&
    bullets.length > 0 &&
    bullets.every((told) => namesPauseAlone(told))
  )
    return true;
  return namesPauseAlone(title ?? company ?? '') && bullets.every(tellsOwnFamily);
}

/** « Serveuse, Pause Gourmande », « Conseillère, Voyages en Direct »: the sign of a house behind a trade. */
function isHouse(title: string | null, company: string | null): boolean {
  return (
    /^(?:Pause|Voyages|Cong[ée]s) (?:(?:en|au|aux) )?\p{Lu}/u.test(company ?? '') && titleLikeness(title ?? '') >= 1
  );
}

/** « Période : 2024 / Situation : recherche d’emploi » in a form. */
function tellsSituation({ experience: { title, company, bullets } }: FoundExperience): boolean {
  const told = bullets.map((bullet) => bullet.replace(/^(?:situation|statut)\s*[:\t]?\s*/iu, ''));
  return title === null && company === null && told.some((text) => namesPause(text));
}

/** A date that lost its job in a column names none. */
function isBareDate({ experience: { title, company, bullets } }: FoundExperience): boolean {
  return title === null && company === null && bullets.length === 0;
}

/** « Négoce de bois, 40 salariés » between the employer and the title is told with the duties; the line of a name is not. */
function withHouse(entry: Entry, { title, company }: Naming): Entry {
  const names = (line: CvLine) =>
    [title, company].some((part) => part && part.span.start < line.end && part.span.end > line.start);
  const tells = (line: CvLine) => line !== entry.rangeLine && mayDescribeHouse(line.text) && !names(line);
  const told = entry.header.filter(tells);
  return told.length === 0
    ? entry
    : { ...entry, header: entry.header.filter((line) => !tells(line)), body: [...told, ...entry.body] };
}

function build(found: Entry, naming: Naming): FoundExperience {
  const entry = withHouse(found, naming);
  const spans: Record<string, Span> = { '': entrySpan(entry) };
  const title = naming.title && titleOf(naming.title);
  if (title) spans.title = title.span;
  const company = naming.company && bareEmployer(naming.company);
  if (company) spans.company = company.span;
  if (entry.range && entry.rangeLine) {
    const at = entry.rangeLine.start;
    spans.start = { start: at + entry.range.start, end: at + entry.range.end };
    spans.end = entry.range.closing ?? spans.start;
  }
  const scope = title?.scope ?? (title && scopeOnLine(entry, title.span, company?.span));
  const bullets = [...(scope ? [scope] : []), ...joinBullets(entry.body)];
  bullets.forEach((bullet, index) => {
    spans[`bullets.${index}`] = bullet.span;
  });
  const experience = {
    title: title ? tidy(withoutAside(title.text)) : null,
    company: company ? tidy(company.text) : null,
    start: entry.range?.from ?? null,
    end: endOf(entry),
    bullets: bullets.map((bullet) => bullet.text),
  };
  return { experience, spans };
}

/** « 2022-2026 (4 ans) / CDI, toujours en poste » */
function endOf({ header, range }: Entry): Experience['end'] {
  if (!range) return null;
  const isStillHeld = header.some(({ text }) => /(?<!\p{L})(?:toujours|encore) en (?:poste|fonction)/iu.test(text));
  return isStillHeld ? 'present' : range.to;
}

/**
 * « Chef de quai : équipe de 9 manutentionnaires », « Conducteur poids lourd, livraison de matériaux », « carreleur chez
 * Batisol, Créteil. Chantiers neufs »: what was done, told on the line of the title to its end.
 */
function scopeOnLine({ header }: Entry, title: Span, company: Span | undefined): Told | null {
  const line = header.find(({ start, end }) => start <= title.start && title.end <= end);
  if (!line) return null;
  const isBeside = company !== undefined && company.start > title.end && company.end <= line.end;
  const behind = line.text.slice((isBeside ? company.end : title.end) - line.start);
  const rest = sentenceBehind(behind) ?? (isBeside ? null : taskBehind(behind));
  if (rest === null || isPlace(rest)) return null;
  const start = line.end - rest.length;
  if ((company && company.end > start) || headerRange({ ...line, text: rest, start })) return null;
  return { text: tidy(rest), span: { start, end: line.end } };
}

/** Behind a colon, or the stop after a town. */
function sentenceBehind(text: string): string | null {
  return /^(?: : |(?:, [^,.\t]{2,40})?\. (?=\p{Lu}))([^\t|]{12,})$/u.exec(text)?.[1] ?? null;
}

/** Behind a comma, where no employer stands: of one, that is said of the house. */
function taskBehind(text: string): string | null {
  const [, task = ''] = /^, ([^\t|]{12,})$/u.exec(text) ?? [];
  return looksLikeTask(task) ? task : null;
}

/** A title, and what was done where the same words go on to tell it. */
function titleOf({ text, span }: Told): Told & { scope: Told | null } {
  const at = scopeBehindTitle(text);
  if (at === 0) return { text, span, scope: null };
  const scope = { text: tidy(text.slice(at)), span: { start: span.start + at, end: span.end } };
  return { text: text.slice(0, at - 2), span: { start: span.start, end: span.start + at - 2 }, scope };
}

/** The dates may stand below the duties. */
function entrySpan(entry: Entry): Span {
  const lines = [...entry.header, ...entry.body];
  return { start: Math.min(...lines.map(({ start }) => start)), end: Math.max(...lines.map(({ end }) => end)) };
}
