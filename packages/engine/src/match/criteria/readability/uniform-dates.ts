import type { Span } from '@coach/contracts/span';
import { fr, shorten } from '../../../writing/fr.ts';
import type { Context } from '../../context.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const uniformDates: CriterionDefinition = {
  id: 'uniform-dates',
  family: 'readability',
  label: 'Dates écrites de la même façon',
  about: 'Les dates des postes suivent un seul modèle (toutes en mois et année, ou toutes en années).',
  weight: 0.5,
  check: (context) => {
    const dated = context.jobs.filter(({ experience }) => experience.start);
    if (dated.length < 2) return notApplicable(fr`Non évalué : il faut au moins deux postes datés.`);
    const withMonth = dated.filter(({ experience }) => (experience.start as string).length > 4);
    const fewer = withMonth.length * 2 >= dated.length ? dated.filter((job) => !withMonth.includes(job)) : withMonth;
    const first = fewer[0];
    if (!first) return judged(1, [], fr`Vos dates suivent un seul modèle.`);
    const span = spanOf(context, first.index);
    return judged(
      1 - fewer.length / dated.length,
      cvQuotes(context, span),
      fr`Ligne « ${shorten(span ? context.cv.text.slice(span.start, span.end) : (first.experience.title ?? ''))} » : écrivez ses dates comme les autres, mois et année de préférence.`,
    );
  },
};

function spanOf(context: Context, index: number): Span | null {
  return context.cv.spans[`experiences.${index}.start`] ?? context.jobs[index]?.heading ?? null;
}
