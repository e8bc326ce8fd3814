import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

const least = 8;

export const skillsTold: CriterionDefinition = {
  id: 'skills-told',
  family: 'career',
  label: 'Compétences nommées',
  about: 'Au moins huit compétences du métier se reconnaissent dans le CV.',
  weight: 1,
  check: (context) => {
    const { spans } = context.cv;
    const skills = context.cv.skills.flatMap((_, index) => {
      const span = spans[`skills.${index}`];
      return context.privates.some(({ start, end }) => span && span.start >= start && span.start < end) ? [] : [index];
    });
    const evidence = cvQuotes(
      context,
      skills.slice(0, 8).map((index) => spans[`skills.${index}`]),
    );
    if (skills.length >= least) return judged(1, evidence, fr`${skills.length} compétences se reconnaissent.`);
    return judged(
      skills.length / least,
      evidence,
      fr`Compétences reconnues : ${skills.length}. Nommez les outils, gestes et méthodes de votre métier.`,
    );
  },
};
