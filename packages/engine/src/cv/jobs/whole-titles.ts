import { endsOnSmallWord } from '../../text/leaves-open.ts';
import { runOn } from '../lines/join-wrapped.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange, splitHeader } from '../sections/header-parts.ts';
import { isCircumstance, isContract, namesPlaceKind, titleLikeness } from '../sections/judge-part.ts';
import { looksLikeTask } from './looks-like-task.ts';

/**
 * Titles that run over two lines as one: « Conducteur de travaux principal, gros ⇥ Depuis 2023 » over « œuvre et second
 * œuvre ». Dates that stand behind the first half get a line of their own, below the whole.
 */
export function wholeTitles(lines: readonly CvLine[]): CvLine[] {
  const told: CvLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, rest] = [lines[index] as CvLine, lines[index + 1]];
    const cut = rest && isDated(lines, index) && goesOn(line, rest, lines[index + 2]) ? halves(line) : null;
    if (!cut || !rest) {
      told.push(line);
      continue;
    }
    told.push(runOn(cut.title, rest), ...(cut.dates ? [cut.dates] : []));
    index++;
  }
  return told;
}

/** The first half of a title, and the dates behind it; null where something else stands beside it. */
function halves(line: CvLine): { title: CvLine; dates: CvLine | null } | null {
  const range = headerRange(line);
  if (!range || range.start <= 2) return { title: line, dates: null };
  const title = line.text.slice(0, range.start).trimEnd();
  if (!/(?:\t|\s{3,})$/u.test(line.text.slice(0, range.start)) || line.text.slice(range.end).trim().length > 1)
    return null;
  const at = line.start + range.start;
  return {
    title: { ...line, text: title, end: line.start + title.length },
    dates: { ...line, text: line.text.slice(range.start), start: at, gap: false },
  };
}

const shortestHalf = 22;
const longestRest = 60;

/** Whether a line in small letters is the rest of the title above it, over what else heads the job. */
function goesOn(above: CvLine, line: CvLine, below: CvLine | undefined): boolean {
  if (above.bullet || line.bullet || above.text.length > 110 || line.text.length > longestRest) return false;
  if (line.gap && !(line.bold && above.bold && line.x !== null && line.x === above.x)) return false;
  if (line.bold !== above.bold || line.fontSize !== above.fontSize) return false;
  const rest = withoutRange(line);
  if (!/^\p{Ll}{2}/u.test(line.text) || !/^\p{Ll}{2}/u.test(rest) || /[.;:!?]$|\d/u.test(rest)) return false;
  if (!below || below.bullet || !/^[\p{Lu}\d(]|^(?:depuis|de|du) .*\d{4}/u.test(below.text)) return false;
  const half = titleHalf(above);
  return half !== null && isRest(half, rest);
}

/** Whether the lines around a title tell when it was held. */
function isDated(lines: readonly CvLine[], index: number): boolean {
  return lines.slice(Math.max(0, index - 1), index + 4).some((line) => !line.bullet && headerRange(line) !== null);
}

/** The title that ends a line, once its dates are taken out. */
function titleHalf(line: CvLine): string | null {
  const parts = splitHeader(line, 0, headerRange(line));
  const [title] = parts;
  if (!title || parts.length > 1 || /[.;:!?)]$/u.test(title.text)) return null;
  const likeness = titleLikeness(title.text);
  return likeness >= 3 || (likeness >= 1.5 && !looksLikeTask(title.text)) ? title.text : null;
}

/** A title that ends on « et » or « gros » is open; a longer one may be, where no duty nor house begins. */
function isRest(half: string, rest: string): boolean {
  if (namesPlaceKind(rest) || isContract(rest) || isCircumstance(rest) || towards.test(rest)) return false;
  if (endsOnSmallWord(half) || /, \p{Ll}{2,8}$/u.test(half)) return true;
  if (looksLikeTask(rest) || action.test(rest) || titleLikeness(rest) <= -1) return false;
  return half.length >= shortestHalf && rest.split(' ').length <= 4;
}

/** « développement d’un portail » */
const action = /^\p{Ll}+(?:ments?|[ts]ions?|ages?) (?:d[eu]s? |d[’'])/u;
const towards = /^(?:chez|à|au|aux|pour|en|sous|avec|puis|depuis|dont|je|nous)(?!\p{L})/iu;

function withoutRange(line: CvLine): string {
  const range = headerRange(line);
  return range ? `${line.text.slice(0, range.start)}${line.text.slice(range.end)}`.trim() : line.text;
}
