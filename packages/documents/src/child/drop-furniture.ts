/** A line and the part of the page it stands in. */
type Placed = { text: string; origin: string };

const address = /\S+@\S+|(?:https?:\/\/|www\.)\S+/g;
const word = /\p{L}[\p{L}\p{M}]+/gu;
const numbers = /\d[\d .()+-]{4,}\d/g;

/** What a program, or a careful hand, writes at the foot of a page. */
const usual = new Set(
  `page pages sur of de du des le la en au aux et cv curriculum vitae vitæ resume maj mis mise jour jours version actualisé actualisée
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  références disponibles demande references available upon on request union européenne europass`.split(/\s+/),
);

/** The pages of a professional network’s export are numbered so: by this it is known for one. */
const ofExport = /^Page \d{1,2} of \d{1,2}$/;

/**
 * Leaves out the feet of pages that tell nothing of their own: « Page 1 sur 2 », « Anne Martin – CV, mars 2026 » where the
 * name stands above. A telephone number or a word told nowhere else stays.
 */
export function dropFurniture<T extends Placed>(lines: readonly T[]): T[] {
  if (!lines.some(({ origin }) => origin === 'footer')) return [...lines];
  const body = lines.filter(({ origin }) => origin !== 'footer').map(({ text }) => text);
  const told = new Set(wordsOf(body.join('\n').replace(address, ' ')));
  const digits = body.map(digitsOf).join('\n');
  const tellsNothing = (text: string) => {
    if (ofExport.test(text)) return false;
    const own = text.replace(address, (found) => (found.includes('europass') ? ' ' : found));
    if (/@|https?:|www\./.test(own)) return false;
    const known = wordsOf(own).every((one) => usual.has(one) || told.has(one));
    return (
      known && (own.match(numbers) ?? []).every((number) => isPlainYears(number) || digits.includes(digitsOf(number)))
    );
  };
  return lines.filter(({ origin, text }) => origin !== 'footer' || !tellsNothing(text));
}

function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.toLocaleLowerCase('fr'));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** « 2002-2026 » in a copyright line. */
function isPlainYears(text: string): boolean {
  return /^(?:(?:19|20)\d\d\D{0,3}){1,2}$/.test(text);
}
