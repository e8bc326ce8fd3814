import type { Span } from '@coach/contracts/span';
import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

/** Private use (icon fonts), replacement and control characters. */
const odd = /[\p{Co}\p{Cn}\uFFFD]|(?![\t\n\r\f\v])\p{Cc}/u;
/** What stands outside the letters and signs of French: few lines have any of it, and fewer what is odd. */
const unusual = /[^\t\n\r\f\v -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e€]/;
const maxQuoted = 3;

export const cleanCharacters: CriterionDefinition = {
  id: 'clean-characters',
  family: 'readability',
  label: 'Caractères lisibles',
  about: 'Pas d’icônes ni de caractères que les logiciels ne savent pas lire.',
  weight: 0.6,
  check: (context) => {
    const marred: Span[] = context.lines.filter(({ text }) => unusual.test(text) && odd.test(text));
    if (marred.length === 0) return judged(1, [], fr`Tous les caractères se lisent.`);
    const first = marred[0] as Span;
    return judged(
      1 - Math.min(1, marred.length / 8),
      cvQuotes(context, marred.slice(0, maxQuoted)),
      fr`Ligne « ${shorten(context.cv.text.slice(first.start, first.end))} » : une icône ou un symbole s’y lit mal, remplacez-le par un mot.`,
    );
  },
};
