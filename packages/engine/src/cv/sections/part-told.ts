import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import { looksLikeTask } from '../jobs/looks-like-task.ts';
import { closesDateCell } from '../lines/join-date-cells.ts';
import { type CvLine, trimSpan } from '../lines/read-lines.ts';
import { datesOther, headerRange, isInBracket } from './header-parts.ts';
import { isContract, isPlace, namesPlaceKind, titleLikeness } from './judge-part.ts';
import { postsOrDuties } from './posts-or-duties.ts';
import { postTold } from './posts-told.ts';
import { isShortened } from './shortened.ts';

/** Longer than any head of an entry. */
export const longestHead = 110;
/** What a head with its dates may run to. */
const longestTold = 165;

/** Where a head told in a line ends and what it was begins; `late` where the period comes only behind. */
type Cut = { head: number; task: number; late?: DateRange; post?: true };

/**
 * Jobs told in a line each, head and duties: « - Depuis 2019 : chauffeur chez Martin à Brive. Livraison, grue, tournée
 * de … », « Fonderie Darnal, Dole, 2011-2025. Mouleur, puis … ». Each is cut into its head and a line of duties.
 */
export function partTold(source: readonly CvLine[]): readonly CvLine[] {
  const judged = postsOrDuties(source);
  const lines = judged.map(({ line }) => line);
  const bare = lines.some((line) => !line.bullet && (periodOf(line.text) ?? headerRange(line)) !== null);
  const cuts = lines.map((line, index) => {
    const isDuty = judged[index]?.duty || (line.bullet && bare && openingPeriod(line.text) === null);
    return isDuty || closesDateCell(lines[index - 1], line) ? null : cutOf(line.text);
  });
  const told = ({ text }: CvLine, index: number) =>
    cuts[index]?.post || (text.length > longestHead && (cuts[index]?.task ?? 0) > 0);
  if (!lines.some(told)) return lines;
  return lines.flatMap((line, index) => parted(line, cuts[index] ?? null));
}

function parted(line: CvLine, cut: Cut | null): CvLine[] {
  if (!cut) return [line];
  const head = slice(line, 0, cut.head, false);
  if (cut.task === 0) return [head];
  const task = slice(line, cut.task, cut.late ? cut.late.start : line.text.length, true);
  return [head, ...(cut.late ? [slice(line, cut.late.start, line.text.length, false)] : []), task].filter(
    ({ text }) => text !== '',
  );
}

function slice(line: CvLine, from: number, to: number, isTask: boolean): CvLine {
  const { start, end } = trimSpan(line.text, from, to);
  const text = line.text.slice(start, end);
  return {
    ...line,
    text,
    start: line.start + start,
    end: line.start + end,
    bullet: isTask,
    gap: from === 0 && (line.gap || to < line.text.length),
  };
}

function periodOf(text: string): DateRange | null {
  return parseDateRanges(text.slice(0, longestTold)).find((range) => !range.single && !datesOther(text, range)) ?? null;
}

/** The date that opens a line: « 2012-2016 – Entreprise Lacoste », « Été 2022 : Jura ». */
export function openingPeriod(text: string): DateRange | null {
  const [period] = /\d{4}/.test(text.slice(0, 40)) ? parseDateRanges(text.slice(0, 60)) : [];
  return period && period.start <= 3 ? period : null;
}

/** Where the head of a line that tells a job ends: behind its period and the first sentence that names something. */
function cutOf(text: string): Cut | null {
  const post = postTold(text);
  if (post) return { ...post, post: true };
  const opening = openingPeriod(text);
  if (opening) {
    const cut = firstStop(text, opening);
    return cut && tellsOnly(text, cut, opening) ? null : (cut ?? { head: text.length, task: 0 });
  }
  if (text.length <= longestHead) return null;
  const period = periodOf(text) ?? lonePeriod(text);
  const cut = period && firstStop(text, period);
  if (cut && tellsTask(text.slice(0, cut.head)) && !namesTitle(text.slice(cut.task))) return null;
  if (cut) return tellsOnly(text, cut, period) ? null : cut;
  return lateCut(text);
}

/** « Ferme Lacoste – stage puis CDD (2024) : serres … », « Halles de Dole, été 2018. Manutentionnaire … »: one date in the head of what it was. */
function lonePeriod(text: string): DateRange | null {
  const [first] = parseDateRanges(text.slice(0, longestTold));
  return first &&
    !datesOther(text, first) &&
    /^\)? ?[.:] /.test(text.slice(first.end, first.end + 4)) &&
    (named(text.slice(0, first.start)) || namesTitle(text.slice(first.end + 2)))
    ? first
    : null;
}

/** « Depuis 2022, référent des arrivants : je forme … », « Depuis 2021, nous répondons … » are duties, and no jobs. */
function tellsOnly(text: string, { task }: Cut, period: DateRange): boolean {
  const opens = (from: number) => /^[\s,:–—-]*(?:je|j[’'](?!étais)|nous)(?!\p{L})/iu.test(text.slice(from, from + 20));
  return opens(period.end) || (/:\s*$/.test(text.slice(0, task)) && opens(task));
}

const stops = /[\p{L}\d)»…%](?:[.!?]|[\u00a0\u202f ]?:) (?=\S)/gu;

/** The first full stop or colon behind the period that leaves a name before it. */
function firstStop(text: string, period: DateRange): Cut | null {
  for (const match of text.slice(0, longestTold).matchAll(stops)) {
    const end = match.index + match[0].length - 1;
    const colon = text[end - 1] === ':';
    if (end <= period.end || !stopsHere(text, end)) continue;
    const head = `${text.slice(0, period.start)} ${text.slice(period.end, end - 1)}`;
    if (!/\p{L}{4}/u.test(head.replace(asides, ''))) continue;
    if (/,? (?:je |j[’'](?!étais))/iu.test(text.slice(period.end, end))) break;
    if (colon && namesTitle(text.slice(end + 1)) && !pieces(head).some(namesTitle)) continue;
    return { head: end - 1, task: end + 1 };
  }
  return toldByOneself(text, period) ?? dashStop(text, period);
}

/** A colon or the end of a sentence; « Intérim chez Adia (5 missions : tri, emballage) » is all head. */
function stopsHere(text: string, end: number): boolean {
  if (isInBracket(text, end)) return false;
  return text[end - 1] === ':' || (!isShortened(text.slice(0, end)) && /^["«(\p{Lu}\d]/u.test(text.slice(end + 1)));
}

/** « Depuis 2018, chez Lacoste & Fils (40 salariés), je conseille … »: what one does follows where. */
function toldByOneself(text: string, period: DateRange): Cut | null {
  const told = /,? (?=je |j[’'])/iu.exec(text.slice(0, longestTold));
  if (
    !told ||
    told.index <= period.end ||
    !/(?<!\p{L})(?:chez|au sein|pour)\s/iu.test(text.slice(period.end, told.index))
  )
    return null;
  return { head: told.index, task: told.index + told[0].length };
}

/** What a head says beside a name: « (10 semaines) », « depuis ». */
const asides = /\([^()]*\)|^\W*(?:depuis|de|du|d[’'])(?=\W)/giu;

/** « Juin 2024 : stage à la mairie de Dole — rédaction du bulletin, affiches, photos »: duties listed behind a dash. */
function dashStop(text: string, period: DateRange): Cut | null {
  const [dash] = [...text.slice(0, longestTold).matchAll(/ [–—] (?=\p{Ll})/gu)].filter(
    ({ index }) => index > period.end,
  );
  if (!dash || text.slice(dash.index).split(',').length < 4) return null;
  return named(text.slice(period.end, dash.index)) ? { head: dash.index, task: dash.index + 3 } : null;
}

/** « École Lacoste, Dole : accompagnement de … . Sept. 2021 à aujourd’hui, 24 h. »: the period closes the line. */
function lateCut(text: string): Cut | null {
  const from = Math.max(0, text.length - 60);
  const late = parseDateRanges(text.slice(from)).find((range) => !range.single);
  if (!late || !/[.:] $/.test(text.slice(0, from + late.start))) return null;
  const colon = text.slice(0, 80).indexOf(' : ');
  const head = text.slice(0, Math.max(0, colon));
  if (colon < 0 || !named(head)) return null;
  return { head: colon, task: colon + 3, late: { ...late, start: from + late.start, end: from + late.end } };
}

/** « Gestion du budget de 2019 à 2021 » opens on a deed; « Ferme des Pins, ouvrière » is a house and a title. */
function tellsTask(head: string): boolean {
  return looksLikeTask(head) && !namesPlaceKind(head) && !pieces(head).some((piece) => titleLikeness(piece) > 0);
}

/** Whether the first words behind a colon are a title: « agent de tri, puis … ». */
function namesTitle(text: string): boolean {
  const [first = ''] = text
    .trimStart()
    .slice(0, 90)
    .split(/[,;:.(–—]\s?/u);
  return titleLikeness(first) >= 2;
}

/** Whether one of the pieces reads like a title or an employer. */
function named(text: string): boolean {
  return pieces(text).some((piece) => Math.abs(titleLikeness(piece)) >= 1.5);
}

function pieces(text: string): string[] {
  const all = text.split(/\s[–—|-]\s|[,:(]\s?/u);
  return all.filter((piece) => piece.trim() !== '' && !isPlace(piece) && !isContract(piece));
}
