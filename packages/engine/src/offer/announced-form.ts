import { titleLikeness } from '../cv/sections/judge-part.ts';
import type { VerbForm } from './duty-verbs.ts';
import type { OfferLine } from './split-offer.ts';

const announces = /(?<!\p{L})(vous|tu)\s?(?:\p{L}{3,12}\s)?:$/u;
/** « … et en lien avec la psychologue, l’éducateur(trice) : » */
const announcesHolder =
  /(?:^|[,.] )(?:(?:il|elle|il\/elle|il ou elle|(?:le|la) titulaire(?: du poste)?|la personne (?:retenue|recrutee))|(?:le|la|l')\s?([a-z]+)[^,:]{0,30})\s?:$/;

/** « Avec l’équipe du matin, tu : » speaks to the reader for all the bullets below it. */
export function withForms(lines: readonly OfferLine[]): OfferLine[] {
  let form: VerbForm | null = null;
  return lines.map((line) => {
    if (!line.bullet) {
      form = formOf(line.folded);
      return line;
    }
    return form ? { ...line, form } : line;
  });
}

function formOf(folded: string): VerbForm | null {
  const said = announces.exec(folded)?.[1];
  if (said) return said === 'tu' ? 'thou' : 'you';
  return tellsOfHolder(folded) ? 'third' : null;
}

/** Whether a line ends on who holds the post: a job, or what stands for it. */
function tellsOfHolder(folded: string): boolean {
  const match = announcesHolder.exec(folded.slice(-90));
  return match !== null && (match[1] === undefined || titleLikeness(match[1]) > 0);
}
