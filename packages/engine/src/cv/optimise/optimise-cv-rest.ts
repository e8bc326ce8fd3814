import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { leavesBracketOpen } from '../../text/leaves-open.ts';
import { namesPartColumns } from '../jobs/inner-parts.ts';
import { columnsNamed, isJobLabel } from '../jobs/part-labels.ts';
import { type Building, printable, unusedParts, use, withoutMarker } from './optimise-cv-building.ts';

/** What the lines of an entry say beside its fields: places and the like, and whole sentences. */
type Rest = { details: string[]; sentences: string[] };

const dateWords =
  /\b(?:depuis|de|du|d'|a|au|en|le|la|et|jusqu'en|jusqu'a|j'etais|j'ai ete|ce jour|aujourd'hui|actuel(?:lement)?|present|en cours|since|to|from|janv(?:ier)?|fev(?:r(?:ier)?)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)\b\.?|(?:0?[1-9]|1[0-2])\/(?=\d{4})|\b(?:19|20)\d\d\b/g;

/** Reads what is left of an entry once its fields and missions are used; all of it then counts as used. */
export function headingRest(building: Building, entry: Span | undefined): Rest {
  const rest: Rest = { details: [], sentences: [] };
  if (!entry) return rest;
  for (const text of partsOf(building, entry).flatMap(detailsOf)) {
    if (text.split(' ').length > 7 && !text.includes('(')) rest.sentences.push(text);
    else rest.details.push(text);
  }
  return rest;
}

function partsOf(building: Building, entry: Span): string[] {
  const parts: string[] = [];
  let above = '';
  for (const line of building.context.lines) {
    if (line.end <= entry.start || line.start >= entry.end || line.heading) continue;
    // The bullet that opens an entry stands before it.
    const within = { start: Math.max(line.start, entry.start), end: Math.min(line.end, entry.end) };
    for (const part of unusedParts(building, within)) {
      const joint = jointOf(parts.at(-1), above, part, line.text);
      if (joint !== null) parts.push(`${parts.pop()}${joint}${part.trimStart()}`);
      else parts.push(part);
    }
    use(building, within);
    above = line.text;
  }
  return parts;
}

/** What stands between two pieces of one phrase that a line's end has cut; null between two phrases. */
function jointOf(last: string | undefined, above: string, part: string, line: string): string | null {
  // « Cesson- / Sévigné »
  if (/\p{L}-$/u.test(last ?? '') && /^\s*\p{L}/u.test(part)) return '';
  return isOpen(last ?? '') || runsOver(last, above, part, line) ? ' ' : null;
}

/** « missions chez un assureur et deux / mutuelles »: the end of a line, and the small letters that begin the next. */
function runsOver(last: string | undefined, above: string, part: string, line: string): boolean {
  const text = part.trim();
  return Boolean(
    last && /^\p{Ll}/u.test(text) && line.startsWith(text) && /\p{L}$/u.test(above) && above.endsWith(last.trim()),
  );
}

/** A bracket broken over two lines. */
function isOpen(part: string): boolean {
  return part.length < 300 && leavesBracketOpen(part) && part.trimEnd().slice(-1) !== '(';
}

/** Small words that a date or a name has left behind: « obtenu en », « à l’ ». */
const danglingEnd = /(?:^|\s)(?:en|le|la|les|l['’]|de|du|des|d['’]|à|au|aux|depuis|jusqu['’]|et|pour|chez)\s*$/iu;

function withoutDangling(text: string): string {
  let rest = text;
  for (let turn = 0; turn < 4 && danglingEnd.test(rest); turn++) rest = rest.replace(danglingEnd, '').trimEnd();
  return rest.replace(/[\s,;:|(–—-]+$/g, '');
}

/** « (45 salariés), Mably »: a bracket that opens what is left keeps its signs, the rest follows. */
const opening = /^[\s,;:|–—-]*(\([^()]{2,80}\))(?=$|[\s,;:|–—.-])/u;

function detailsOf(part: string): string[] {
  if (columnsNamed(part.trim()) || namesPartColumns(part.trim())) return [];
  const flat = part.replace(/\s+/g, ' ').trim();
  const bracket = opening.exec(flat);
  if (bracket?.[1]) return [...toldIn(bracket[1]), ...toldIn(flat.slice(bracket[0].length))];
  return toldIn(flat);
}

function toldIn(flat: string): string[] {
  const inBrackets = /^\([^()]*\)$/u.test(flat);
  const text = printable(withoutMarker(inBrackets ? flat.slice(1, -1) : flat)).replace(
    /^[\s,;:|(–—-]+|[\s,;:|(–—-]+$/g,
    '',
  );
  const whole = withoutDangling(text);
  const closed = whole.includes('(') ? whole : whole.replace(/\)/g, '').trim();
  const told = foldText(closed).replace(dateWords, ' ');
  if (!/[a-z0-9]/.test(told) || isJobLabel(closed)) return [];
  return [inBrackets ? `(${closed})` : closed.replace(/(?<=\p{L}{4}|\))\.$/u, '')];
}

/** A name and a detail of it: « Garage Bonnet (6 salariés) », « Bar du Port à Nantes », « Garage Bonnet, Millau ». */
export function withDetail(name: string, detail: string): string {
  if (name === '') return detail.replace(/^\(([^()]*)\)$/u, '$1');
  if (/^\d{1,3}$/.test(detail)) return `${name} (${detail})`;
  return /^(?:\(|(?:à|a) \p{Lu})/u.test(detail) ? `${name} ${detail}` : `${name}, ${detail}`;
}
