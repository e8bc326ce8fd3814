import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { wordCount } from '../../word-count.ts';

export const fewCapitals: CriterionDefinition = {
  id: 'few-capitals',
  family: 'readability',
  label: 'Peu de capitales',
  about: 'Les phrases ne sont pas écrites tout en capitales.',
  weight: 0.4,
  check: (context) => {
    const content = context.lines.filter(({ heading, section }) => !heading && section !== 'header');
    if (content.length === 0) return notApplicable(fr`Non évalué : aucune ligne de contenu lue.`);
    const shouted = content.filter(({ text }) => isShouted(text));
    const first = shouted[0];
    if (!first) return judged(1, [], fr`Vos phrases sont en minuscules : elles se lisent vite.`);
    return judged(
      1 - (3 * shouted.length) / content.length,
      cvQuotes(context, shouted.slice(0, 5)),
      fr`Ligne « ${shorten(first.text)} » : écrivez-la en minuscules, elle se lira plus vite.`,
    );
  },
};

function isShouted(text: string): boolean {
  const start = text.slice(0, 200);
  return wordCount(start) >= 6 && start === start.toUpperCase() && start !== start.toLowerCase();
}
