import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import type { Line } from './lines.ts';
import { familyWhy, healthWhy, maidenWhy, mayTell, type ProtectedKind, protectedKinds } from './protected-kinds.ts';

/** A part of a line that tells what an employer may not ask; `choice` where telling it may serve the person. */
export type ProtectedDetail = Span &
  Pick<ProtectedKind, 'id' | 'reason' | 'removed' | 'unlessAsked'> & { choice: boolean; line: Line };

/**
 * The protected details of a CV, part by part and in order. In jobs and studies « 3 enfants » is work and « oncologie »
 * a ward: there only a family leave is told, why one left, and bank details. `taskSpans` are what the jobs consisted of.
 */
export function findProtectedDetails(
  lines: readonly Line[],
  jobSpans: readonly Span[] = [],
  taskSpans: readonly Span[] = [],
): ProtectedDetail[] {
  const inJob = reader(jobSpans);
  const inTask = reader(taskSpans);
  const tasks = lines.map(({ end }) => inTask(end - 1));
  const leaves = lines.map((line, index) => leaveOf(line, tasks[index] === true));
  return lines.flatMap((line, index) => {
    const isTask = tasks[index] === true;
    if (line.heading) return [];
    const leave = leaves[index] ?? leaveAbove(lines, leaves, index);
    if (leave) return [{ start: line.start, end: line.end, ...leave, choice: false, line }];
    const isWork = line.section === 'experience' || line.section === 'education' || inJob(line.start);
    const where = isTask ? 'task' : isWork ? 'work' : 'free';
    const isAmong = bulleted.test(line.text) && bulleted.test(lines[index + 1]?.text ?? '');
    return partsOf(line).flatMap((part) => detailOf(line, part, { where, isAmong }) ?? []);
  });
}

const bulleted = /^[•●▪■◦‣·*–—-]/;

/** `isAmong`: it is one of several bullets, and not the last. */
type Place = { where: 'task' | 'work' | 'free'; isAmong: boolean };

function detailOf(line: Line, part: Span, place: Place): ProtectedDetail | null {
  const written = line.text.slice(part.start - line.start, part.end - line.start).slice(0, 160);
  const folded = foldText(written);
  const kind = kindOf(line, part, folded, place);
  if (kind) return { ...placeOf(kind, folded, part), ...kind, choice: kind.choice === true, line };
  const maiden = place.where !== 'free' || line.section !== 'header' ? null : bornAs.exec(written);
  if (!maiden) return null;
  const start = part.start + maiden.index;
  return { start, end: start + maiden[0].length, id: 'maiden', ...maidenWhy, choice: false, line };
}

function kindOf(line: Line, part: Span, folded: string, { where, isAmong }: Place): ProtectedKind | undefined {
  if (where === 'free' && !mayTell(folded)) return undefined;
  return protectedKinds.find(
    ({ words, sections, everywhere, alone }) =>
      (where === 'free' || everywhere === true || (everywhere && where === 'work')) &&
      (!sections || sections.includes(line.section)) &&
      (!alone || (!isAmong && (where !== 'task' || isWhole(line, part)))) &&
      words.test(folded),
  );
}

function isWhole({ text, start, end }: Line, part: Span): boolean {
  return part.end === end && !/[\p{L}\p{N}]/u.test(text.slice(0, part.start - start));
}

/** The part of the line, or the words in it where they alone are meant: « arrêté (raisons familiales) ». */
function placeOf({ words, wordsOnly }: ProtectedKind, folded: string, part: Span): Span {
  const found = wordsOnly ? words.exec(folded) : null;
  if (!found) return part;
  return { start: part.start + found.index, end: part.start + found.index + found[0].length };
}

/** « Marie DURAND née MARTIN ». */
const bornAs = /\b[Nn]ée?\s+\p{Lu}[\p{L}’'-]+/u;

type Leave = Pick<ProtectedDetail, 'id' | 'reason' | 'removed'>;

/** « Congé parental, 2012-2014 », « 2019 : arrêt après un accident », dates included: it stands among the jobs. */
function leaveOf({ text }: Line, isTask: boolean): Leave | null {
  if (text.length >= 110) return null;
  const folded = foldText(text);
  if (!mayBeLeave.test(folded)) return null;
  // « Accompagnement d’un parent malade » may be what one was paid for.
  if (!isTask && healthLeave.test(folded)) return { id: 'health', ...healthWhy };
  const isOfFamily = (text.length < 80 && familyLeave.test(folded)) || (!isTask && careLeave.test(folded));
  return isOfFamily ? { id: 'leave', ...familyWhy } : null;
}

/** The leave in the line above, where a line goes with it. */
function leaveAbove(lines: readonly Line[], leaves: readonly (Leave | null)[], index: number): Leave | null {
  const [above, leave, line] = [lines[index - 1], leaves[index - 1], lines[index]];
  return above && leave && line && goesWithLeave(above, line) ? leave : null;
}

/** « Deux enfants » below « Congé parental », or « Mars – déc. 2021 » where it has no dates of its own. */
function goesWithLeave(leave: Line, { text }: Line): boolean {
  const folded = foldText(text.slice(0, 80));
  return (
    (!/\d{4}/.test(leave.text) && datesOnly.test(folded)) ||
    /^\W{0,3}(?:\d|un|deux|trois|quatre|cinq) enfants?\W*$/.test(folded)
  );
}

const dates = String.raw`(?:(?:de|du|a|au|et|en|depuis|(?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)[a-z]{0,7})(?![a-z])|\d{1,2}(?!\d)(?:er)?\/?(?![a-z])|(?:19|20)\d\d(?!\d))[\s.:–—-]*`;
const datesOnly = new RegExp(`^(?:${dates}){1,8}$`);

const mayBeLeave = /conge |arret |education |foyer|malade|aidante? |soins a|suivi de |convalescence|reeducation/;
const familyLeave = new RegExp(
  String.raw`^\W{0,3}(?:${dates}){0,8}\W{0,3}(?:conge (?:parental|de maternite|maternite|de paternite|paternite)|arret maladie|education de (?:mes|nos) enfants|(?:mere|pere|maman|papa|parent) au foyer)\b(?!.{0,20}(?:\bremplac|\bde (?:la |l'|mme?\b)|\b(?:du|d'une?|des) (?!ans?\b|annee|mois)[a-z]))`,
);

const unoccupied = '(?:sans (?:activite|emploi) ?[:,–-] )?';
/** « De janvier à mars 2015 : arrêt pour une opération de l’épaule » */
const healthLeave = new RegExp(
  String.raw`^\W{0,3}(?:${dates}){0,8}\W{0,3}(?:arret (?:(?:de travail|d'activite) )?(?:pour|apres|suite a) (?:une? |des? |mon |ma )?(?:operation|accident|intervention|maladie|hospitalisation|raisons? (?:de sante|medicales?)|problemes? de sante|burn)|convalescence\b|longue maladie\b|reeducation (?:apres|suite)|problemes? de sante\b)`,
);
/** « 2017 – 2018 : année de soins auprès de ma mère », « accompagnement d’un proche malade », « suivi de conjoint ». */
const careLeave = new RegExp(
  String.raw`^\W{0,3}(?:${dates}){0,8}\W{0,3}${unoccupied}(?:(?:accompagnement|prise en charge|soutien|garde) (?:d'un(?: de mes)?|d'une|de mon|de ma|d'une? membre de ma) (?:[a-z]+ )?(?:malade|parents?|proches?|pere|mere|famille|conjoint)[^.]{0,20}(?:malade|dependante?|age|fin de vie|famille)?\W*$|(?:annee de )?soins (?:aupres de|a) (?:ma|mon|mes) |(?:proche )?aidante? (?:familiale?|d'un (?:proche|parent)|de (?:ma|mon))|suivi de (?:mon |ma )?(?:conjointe?|mari|femme|compagnon|compagne|epoux|epouse)\b)`,
);

/** Whether an offset is in one of the spans, asked in the order of the text. */
function reader(spans: readonly Span[]): (at: number) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  let until = -1;
  return (at) => {
    for (let span = sorted[next]; span && span.start <= at; span = sorted[++next]) until = Math.max(until, span.end);
    return at < until;
  };
}

const isSpace = /\s/;

/** The parts of a line: what stands between dashes, bars, bullets, commas and semicolons. */
export function partsOf(line: Pick<Line, 'text' | 'start'>): Span[] {
  const parts: Span[] = [];
  const separator = /\s[-–—]\s|[|•·;▪●■◦‣]|,(?!\d)|\t| {3,}|(?<=\p{Ll}{4}|\d ans|\d{4}|ermis [A-E])\.\s+(?=\p{Lu})/gu;
  let from = 0;
  const text = line.text.slice(0, 500);
  for (let match = separator.exec(text); match; match = separator.exec(text)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return parts;

  function push(to: number): void {
    let start = from;
    let end = to;
    while (start < end && isSpace.test(line.text[start] as string)) start++;
    while (end > start && isSpace.test(line.text[end - 1] as string)) end--;
    if (end > start) parts.push({ start: line.start + start, end: line.start + end });
  }
}
