import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const languageLevelsTold: CriterionDefinition = {
  id: 'language-levels-told',
  family: 'career',
  label: 'Niveaux de langue',
  about: 'Chaque langue a son niveau.',
  weight: 0.5,
  check: (context) => {
    const { languages, spans } = context.cv;
    if (languages.length === 0) return notApplicable(fr`Non évalué : aucune langue lue.`);
    const vague = languages.findIndex(({ level }) => level === null);
    const evidence = cvQuotes(
      context,
      languages.map((_, index) => spans[`languages.${index}`]),
    );
    if (vague < 0) return judged(1, evidence, fr`Vos niveaux de langue sont clairs.`);
    const told = languages.filter(({ level }) => level !== null).length;
    return judged(
      told / languages.length,
      evidence,
      fr`Ligne « ${languages[vague]?.name ?? ''} » : précisez le niveau (notions, B1, courant…).`,
    );
  },
};
