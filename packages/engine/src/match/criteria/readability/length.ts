import { tokenise } from '../../../text/tokenise.ts';
import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { judged } from '../../finding.ts';

const comfortable = { least: 180, most: 950 };

export const length: CriterionDefinition = {
  id: 'length',
  family: 'readability',
  label: 'Longueur',
  about: 'Entre une demi-page pleine et deux pages de texte (180 à 950 mots).',
  weight: 1,
  check: ({ words, privates, live }) => {
    // Age and family are never scored, so their words fill no page either.
    const details = privates.map(({ start, end }) => tokenise(live.slice(start, end)).length);
    const count = words.tokens.length - details.reduce((sum, each) => sum + each, 0);
    if (count < comfortable.least) {
      return judged(
        count / comfortable.least,
        [],
        fr`Votre CV ne compte que ${count} mots : décrivez vos missions et leurs résultats.`,
      );
    }
    if (count > comfortable.most) {
      return judged(
        comfortable.most / count,
        [],
        fr`Votre CV compte ${count} mots : visez deux pages, en abrégeant les postes anciens.`,
      );
    }
    return judged(1, [], fr`${count} mots : la longueur convient.`);
  },
};
