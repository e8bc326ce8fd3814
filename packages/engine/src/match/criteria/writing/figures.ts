import { figureQuestion, hasFigure } from '../../../writing/ask-figure.ts';
import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

/** The share of lines with a figure that wins all the points: not every task is counted. */
export const figuresAimedAt = 0.5;

export const figures: CriterionDefinition = {
  id: 'figures',
  family: 'writing',
  label: 'Chiffres à l’appui',
  about: 'Une mission sur deux au moins donne un ordre de grandeur : personnes, volumes, montants.',
  weight: 2.4,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const counted = bullets.filter(({ text }) => hasFigure(text));
    const ratio = counted.length / bullets.length / figuresAimedAt;
    const asked = bullets.find(({ text }) => figureQuestion(text));
    const evidence = cvQuotes(
      context,
      counted.map(({ span }) => span),
    );
    if (ratio >= 1) return judged(1, evidence, fr`Vos chiffres rendent vos missions concrètes.`);
    return judged(
      ratio,
      evidence,
      asked
        ? fr`Ligne « ${shorten(asked.text)} » : ${figureQuestion(asked.text) ?? ''}`
        : fr`Lignes chiffrées : ${counted.length} sur ${bullets.length}. Ajoutez des ordres de grandeur là où vous les connaissez.`,
    );
  },
};
