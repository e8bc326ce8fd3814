import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable, offerQuotes } from '../../finding.ts';
import { spokenMonths } from '../../months.ts';
import { monthsInTrade } from '../../months-in-trade.ts';

export const yearsOfExperience: CriterionDefinition = {
  id: 'years-of-experience',
  family: 'match',
  label: 'Années d’expérience',
  about:
    'Les années passées dans le métier, périodes qui se recouvrent comptées une fois et alternance pour moitié, atteignent le minimum demandé.',
  weight: 4,
  check: (context) => {
    const { offer } = context;
    const years = offer?.experienceYearsMin;
    if (!offer || !years) return notApplicable(fr`Non évalué : l’offre ne demande pas d’ancienneté.`);
    const asked = offerQuotes(context, offer.spans.experienceYearsMin);
    if (context.jobs.length > 0 && context.jobs.every(({ period }) => !period)) {
      return notApplicable(fr`Non évalué : les dates de vos postes n’ont pas été lues.`, asked);
    }
    const { months, jobs: related, reduced } = monthsInTrade(context);
    const evidence = [
      ...cvQuotes(
        context,
        related.map(({ heading }) => heading),
      ).slice(0, 6),
      ...asked,
    ];
    const wanted = spokenMonths(Math.round(years * 12));
    if (months >= years * 12)
      return judged(1, evidence, fr`${spokenMonths(months)} dans le métier ; l’offre demande ${wanted}.`);
    // Never « ok » below the minimum: two years do not meet five.
    return judged(
      Math.min(0.8, months / (years * 12)),
      evidence,
      months === 0
        ? fr`L’offre demande ${wanted} dans le métier et vos postes n’en montrent pas : mettez en avant stages et missions proches.`
        : reduced
          ? fr`${spokenMonths(months)} dans le métier ; l’offre demande ${wanted}. Un stage n’y compte pas et une alternance pour moitié, faute de précision dans l’offre.`
          : fr`${spokenMonths(months)} dans le métier ; l’offre demande ${wanted}. Précisez les mois de début et de fin : ils comptent.`,
    );
  },
};
