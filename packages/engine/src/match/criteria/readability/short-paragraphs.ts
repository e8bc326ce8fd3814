import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { wordCount } from '../../word-count.ts';

const longest = 40;

export const shortParagraphs: CriterionDefinition = {
  id: 'short-paragraphs',
  family: 'readability',
  label: 'Lignes courtes',
  about: 'Chaque mission tient en deux lignes environ (40 mots).',
  weight: 0.8,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const long = bullets.filter(({ text }) => wordCount(text) > longest);
    const first = long[0];
    if (!first) return judged(1, [], fr`Vos missions se lisent d’un coup d’œil.`);
    return judged(
      1 - long.length / bullets.length,
      cvQuotes(
        context,
        long.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : coupez-la en deux, une idée par ligne.`,
    );
  },
};
