import { endsOnSmallWord } from '../../text/leaves-open.ts';
import { parseDateRanges } from '../../text/parse-date-range.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isDegree, isSchool } from './degree-words.ts';

/** « ☎ 06 39 98 15 60 », « 44000 Nantes », « www.paul-roy.fr »: of a column beside the studies. */
export function reachesPerson({ text }: CvLine): boolean {
  if (text.length >= 80) return false;
  return (
    /^[⌂✆☎✉📍🏠📞📱]/u.test(text) || [phone, town].some((each) => each.test(text)) || isSite(text) || isAddress(text)
  );
}

const phone = /^\W{0,3}(?:t[ée]l\S{0,8}\s?:?\s?)?(?:\+33|0033|0[1-9])[ .()\d-]{8,20}$/iu;
const town = /^\W{0,3}\d{5} \p{L}[\p{L}’' -]{1,40}$/u;
const site =
  /^\W{0,3}(?:\p{L}{3,12}\s?:\s?)?(?:https?:\/\/|www\.)?[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40}){0,3}\.(?:com|fr|net|org|io|dev|me|eu|be|ch)(?:\/\S{0,80})?$/iu;

/** « Montreuil | ana@example.com »; « 2019 ⇥ BTS SIO ⇥ ana@example.com » tells studies. */
function isAddress(text: string): boolean {
  const rest = text.replace(/\S+@\S+/g, ' ');
  return rest !== text && !isDegree(rest) && !isSchool(rest) && parseDateRanges(rest).length === 0;
}

/** « OpenClassrooms.com » is a school. */
function isSite(text: string): boolean {
  return site.test(text) && !(isSchool(text) && !/[/:@]|www\./i.test(text));
}

/** « BP coiffure (2001), CAP coiffure (1999) », « 2012 : BTS CG ; 2010 : Bac STG »: diplomas of one line, each with its year. */
export function diplomasApart(line: CvLine): CvLine[] {
  if (line.text.length > 200) return [line];
  const starts = [0];
  for (const stop of line.text.matchAll(betweenDiplomas)) {
    const start = stop.index + stop[0].length;
    const rest = line.text.slice(start);
    // « université de Dole, 2001. Licence … »: the year closes what stands before it.
    if (!/^\d{4}[.,;]/.test(rest) && isDegree(rest.split(/[,;]/, 1)[0] as string)) starts.push(start);
  }
  const pieces = starts.map((from, index) => {
    const text = line.text.slice(from, starts[index + 1]).replace(/\s?[,;/·–]?\s+$/u, '');
    return {
      ...line,
      text,
      start: line.start + from,
      end: line.start + from + text.length,
      gap: from === 0 && line.gap,
    };
  });
  const isWhole = ({ text }: CvLine) => isDegree(text) && parseDateRanges(text).length === 1;
  return pieces.length > 1 && pieces.every(isWhole) ? pieces : [line];
}

/** Behind a year, or before one. */
const betweenDiplomas = /(?<=\d{4}\)?)\s?[.,;/·–]\s+(?=\p{L})|\s?[,;/·]\s+(?=(?:19|20)\d\d)/gu;

/** « Diplôme obtenu en / septembre 2026 », « CFA de / Carros »: the line ends on a word that needs another. */
export function leavesOpen(line: CvLine | undefined): boolean {
  return line !== undefined && endsOnSmallWord(line.text);
}
