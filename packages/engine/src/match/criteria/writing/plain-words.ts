import { foldText } from '../../../text/fold-text.ts';
import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

const casual =
  /\b(?:bcp|tjrs|qq|qqs|svp|pr les|ds le|ds la|boulot|truc|trucs|super|cool|sympa|perso|dispo|appart|resto)\b/;

export const plainWords: CriterionDefinition = {
  id: 'plain-words',
  family: 'writing',
  label: 'Langue écrite',
  about: 'Pas d’abréviations de message ni de mots familiers.',
  weight: 0.2,
  check: (context) => {
    const content = context.lines.filter(({ section }) => section === 'experience' || section === 'summary');
    if (content.length === 0) return notApplicable(fr`Non évalué : aucune phrase lue.`);
    const marred = content.filter(({ text }) => casual.test(foldText(text.slice(0, 600))));
    const first = marred[0];
    if (!first) return judged(1, [], fr`Votre langue est celle d’un écrit professionnel.`);
    return judged(
      1 - marred.length / 3,
      cvQuotes(context, marred),
      fr`Ligne « ${shorten(first.text)} » : écrivez les mots en entier, sans familiarité.`,
    );
  },
};
