import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { wordCount } from '../../word-count.ts';

export const substantialLines: CriterionDefinition = {
  id: 'substantial-lines',
  family: 'writing',
  label: 'Lignes qui en disent assez',
  about: 'Une mission compte au moins quatre mots.',
  weight: 0.6,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const thin = bullets.filter(({ text }) => wordCount(text) < 4);
    const first = thin[0];
    if (!first) return judged(1, [], fr`Vos lignes en disent assez pour être comprises.`);
    return judged(
      1 - thin.length / bullets.length,
      cvQuotes(
        context,
        thin.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : précisez pour qui, avec quoi ou combien.`,
    );
  },
};
