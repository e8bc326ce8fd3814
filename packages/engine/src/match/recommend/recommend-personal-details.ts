import { fr, shorten } from '../../writing/fr.ts';
import { cvQuotes } from '../finding.ts';
import type { Advise } from './advise.ts';

/** Points at what an employer may not ask. It is worth no points: it is never scored. */
export const recommendPersonalDetails: Advise = (context) =>
  context.privates
    .filter(({ end }) => end <= context.originalEnd)
    .map(({ start, end, reason, choice }) => {
      const before = context.cv.text.slice(start, end);
      return {
        id: `remove-line:${start}`,
        title: choice ? 'Une information qui reste votre choix' : 'Une information à garder pour vous',
        detail: fr`« ${shorten(before)} » : ${reason} Cela ne compte pas dans le score.`,
        criterion: 'personal-details',
        evidence: cvQuotes(context, { start, end }),
        gain: 0,
        action: { kind: 'remove-line' as const, start, end, before },
      };
    });
