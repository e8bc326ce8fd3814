import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import { type CvLine, trimSpan } from '../lines/read-lines.ts';
import { titleLikeness } from './judge-part.ts';
import { isShortened } from './shortened.ts';

const as = "(?:comme|en tant qu[e’']|en qualité d[e’']|aux? postes? d[e’'])";
const served = `(?:exercé|travaillé|commencé|débuté|officié)(?: \\p{L}{2,8} (?:ans|mois|saisons))? ${as}`;
const held = "(?:occupé|tenu) (?:le|un|mon) poste d[e’']";
const said = `(?:j[’']étais|j[’']ai (?:d[’']abord |ensuite |aussi |également )?(?:été|${served}|${held})|je (?:suis|travaille ${as})|j[’']exerce ${as}|j[’']occupe (?:le|un) poste d[e’'])`;
const several = `(?:(?:quelques|des|plusieurs|divers|diverses) )?(?:remplacements?|missions?|vacations?|extras|contrats|cdd)(?: \\p{Ll}{4,12}s)? ${as}`;
/** « au Québec, j’ai été », « quelques remplacements comme »: what leads to the title of a job told in a sentence. */
const lead = new RegExp(
  String.raw`^(?:(?:[^\p{L}]*(?:à|au|aux|en|dans) [^,.;:()]{2,40}, )?${said}|${several}) ?(?=\p{Ll})`,
  'iu',
);

/** A word that every such lead has. */
const mayLead = /j[’']|je |comme|en tant|en qualité|poste/iu;

/** The length of the words that lead to a title: those of « j’ai été vendeuse », none of « j’ai été formée à la caisse ». */
export function postLead(text: string): number {
  if (!mayLead.test(text)) return 0;
  const { length } = lead.exec(text.slice(0, 140))?.[0] ?? '';
  return length > 0 && opensOnTitle(text.slice(length)) ? length : 0;
}

function opensOnTitle(text: string): boolean {
  const piece = text.slice(0, 60).split(/[,.;:(]|(?<!\p{L})(?:chez|au sein|pour)(?!\p{L})/u, 1)[0] ?? '';
  const [first = ''] = piece.split(/ (?:de|d[’']|du|en|à|au|aux)(?!\p{L})/u);
  return Math.max(titleLikeness(first), titleLikeness(piece.split(' ').slice(0, 3).join(' '))) >= 2;
}

/** Where a sentence that tells a job ends, and what it was begins: 0 where nothing follows. */
export type PostTold = { head: number; task: number };

/** « De 2008 à 2012, j’ai été vendeuse chez Lacoste, à Dole. J’y tenais … », « J’ai travaillé comme … de 2008 à 2012. » */
export function postTold(text: string): PostTold | null {
  const period = parseDateRanges(text.slice(0, longest)).find((range) => !range.single);
  if (!period) return null;
  const opens = period.start <= 3;
  const from = opens ? (/^[\s,:–—-]*/u.exec(text.slice(period.end))?.[0].length ?? 0) + period.end : 0;
  const length = postLead(text.slice(from));
  if (length === 0) return null;
  const end = endOfSentence(text, Math.max(from + length, opens ? 0 : period.end));
  return end && (opens || period.end <= end.head) ? end : null;
}

/** What a sentence that names a job may run to. */
const longest = 200;

/** The full stop, the colon, or « , où j’accueillais … ». */
function endOfSentence(text: string, from: number): PostTold | null {
  const ends = /[.!](?=\s|$)|\s?: |,? (?=(?:où|et) (?:je |j[’']|on |nous ))/gu;
  ends.lastIndex = from;
  for (let match = ends.exec(text); match && match.index <= longest; match = ends.exec(text)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && isShortened(text.slice(Math.max(0, end - 8), end)) && end < text.length) continue;
    return { head: match.index, task: /\S/.test(text.slice(end)) ? end : 0 };
  }
  return text.length <= longest ? { head: text.length, task: 0 } : null;
}

/**
 * Several jobs told in one paragraph, each sentence a line: « De 2008 à 2012, j’ai été … . De 2012 à 2017, j’ai exercé
 * comme … », « …, puis de 2012 à 2017 chef de rayon chez … ». What else is told stays with the job before.
 */
export function postsApart(line: CvLine): CvLine[] {
  if (line.text.length < 60 || line.text.length > 6_000 || !postTold(line.text)) return [line];
  const starts = [0];
  const ends: number[] = [];
  for (const match of line.text.matchAll(borders)) {
    const start = match.index + match[0].length;
    if (!opensPost(line.text.slice(start, start + longest))) continue;
    ends.push(match.index);
    starts.push(start);
  }
  if (starts.length === 1) return [line];
  return starts.flatMap((from, index) => {
    const piece = pieceOf(line, from, ends[index] ?? line.text.length);
    return from > 0 ? headAndDuties({ ...piece, gap: true }) : [piece];
  });
}

/** « De 2012 à 2017, chef de rayon chez Martinon. Commandes … » without « j’ai été » ends at its first stop. */
function headAndDuties(piece: CvLine): CvLine[] {
  const period = postTold(piece.text) ? undefined : parseDateRanges(piece.text.slice(0, 60))[0];
  const end = period ? endOfSentence(piece.text, period.end) : null;
  if (!end) return [piece];
  const head = pieceOf(piece, 0, end.head);
  if (end.task === 0) return [head];
  return [head, { ...pieceOf(piece, end.task, piece.text.length), bullet: true, gap: false }];
}

function pieceOf(line: CvLine, from: number, to: number): CvLine {
  const { start, end } = trimSpan(line.text, from, to);
  return { ...line, text: line.text.slice(start, end), start: line.start + start, end: line.start + end };
}

/** Between two sentences, and before « puis ». */
const borders =
  /(?<=[\p{L}\d)»]{2}[.!…]) (?:(?:Puis|Ensuite|Enfin),? )?(?=\p{L})|[,;.]? (?:puis|ensuite|enfin),? (?=(?:de|d[’']|du|depuis|entre) ?[\p{L}\d])/gu;

/** « De 2012 à 2017, chef de rayon … », « depuis 2020 j’exerce comme … » */
function opensPost(text: string): boolean {
  const period: DateRange | undefined = parseDateRanges(text.slice(0, 60))[0];
  if (!period || period.single || period.start > 3) return false;
  const rest = text.slice(period.end).replace(/^[\s,:–—-]+/u, '');
  return postLead(rest) > 0 || opensOnTitle(rest);
}
