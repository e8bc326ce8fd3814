import { foldText } from '../../../text/fold-text.ts';
import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

const outcome =
  /\b(?:augment\w+|hausse|progress\w+|croissance|redui\w+|reduction|baisse|diminu\w+|economi\w+|gain|gagne\w*|amelior\w+|optimis\w+|doubl\w+|tripl\w+|atteint\w*|depass\w+|objectifs?|satisfaction|delais?|zero|prix|recompense\w*|fidelis\w+|passe[es]* de|ramene\w*|d'avance|au lieu d[e']|contre \d+|meilleure?s?|reussi\w*|taux|premiere? vendeu\w+)\b|[+-] ?\d+ ?%|\bde (?!(?:19|20)\d\d\b)\d[\d ,.]*[^\d\n]{0,20} a (?!(?:19|20)\d\d\b)\d/;

/** A recruiter remembers three results. */
const aimedAt = 3;

export const results: CriterionDefinition = {
  id: 'results',
  family: 'writing',
  label: 'Résultats',
  about: 'Au moins trois lignes disent ce que le travail a changé.',
  weight: 1.7,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const told = bullets.filter(({ text }) => outcome.test(foldText(text.slice(0, 600))));
    return judged(
      told.length / Math.min(aimedAt, bullets.length),
      cvQuotes(
        context,
        told.map(({ span }) => span),
      ),
      told.length >= aimedAt
        ? fr`Vos lignes disent ce que votre travail a changé.`
        : fr`Choisissez trois missions et dites ce qu’elles ont changé : un délai tenu, une erreur évitée, des clients revenus.`,
    );
  },
};
