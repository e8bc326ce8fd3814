import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const headline: CriterionDefinition = {
  id: 'headline',
  family: 'identity',
  label: 'Titre du CV',
  about: 'Un titre sous le nom dit le métier en quelques mots.',
  weight: 1.2,
  check: (context) => {
    const { title } = context.cv;
    if (!title) return judged(0, [], fr`Ajoutez sous votre nom un titre de quelques mots : le métier que vous visez.`);
    const evidence = cvQuotes(context, context.cv.spans.title);
    return title.length > 90
      ? judged(0.6, evidence, fr`Ligne « ${shorten(title)} » : gardez un titre de moins de dix mots.`)
      : judged(1, evidence, fr`Votre titre dit d’emblée votre métier.`);
  },
};
