/** A line and the part of the page it stands in. */
type Placed = { text: string; origin: string };

const address = /\S{1,80}@\S{1,80}|(?:https?:\/\/|www\.)\S+/g;
const token = /(?<![\p{L}\p{N}])(?![dlnsjmcDLNSJMC][’'])[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const phone = /(?<![\p{L}\p{N}])\+?\d[\d .()/-]{7,20}\d(?!\p{N})/gu;
const pageNumber =
  /(?<!\p{L})pages? \d{1,2}(?: ?(?:\/|sur|of|de) ?\d{1,2})?(?!\p{N})|(?<![\p{L}\p{N}/])\d{1,2} ?(?:\/|sur|of|de) ?\d{1,2}[^\p{L}\p{N}]{0,4}$|^\d{1,2} ?\/ ?\d{1,2}(?=\s)|^[^\p{L}\p{N}]{0,4}\d{1,2}[^\p{L}\p{N}]{0,4}$/giu;
/** « 2026 », « 03/02/2026 », « 2002-2026 ». */
const date = /(?<![\p{N}/])(?:\d{1,2}[/.]){0,2}(?:19|20)\d\d(?:[ -]{1,3}(?:19|20)\d\d)?(?![\p{N}/])/gu;
/** « A. Roy », also behind a dash. */
const initials = /(?<=^|[–—|•·,-] )(?:\p{Lu}\.[ -]?){1,3}(?=\p{Lu})/gu;

/** What a program, or a careful hand, writes at the foot of a page. */
const usual = new Set(
  `page pages sur of de du des le la à en au aux et cv curriculum vitae vitæ resume maj mis mise jour jours version actualisé actualisée
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  références disponibles demande references available upon on request union européenne europass`.split(/\s+/),
);

/** The pages of a professional network’s export are numbered so: by this it is known for one. */
const ofExport = /^Page \d{1,2} of \d{1,2}$/;

/** « en 2024 » tells a year of whatever stands before, « mars 2024 » and « CV 2024 » that of the CV. */
const small = new Set('sur of de du des la à en au aux et on'.split(' '));

/**
 * Leaves out the feet of pages that tell nothing of their own: « Page 1 sur 2 », « Anne Martin – CV, mars 2026 » where the
 * name stands above. A telephone number or a word told nowhere else stays, and so does a letter, a number or a code that
 * the text does not tell after the same word: « Permis B » below « Permis A ».
 */
export function dropFurniture<T extends Placed>(lines: readonly T[]): T[] {
  if (!lines.some(({ origin }) => origin === 'footer')) return [...lines];
  const body = lines.filter(({ origin }) => origin !== 'footer').map(({ text }) => text);
  const told = new Set(body.flatMap((text) => toldIn(text.replace(address, ' '))));
  const digits = body.map(digitsOf).join('\n');
  const tellsNothing = (text: string) => {
    if (ofExport.test(text)) return false;
    const own = text.replace(address, (found) => (found.includes('europass') ? ' ' : found));
    if (/@|https?:|www\./.test(own)) return false;
    const undated = own.replace(initials, '').replace(pageNumber, ' ').replace(date, ofDocument);
    if ((undated.match(phone) ?? []).some((number) => !digits.includes(digitsOf(number)))) return false;
    return toldIn(undated.replace(phone, ' ')).every((one) => usual.has(one) || told.has(one));
  };
  return lines.filter(({ origin, text }) => origin !== 'footer' || !tellsNothing(text));
}

/** The words of a line; a letter, a short number or a code goes with the word before it. */
function toldIn(text: string): string[] {
  const tokens = (text.match(token) ?? []).map((one) => one.toLocaleLowerCase('fr'));
  return tokens.map((one, index) => (isWord(one) ? one : `${tokens[index - 1] ?? ''} ${one}`));
}

function isWord(one: string): boolean {
  return usual.has(one) || one.length > 4 || (one.length > 1 && !/\p{N}/u.test(one));
}

/** A date beside the words that date a document is left out. */
function ofDocument(found: string, at: number, whole: string): string {
  const before = whole
    .slice(Math.max(0, at - 40), at)
    .match(token)
    ?.at(-1);
  const after = whole.slice(at + found.length, at + found.length + 40).match(token)?.[0];
  const dates = (one: string | undefined) => {
    const word = one?.toLocaleLowerCase('fr') ?? '';
    return usual.has(word) && !small.has(word);
  };
  return dates(before) || dates(after) ? ' ' : found;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
