import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { kinshipOf } from '../../sector/kindred-words.ts';

/** What a CV and an offer of two trades have in common by chance, and what those of one trade have at best. */
const asked = { chance: 0.08, plenty: 0.3 };
/** The same for the words of the CV that an offer makes use of. */
const used = { chance: 0.05, plenty: 0.35 };

export const kindredWords: CriterionDefinition = {
  id: 'kindred-words',
  family: 'match',
  label: 'Mots du même travail',
  about:
    'Le CV et l’offre parlent du même travail, avec les mêmes mots ou d’autres : ceux de l’offre dans le CV, et l’inverse.',
  weight: 12,
  check: (context) => {
    const found = kinshipOf(context);
    if (!found) return notApplicable(fr`Non évalué : trop peu de mots de l’offre disent un travail précis.`);
    const ratio = (between(found.asked, asked) + between(found.used, used)) / 2;
    const advice =
      ratio >= 0.85
        ? fr`Votre CV et l’offre parlent du même travail, même quand les mots diffèrent.`
        : ratio > 0.1
          ? fr`Votre CV parle en partie du même travail que l’offre : développez les tâches qui s’en approchent, raccourcissez les autres.`
          : fr`Votre CV parle d’un autre travail que l’offre : dites les tâches que les deux ont en commun.`;
    return judged(ratio, ratio > 0.1 ? cvQuotes(context, found.said) : [], advice);
  },
};

function between(share: number, { chance, plenty }: typeof asked): number {
  return Math.min(1, Math.max(0, (share - chance) / (plenty - chance)));
}
