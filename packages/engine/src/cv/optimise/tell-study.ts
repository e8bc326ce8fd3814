import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { parseDateRanges } from '../../text/parse-date-range.ts';
import { spokenPeriod } from '../../writing/spoken-dates.ts';
import { isSchool } from '../education/degree-words.ts';
import { tellsOutcome } from '../education/outcome-of.ts';
import { isPlace } from '../sections/judge-part.ts';
import { asItem, capitalised, printable, withoutStop } from './optimise-cv-building.ts';
import { type PlacedRange, periodsIn, type StudyPiece, studyPieces } from './study-pieces.ts';

/** A course of study in the words of the CV, each of its parts in its place. */
export type ToldStudy = { title: string; subtitle: string | null; dates: string | null; bullets: string[] };

type Fields = { degree: Span | null; school: Span | null; year: string | null };

/**
 * What a course of study says, put in order: the diploma with its option and how it went, the school and its town, the
 * period, and what else is told of it. « 2018 – 2020 BTS Banque, lycée Grandmont, Tours – obtenu » → « BTS Banque
 * (obtenu) », « Lycée Grandmont, Tours », « 2018 – 2020 ».
 */
export function tellStudy(text: string, { degree, school, year }: Fields): ToldStudy | null {
  const named = degree ?? school;
  if (!named || text.length > 1500) return null;
  const periods = periodsIn(text, 0, text.length);
  const whole = [degree, school].filter((span) => span !== null);
  const outside = periods.filter((period) => !whole.some((span) => overlap(span, period)));
  const remarks = remarksIn(text, whole);
  const pieces = studyPieces(text, 0, text.length, [...whole, ...outside, ...remarks]);
  const alone = pieces.flatMap((piece) => periodAlone(piece, outside) ?? []);
  const told: Told = { title: '', places: [], outcomes: [], bullets: [], dates: alone[0] ?? null };
  const rest = withPeriods(pieces, outside, told.dates);
  rest.forEach((piece, index) => {
    if (remarks.some((remark) => overlap(remark, piece))) told.bullets.push(plain(piece.text));
    else place(told, piece, rest.slice(0, index), { text, named, school, outside });
  });
  if (told.dates && underWay.test(text.slice(told.dates.start, told.dates.end))) told.outcomes.unshift('en cours');
  return {
    title: capitalised(withOutcomes(told.title || plain(text.slice(named.start, named.end)), told.outcomes)),
    subtitle: told.places.length > 0 ? capitalised(withoutStop(told.places.map(withinLine).join(', '))) : null,
    dates: told.dates ? spoken(text, told.dates) : year,
    bullets: told.bullets.map((bullet) => asItem(capitalised(bullet))),
  };
}

/** « Mémoire : l’accueil en été, 16/20 », a line of its own below the diploma: what a label tells of stays with it. */
function remarksIn(text: string, whole: readonly Span[]): Span[] {
  return [...text.matchAll(labelledLine)].flatMap(({ 0: line, index }) => {
    const span = { start: index, end: index + line.length };
    const isRemark = !whole.some((field) => overlap(field, span)) && parseDateRanges(line).length === 0;
    return isRemark && !labelOfField.test(foldText(line)) ? [span] : [];
  });
}

const labelledLine = /(?<=\n)(?:[•*–-] ?)?\p{Lu}[\p{L}’' ]{3,30} ?: ?\S[^\n]*/gu;
/** What has a place of its own in a course of study. */
const labelOfField =
  /^\W{0,2}(?:mention|option|specialite|parcours|lieu|ecole|etablissement|organisme|centre|universite|ville|niveau|statut|resultat|diplome|obtention|periode|dates?|annees?)/;

type Told = { title: string; places: string[]; outcomes: string[]; bullets: string[]; dates: PlacedRange | null };
/** A piece with a period of its own. */
type DatedPiece = StudyPiece & { period?: string };
type Study = { text: string; named: Span; school: Span | null; outside: readonly PlacedRange[] };

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The period of a piece that says nothing else: « 2018 – 2020 », « depuis 2025 ». */
function periodAlone(piece: StudyPiece, periods: readonly PlacedRange[]): PlacedRange | null {
  const found = periods.find((period) => overlap(piece, period));
  if (!found) return null;
  const rest = `${piece.text.slice(0, Math.max(0, found.start - piece.start))} ${piece.text.slice(found.end - piece.start)}`;
  return /[\p{L}\p{N}]/u.test(foldText(rest).replace(dateWords, '')) ? null : found;
}

/** « 2012 – 2014 […] lycée Zola (2012 – 2013), lycée Curie (2013 – 2014) »: a period but the first stays with what it dates. */
function withPeriods(pieces: readonly StudyPiece[], periods: readonly PlacedRange[], first: PlacedRange | null) {
  const rest: DatedPiece[] = [];
  for (const piece of pieces) {
    const period = periodAlone(piece, periods);
    const last = rest.at(-1);
    if (!period) rest.push(piece);
    else if (last && first && !saysNoMore(period, first)) rest[rest.length - 1] = { ...last, period: piece.text };
  }
  return rest;
}

/** The same period once more, or its end: « 2018 – 2020 […] obtenu, 2020 ». */
function saysNoMore({ range }: PlacedRange, first: PlacedRange): boolean {
  const { from, to } = first.range;
  return range.to === to && (range.from === from || range.single);
}

const dateWords = /(?<![a-z])(?:depuis|de|du|en|le|la|annee|promotion|session)(?![a-z])/g;

function place(told: Told, piece: DatedPiece, earlier: readonly StudyPiece[], study: Study): void {
  const { named, school } = study;
  const isNamed = overlap(piece, named);
  const withPeriod = (text: string) => (piece.period ? `${text} (${piece.period})` : text);
  if (isNamed) {
    name(told, piece, study);
    told.title = withPeriod(told.title);
    return;
  }
  const text = undated(told, piece, study);
  if (text === '') return;
  const dated = withPeriod(text);
  if (school && overlap(piece, school)) told.places.unshift(dated);
  else if (isOutcome(text)) told.outcomes.push(dated);
  else if (qualifies(piece, text, earlier, study)) told.title += `${joint(piece.before)}${dated}`;
  else if (isRemark(text)) told.bullets.push(dated);
  else told.places.push(dated);
}

/** « Préparation du CAPES », « en cours CQP Propreté », « CAP Cuisine OBTENU »: what stands around the diploma. */
function name(told: Told, piece: StudyPiece, study: Study): void {
  const { named, school, text } = study;
  const at = school && school.start >= named.end && school.end <= piece.end ? school : null;
  if (at) told.places.unshift(plain(text.slice(at.start, piece.end)));
  const before = undated(told, { ...piece, end: named.start, text: text.slice(piece.start, named.start) }, study);
  const until = at?.start ?? piece.end;
  const behind = text.slice(named.end, Math.max(named.end, until)).replace(at ? leadsToSchool : /$^/, '');
  // « ADVF (assistante de vie) 1 CCP sur 3 validé »: what the acronym means stays with it.
  const aside = leadingAside.exec(behind)?.[0] ?? '';
  const start = named.end + aside.length;
  const after = undated(told, { ...piece, start, text: behind.slice(aside.length) }, study);
  const enrolled = /\s(?:aux?|en|à|du|de)$/iu.test(before);
  const how = [...(enrolled ? [] : [before]), after].filter(isOutcome);
  told.outcomes.push(...how);
  const kept = [plain(text.slice(named.start, named.end)), plain(aside)];
  told.title = [before, ...kept, after].filter((part) => part !== '' && !how.includes(part)).join(' ');
}

const leadsToSchool = /\s(?:au|aux|à la|à l[’']|à|par (?:le|la|l[’'])|chez|dans|de|du)\s?$/iu;
const leadingAside = /^\s?\([^()]{2,80}\)/;

/** « obtenu en 2020 » where no other period is told: the year goes with the dates. */
function undated(told: Told, piece: StudyPiece, { outside }: Study): string {
  const period = outside.find((each) => overlap(piece, each));
  if (!period || (told.dates && told.dates !== period)) return plain(piece.text);
  told.dates = period;
  const before = piece.text.slice(0, Math.max(0, period.start - piece.start));
  const after = piece.text.slice(Math.max(0, period.end - piece.start));
  return plain(`${before.replace(danglingEnd, '')} ${after}`);
}

/** Fit to print, a word cut at its hyphen put together again: « La Roche-sur- / Yon ». */
function plain(text: string): string {
  return printable(text.replace(/(?<=\p{L}-)\n\s{0,20}(?=\p{L})/gu, ''));
}

const danglingEnd = /(?:^|\s)(?:en|le|depuis|de|du|session|promotion)\s*$/iu;

const underWay = /en cours|en pr[ée]paration/iu;
const otherOutcome =
  /\b(?:sans suite|reorientation|non reconnue?|commencee?|major de|dossier depose|livret \d|jury|(?:premiere|deuxieme|troisieme|1re|1ere|2e|3e) annee\b(?! d)|non (?:rendue?|soutenue?)|attendue?|diplomee? (?:en|depuis|le)|niveau atteint)/;
const outcomeAlone = /^(?:mention\b|niveau$|(?:par|en) (?:la )?(?:vae$|validation des acquis))/;

/** Whether a piece tells how a course went: « obtenu par la VAE », « arrêtée en 2e année », « mention bien ». */
function isOutcome(text: string): boolean {
  const folded = foldText(text);
  return tellsOutcome(folded) || otherOutcome.test(folded) || outcomeAlone.test(folded);
}

/** Whether a piece goes on from the diploma: « option médias », on its line and before any school or town. */
function qualifies(
  piece: StudyPiece,
  text: string,
  earlier: readonly StudyPiece[],
  { named, text: all }: Study,
): boolean {
  if (piece.start < named.end || all.slice(named.end, piece.start).includes('\n')) return false;
  if (isPlace(text) || isSchool(text)) return false;
  return !earlier.some((other) => other.start >= named.end && (isPlace(other.text) || isSchool(other.text)));
}

function joint(before: string): string {
  if (before === ':') return '\u00a0: ';
  return /^[–—-]$/.test(before) ? ` ${before} ` : ', ';
}

/** More than a town or a way of studying. */
function isRemark(text: string): boolean {
  return !isPlace(text) && !isSchool(text) && (text.split(' ').length > 3 || text.length > 40);
}

/** « BTS Banque », « Obtenu », « mention bien » → « BTS Banque (obtenu, mention bien) ». */
function withOutcomes(title: string, outcomes: readonly string[]): string {
  if (outcomes.length === 0) return title;
  const told = outcomes.map(flat).join(', ');
  return title.endsWith(')') ? `${title}, ${told}` : `${title} (${told})`;
}

function flat(outcome: string): string {
  const text = outcome.replace(/\s?[()]\s?/g, (sign) => (sign.includes('(') ? ', ' : '')).replace(/^, |\.$/g, '');
  return text === text.toUpperCase() || /^\p{Lu}\p{Ll}/u.test(text) ? lowered(text) : text;
}

function lowered(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1);
}

/** « Cours du soir » behind the school. */
function withinLine(part: string, index: number): string {
  return index > 0 && /^(?:Cours|En|À distance|Par)(?!\p{L})/u.test(part) ? lowered(part) : part;
}

function spoken(text: string, { start, end, range }: PlacedRange): string | null {
  if (!range.single) return spokenPeriod(range.from, range.to);
  return text.slice(start, end).replace(/\s+/g, ' ');
}
