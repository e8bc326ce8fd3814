import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { judged, notApplicable } from '../../finding.ts';

export const noTable: CriterionDefinition = {
  id: 'no-table',
  family: 'readability',
  label: 'Pas de tableau',
  about: 'Aucun tableau ne porte le contenu.',
  weight: 0.8,
  check: ({ layout }) => {
    if (!layout) return notApplicable(fr`Non évalué : la mise en page n’est pas connue.`);
    if (layout.tables === 0) return judged(1, [], fr`Aucun tableau : rien ne se perd à la lecture.`);
    return judged(
      0.4,
      [],
      fr`Un tableau peut être lu cellule par cellule, dans le désordre : préférez de simples lignes.`,
    );
  },
};
