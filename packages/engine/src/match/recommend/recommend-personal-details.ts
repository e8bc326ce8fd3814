import { fr, shorten } from '../../writing/fr.ts';
import { cvQuotes } from '../finding.ts';
import { findProtectedDetails } from '../protected-details.ts';
import type { Advise } from './advise.ts';

/** Points at what an employer may not ask. It is worth no points: it is never scored. */
export const recommendPersonalDetails: Advise = (context) =>
  findProtectedDetails(context.lines.filter(({ end }) => end <= context.originalEnd)).map(({ start, end, reason }) => {
    const before = context.cv.text.slice(start, end);
    return {
      id: `remove-line:${start}`,
      title: 'Une information à garder pour vous',
      detail: fr`« ${shorten(before)} » : ${reason} Cela ne compte pas dans le score.`,
      criterion: 'personal-details',
      evidence: cvQuotes(context, { start, end }),
      gain: 0,
      action: { kind: 'remove-line', start, end, before },
    };
  });
