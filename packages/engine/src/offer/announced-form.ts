import type { VerbForm } from './duty-verbs.ts';
import type { OfferLine } from './split-offer.ts';

const announces = /(?<!\p{L})(vous|tu)\s?(?:\p{L}{3,12}\s)?:$/u;

/** « Avec l’équipe du matin, tu : » speaks to the reader for all the bullets below it. */
export function withForms(lines: readonly OfferLine[]): OfferLine[] {
  let form: VerbForm | null = null;
  return lines.map((line) => {
    if (!line.bullet) {
      const said = announces.exec(line.folded)?.[1];
      form = said === 'tu' ? 'thou' : said === 'vous' ? 'you' : null;
      return line;
    }
    return form ? { ...line, form } : line;
  });
}
