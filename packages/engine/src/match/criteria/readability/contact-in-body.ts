import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { judged, notApplicable } from '../../finding.ts';

export const contactInBody: CriterionDefinition = {
  id: 'contact-in-body',
  family: 'readability',
  label: 'Coordonnées dans le corps de page',
  about: 'Les coordonnées ne sont pas dans l’en-tête ou le pied de page du document.',
  weight: 0.8,
  check: ({ layout }) => {
    if (!layout) return notApplicable(fr`Non évalué : la mise en page n’est pas connue.`);
    if (!layout.contactInHeaderOrFooter) return judged(1, [], fr`Vos coordonnées sont dans le corps de la page.`);
    return judged(
      0.2,
      [],
      fr`Vos coordonnées sont dans l’en-tête ou le pied de page : des logiciels ne les verront pas.`,
    );
  },
};
