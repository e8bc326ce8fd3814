import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const educationTold: CriterionDefinition = {
  id: 'education-told',
  family: 'career',
  label: 'Formation',
  about: 'Au moins une formation ou un diplôme est indiqué.',
  weight: 1,
  check: (context) => {
    const { education, spans } = context.cv;
    if (education.length === 0)
      return judged(0, [], fr`Aucune formation lue : indiquez la plus récente, même courte ou non diplômante.`);
    const evidence = cvQuotes(
      context,
      education.map((_, index) => spans[`education.${index}.degree`] ?? spans[`education.${index}`]),
    );
    return judged(1, evidence, fr`Votre formation est indiquée.`);
  },
};
