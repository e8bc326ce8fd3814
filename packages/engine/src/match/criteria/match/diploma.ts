import { fr } from '../../../writing/fr.ts';
import { asCondition } from '../../as-condition.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import type { RequirementMatch } from '../../match-requirements.ts';
import { mustDiplomas } from '../../requirement-groups.ts';

/** Whoever lacks a diploma that the law demands may not hold the post; another may be made up for by years of it. */
const most = 10;
const usual = 6;

/** « Diplôme d’État d’infirmier », and no « … ou CAP » beside it. */
function isOfState({ requirement: { term, alternatives } }: RequirementMatch): boolean {
  return [term, ...alternatives].every((name) => /^diplôme d['’]état /iu.test(name));
}

function asksForState(diplomas: readonly RequirementMatch[]): boolean {
  return diplomas.length > 0 && diplomas.every(isOfState);
}

export const diploma: CriterionDefinition = {
  id: 'diploma',
  family: 'match',
  label: 'Diplôme demandé',
  about:
    'Le diplôme ou le niveau exigé est atteint, un diplôme d’État pesant plus (10) qu’un autre (6) ; un diplôme en cours compte en partie, comme tout diplôme quand le reste est d’un autre métier.',
  weight: most,
  fullAt: { count: (context) => (asksForState(mustDiplomas(context)) ? most : usual), full: most },
  check: (context) =>
    asCondition(
      context,
      coverageFinding(context, mustDiplomas(context), fr`Non évalué : l’offre n’exige pas de diplôme.`),
    ),
};
