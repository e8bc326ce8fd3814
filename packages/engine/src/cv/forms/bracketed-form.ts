import type { LanguageLevel } from '@coach/contracts/cv';
import { markOfGrid } from '../../text/language-grid.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { type Piece, type PlainText, PlainTextBuilder } from './plain-text.ts';

/** « [ 02/03/2020 – Actuel ] Chargée de recouvrement » */
const dates = /^\[\s?([^[\]\n]{0,40}(?:19|20)\d\d[^[\]\n]{0,40}?)\s?\]\s*/u;
/** « Ville : Tourcoing | Pays : France » */
const place = /^(?:Ville|Localité) ?: ([^|\n]{2,60}?)(?: \| Pays ?: ([^|\n]{2,40}))?$/u;
const native = /^Langues?(?:\(s\))? maternelles?(?:\(s\))? ?: (?=\S)/iu;
/** The heads of the grid of languages, and what it says of its levels. */
const gridHead =
  /^(?:Autres?(?:\(s\))? langues?(?:\(s\))? ?:?|COMPRENDRE[\t ].*|(?:Compréhension|Expression|Production|Interaction) (?:orale|écrite)[\t ].*|Niveaux ?: A1 .*|\*? ?Cadre européen.*)$/iu;
const gridRow = /^(\p{L}[\p{L} -]{2,20}?)((?:[\t ]+[ABC][12]){3,6})$/u;
/** Among the five levels of the grid. */
const written = 4;
const fewestDates = 2;

/**
 * A CV in the Europass form that puts dates in square brackets and names towns and countries, set as a plain one: no
 * brackets, no labels, one line a language. Null for any other CV.
 */
export function bracketedForm(text: string, lines: readonly CvLine[]): PlainText | null {
  const isDated = ({ text: line }: CvLine) => line.startsWith('[') && dates.test(line);
  if (lines.filter(isDated).length < fewestDates || !lines.some(({ text: line }) => place.test(line))) return null;
  const builder = new PlainTextBuilder();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as CvLine;
    const next = lines[index + 1];
    const joined = next && joinedWith(line, next);
    if (joined) {
      builder.add(joined, line, line.gap);
      index++;
    } else for (const pieces of plainLines(line)) builder.add(pieces, line, line.gap || isDated(line));
  }
  return builder.build(text.length);
}

/** What two lines of the form say in one: an employer and its town, a list that goes on. Null where each is a line. */
function joinedWith(line: CvLine, next: CvLine): Piece[] | null {
  if (runsOn(line, next)) return [line, ' ', next];
  const where = place.exec(next.text);
  const isName = !line.bullet && !/[:.]$/.test(line.text) && !dates.test(line.text) && !place.test(line.text);
  return where && isName ? [line, ', ', ...placePieces(next, where)] : null;
}

/** A row of the form as the lines of a CV. */
function plainLines(line: CvLine): Piece[][] {
  const { text } = line;
  const dated = dates.exec(text);
  if (dated) return [[part(line, text.indexOf(dated[1] as string), dated[1] as string), ' ', from(line, dated[0])]];
  const where = place.exec(text);
  if (where) return [placePieces(line, where)];
  const own = native.exec(text);
  if (own) return nativeLines(line, own[0].length);
  const level = gridRow.exec(text);
  if (level) return [levelPieces(line, level)];
  return gridHead.test(text) ? [] : [[line]];
}

function part(line: CvLine, at: number, text: string): CvLine {
  return { ...line, start: line.start + at, end: line.start + at + text.length, text };
}

function from(line: CvLine, before: string): CvLine {
  return part(line, before.length, line.text.slice(before.length));
}

/** Where in France the town is enough. */
function placePieces(line: CvLine, [, town = '', country]: RegExpExecArray): Piece[] {
  const named = part(line, line.text.indexOf(town), town);
  if (!country || /^France$/iu.test(country)) return [named];
  return [named, ', ', part(line, line.text.lastIndexOf(country), country)];
}

function nativeLines(line: CvLine, at: number): Piece[][] {
  const names = [...line.text.slice(at).matchAll(/\p{L}[^,;|]*\p{L}/gu)];
  return names.map((name) => [part(line, at + name.index, name[0]), ' : langue maternelle']);
}

/** « dioula : B2 à l’oral, A1 à l’écrit » */
function levelPieces(line: CvLine, [, name = '', levels = '']: RegExpExecArray): Piece[] {
  const marks = [...levels.matchAll(/[ABC][12]/g)].map(({ 0: level, index }) => {
    const start = name.length + index;
    return { level: level as LanguageLevel, start, end: start + level.length };
  });
  const pieceOf = ({ level, start }: (typeof marks)[number]) => part(line, start, level);
  const [first] = marks as [(typeof marks)[number]];
  const said = pieceOf(markOfGrid(line.text, name.length, marks, []) ?? first);
  const put = pieceOf(marks[written] ?? marks.at(-1) ?? first);
  const named = [part(line, 0, name), ' : ', said];
  return said.text === put.text ? named : [...named, ' à l’oral, ', put, ' à l’écrit'];
}

/** A list between bars that a line’s end cuts within a name: « Excel | My DSO », « Manager | Outlook ». */
function runsOn(line: CvLine, next: CvLine): boolean {
  const isList = ({ text }: CvLine) => / \| /.test(text) && !/^\p{L}[\p{L} -]{2,20} ?: /u.test(text);
  const isLong = line.text.length > 60;
  return isLong && isList(line) && isList(next) && !next.gap && !line.text.endsWith('|') && line.page === next.page;
}
