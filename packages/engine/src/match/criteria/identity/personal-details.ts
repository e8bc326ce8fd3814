import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, notApplicable } from '../../finding.ts';

export const personalDetails: CriterionDefinition = {
  id: 'personal-details',
  family: 'identity',
  label: 'Informations protégées',
  // Code du travail, L1132-1.
  about: 'Âge, famille, origine, santé, convictions, apparence, adresse, numéros personnels : signalés, jamais notés.',
  weight: 0,
  check: (context) => {
    const details = context.privates;
    const first = details[0];
    if (!first) return notApplicable(fr`Rien de personnel à retirer.`);
    return notApplicable(
      fr`Ligne « ${shorten(context.cv.text.slice(first.start, first.end))} » : ${first.reason} Cela ne change rien à votre score.`,
      cvQuotes(context, details),
    );
  },
};
