import { foldText } from '../../../text/fold-text.ts';
import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

const outcome =
  /\b(?:augment\w+|hausse|progress\w+|croissance|redui\w+|reduction|baisse|diminu\w+|economi\w+|gain|gagne\w*|amelior\w+|optimis\w+|doubl\w+|tripl\w+|atteint\w*|depass\w+|objectifs?|satisfaction|delais?|zero|prix|recompense\w*|fidelis\w+|passe[es]* de)\b|[+-] ?\d+ ?%/;

export const results: CriterionDefinition = {
  id: 'results',
  family: 'writing',
  label: 'Résultats',
  about: 'Au moins deux lignes disent ce que le travail a changé.',
  weight: 0.8,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const told = bullets.filter(({ text }) => outcome.test(foldText(text.slice(0, 600))));
    return judged(
      told.length / Math.min(2, bullets.length),
      cvQuotes(
        context,
        told.map(({ span }) => span),
      ),
      told.length >= 2
        ? fr`Vos lignes disent ce que votre travail a changé.`
        : fr`Choisissez deux missions et dites ce qu’elles ont changé : un délai tenu, une erreur évitée, des clients revenus.`,
    );
  },
};
