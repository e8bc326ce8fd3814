import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const diplomasInFull: CriterionDefinition = {
  id: 'diplomas-in-full',
  family: 'career',
  label: 'Diplômes complets',
  // The year is never asked for: it tells an age (Code du travail, L1132-1).
  about: 'Chaque formation a un intitulé et un établissement.',
  weight: 0.7,
  check: (context) => {
    const { education, spans } = context.cv;
    if (education.length === 0) return notApplicable(fr`Non évalué : aucune formation lue.`);
    const span = (index: number) => spans[`education.${index}.degree`] ?? spans[`education.${index}`];
    const bare = education.findIndex(({ degree, school }) => !degree || !school);
    const evidence = cvQuotes(
      context,
      education.map((_, index) => span(index)),
    );
    if (bare < 0) return judged(1, evidence, fr`Vos formations sont complètes.`);
    const full = education.filter(({ degree, school }) => degree && school).length;
    const half = education.filter(({ degree, school }) => (degree ? !school : school)).length;
    const { degree, school } = education[bare] ?? { degree: null, school: null };
    return judged(
      (full + 0.6 * half) / education.length,
      evidence,
      degree
        ? fr`Ligne « ${shorten(degree)} » : ajoutez l’établissement.`
        : fr`Ligne « ${shorten(school ?? 'Formation')} » : ajoutez l’intitulé du diplôme.`,
    );
  },
};
