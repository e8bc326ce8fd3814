import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { judged, notApplicable } from '../../finding.ts';

export const noTextBox: CriterionDefinition = {
  id: 'no-text-box',
  family: 'readability',
  label: 'Pas de zone de texte',
  about: 'Aucune zone de texte flottante : beaucoup de logiciels les sautent.',
  weight: 0.8,
  check: ({ layout }) => {
    if (!layout) return notApplicable(fr`Non évalué : la mise en page n’est pas connue.`);
    if (layout.textBoxes === 0) return judged(1, [], fr`Aucune zone de texte flottante.`);
    return judged(
      0.2,
      [],
      fr`Une partie du texte est dans des zones flottantes, que beaucoup de logiciels ne lisent pas.`,
    );
  },
};
