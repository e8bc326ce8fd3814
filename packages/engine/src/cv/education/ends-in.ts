import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';

/** « CNED, à distance – examen en juin 2027 »: when a course that goes on will end; null where that is not told. */
export function endsIn(text: string): DateRange | null {
  const last = parseDateRanges(text).at(-1);
  return last?.single && toEnd.test(text.slice(0, last.start)) ? last : null;
}

const toEnd =
  /(?<!\p{L})(?:examens?|[ée]preuves|soutenance|session|jury|fin(?: de formation| d[’']études)?|sortie|dipl[ôo]me|obtention)(?: finale?s?)?(?: \(?(?:pr[ée]vue?s?|attendue?s?))?(?: (?:en|pour|d[èe]but|fin|mi|courant|:))?\s?$/iu;
