import { fr, shorten } from '../../writing/fr.ts';
import { cvQuotes } from '../finding.ts';
import { titleProposal } from '../title-proposal.ts';
import type { Advise } from './advise.ts';

/** Proposes a headline: the offer's title where the CV shows that occupation, else the person's own to write. */
export const recommendTitle: Advise = (context, gain) => {
  const { title } = context.cv;
  const proposal = titleProposal(context);
  const target = proposal ? gain('target-in-headline', 1) : 0;
  if (!title) {
    return [
      {
        id: 'set-title',
        title: 'Ajoutez un titre',
        detail: proposal
          ? fr`Sous votre nom, « ${shorten(proposal)} » dit tout de suite votre métier. Votre parcours le montre déjà.`
          : fr`Sous votre nom, quelques mots disent le métier que vous visez.`,
        criterion: 'headline',
        evidence: [],
        gain: gain('headline', 1) + target,
        action: { kind: 'set-title', proposal },
      },
    ];
  }
  if (!proposal || proposal === title || target < 0.2) return [];
  return [
    {
      id: 'set-title',
      title: 'Rapprochez votre titre de l’offre',
      detail: fr`« ${shorten(title)} » peut devenir « ${shorten(proposal)} » : vous avez tenu ce métier.`,
      criterion: 'target-in-headline',
      evidence: cvQuotes(context, context.cv.spans.title),
      gain: target,
      action: { kind: 'set-title', proposal },
    },
  ];
};
