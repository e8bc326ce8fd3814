/** « B2V », « H1 », « S7-1500 »: kinds of which a higher one covers the lower; « AZ-900 » and « PHP 8 » are no ladders. */
const code = /(?<![\p{L}\d])(?:[BHM]\d[\p{Lu}]{0,2}|S\d-\d{3,4})(?![\p{L}\d])/gu;

type Code = { shape: string; numbers: number[] };

/** What the codes of a slice are, by the letters and marks that they share with others of their kind. */
function codesOf(text: string): Code[] {
  return [...text.matchAll(code)].map(([written]) => ({
    shape: written.toUpperCase().replace(/\d+/g, '#'),
    numbers: [...written.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  }));
}

/** Whether what is asked for has such a code at all. */
export function namesCode(asked: string): boolean {
  return codesOf(asked).length > 0;
}

/**
 * Whether a slice of a CV names another of the kind that is asked for, and a lower one: « B1V » where « B2V » is asked,
 * « S7-300 » where « S7-1500 » is. The higher covers the lower.
 */
export function saysOtherCode(asked: string, held: string): boolean {
  const wanted = codesOf(asked);
  const got = codesOf(held);
  const isAlike = ({ shape }: Code) => got.some((one) => one.shape === shape);
  return wanted.length > 0 && wanted.every(isAlike) && !hasSameCode(asked, held);
}

/** Whether a slice names one of the codes asked for, or a higher one. */
export function hasSameCode(asked: string, held: string): boolean {
  const got = codesOf(held);
  return codesOf(asked).some(({ shape, numbers }) =>
    got.some((one) => one.shape === shape && one.numbers.every((number, at) => number >= (numbers[at] ?? 0))),
  );
}
