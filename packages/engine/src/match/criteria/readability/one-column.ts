import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { judged, notApplicable } from '../../finding.ts';

export const oneColumn: CriterionDefinition = {
  id: 'one-column',
  family: 'readability',
  label: 'Une seule colonne',
  about: 'Le document se lit en une colonne, comme les logiciels de recrutement le lisent.',
  weight: 1,
  check: ({ layout }) => {
    if (!layout) return notApplicable(fr`Non évalué : la mise en page n’est pas connue.`);
    if (layout.columns <= 1) return judged(1, [], fr`Une seule colonne : les logiciels lisent dans l’ordre.`);
    return judged(
      0.4,
      [],
      fr`Votre CV a ${layout.columns} colonnes : certains logiciels mêlent leurs lignes. Notre version optimisée n’en a qu’une.`,
    );
  },
};
