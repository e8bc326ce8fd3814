import { fr, shorten } from '../../../writing/fr.ts';
import { openingWord } from '../../../writing/opening-word.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

/** The same opening up to this often is a habit, not a flaw. */
const allowed = 2;

export const variedOpenings: CriterionDefinition = {
  id: 'varied-openings',
  family: 'writing',
  label: 'Débuts de ligne variés',
  about: 'Le même mot n’ouvre pas plus de deux lignes.',
  weight: 0.5,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length < 3) return notApplicable(fr`Non évalué : trop peu de missions.`);
    const counts = new Map<string, number>();
    const repeated = bullets.filter(({ text }) => {
      const word = openingWord(text);
      const seen = (counts.get(word) ?? 0) + 1;
      counts.set(word, seen);
      return seen > allowed;
    });
    const first = repeated[0];
    if (!first) return judged(1, [], fr`Vos débuts de ligne sont variés.`);
    return judged(
      1 - (2 * repeated.length) / bullets.length,
      cvQuotes(
        context,
        repeated.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : son premier mot revient souvent, variez-le.`,
    );
  },
};
