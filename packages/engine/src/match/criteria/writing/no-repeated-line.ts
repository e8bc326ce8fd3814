import { foldText } from '../../../text/fold-text.ts';
import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const noRepeatedLine: CriterionDefinition = {
  id: 'no-repeated-line',
  family: 'writing',
  label: 'Pas de ligne répétée',
  about: 'Aucune mission n’est recopiée d’un poste à l’autre.',
  weight: 0.2,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length < 2) return notApplicable(fr`Non évalué : trop peu de missions.`);
    const seen = new Set<string>();
    const copies = bullets.filter(({ text }) => {
      const key = foldText(text)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
      const known = seen.has(key);
      seen.add(key);
      return known && key.length > 15;
    });
    const first = copies[0];
    if (!first) return judged(1, [], fr`Chaque ligne apporte quelque chose.`);
    return judged(
      1 - (2 * copies.length) / bullets.length,
      cvQuotes(
        context,
        copies.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : elle est déjà écrite ailleurs, dites ce qui changeait dans ce poste.`,
    );
  },
};
