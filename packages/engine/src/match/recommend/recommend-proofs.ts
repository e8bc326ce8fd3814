import { fr } from '../../writing/fr.ts';
import { cvQuotes } from '../finding.ts';
import { mustSkills } from '../requirement-groups.ts';
import type { Advise } from './advise.ts';
import { skillGain } from './skill-gain.ts';

/** Asks to show at work what the CV only lists: a proof in a job weighs more. */
export const recommendProofs: Advise = (context, _gain, shares) => {
  const asked = mustSkills(context);
  if (context.jobs.length === 0) return [];
  return asked
    .filter(({ state, place }) => state !== 'missing' && place !== 'job')
    .map((match) => ({ match, term: match.requirement.term }))
    .map(({ match, term }) => ({
      id: `prove-skill:${term}`,
      title: fr`Montrez « ${term} » à l’œuvre`,
      detail: fr`Votre CV le cite sans dire où. Une phrase dans un poste (où, pour quoi faire) pèse plus qu’une liste.`,
      criterion: 'proof-in-jobs',
      evidence: cvQuotes(context, match.span),
      gain: skillGain(context, shares, match),
      action: { kind: 'add-skill' as const, term },
    }));
};
