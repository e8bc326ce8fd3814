import type { Requirement } from '@coach/contracts/offer';
import type { Recommendation } from '@coach/contracts/report';
import { namesPlaceKind } from '../../cv/sections/judge-part.ts';
import { wordingOf } from '../../offer/wording-of.ts';
import { fr } from '../../writing/fr.ts';
import type { Context } from '../context.ts';
import { offerQuotes } from '../finding.ts';
import type { RequirementMatch } from '../match-requirements.ts';
import {
  mustCertifications,
  mustDiplomas,
  mustLicences,
  mustSkills,
  niceSkills,
  softSkills,
} from '../requirement-groups.ts';
import type { Advise } from './advise.ts';
import { skillGain } from './skill-gain.ts';

/** Asks whether the person has what the offer names and the CV does not. */
export const recommendSkills: Advise = (context, _gain, shares) =>
  groups.flatMap(({ criterion, select }) =>
    select(context)
      .filter(({ state, proof }) => state === 'missing' && !proof)
      .map((match) => askFor(context, match, criterion, skillGain(context, shares, match))),
  );

const groups: { criterion: string; select: (context: Context) => RequirementMatch[] }[] = [
  { criterion: 'must-have', select: mustSkills },
  { criterion: 'licence', select: mustLicences },
  { criterion: 'certification', select: mustCertifications },
  { criterion: 'diploma', select: mustDiplomas },
  { criterion: 'nice-to-have', select: niceSkills },
  { criterion: 'soft-skills', select: softSkills },
];

function askFor(context: Context, match: RequirementMatch, criterion: string, gain: number): Recommendation {
  const { span } = match.requirement;
  const term = context.offer ? wordingOf(match.requirement, context.offer) : match.requirement.term;
  return {
    id: `add-skill:${term}`,
    title: titleOf({ ...match.requirement, term }),
    detail: detailOf(match.requirement),
    criterion,
    evidence: offerQuotes(context, span),
    gain,
    action: { kind: 'add-skill', term },
  };
}

function titleOf({ kind, term }: Requirement): string {
  if (kind === 'soft') return fr`Prouvez « ${term} » par un fait`;
  // A place is worked in, and practised by nobody.
  if (kind === 'term' && namesPlaceKind(term)) return fr`Avez-vous une expérience en « ${term} » ?`;
  return kind === 'skill' || kind === 'term' ? fr`Avez-vous pratiqué « ${term} » ?` : fr`Avez-vous « ${term} » ?`;
}

function detailOf({ kind, importance }: Requirement): string {
  if (kind === 'soft')
    return fr`L’offre cite cette qualité. Une phrase sur ce que vous avez fait la montre mieux qu’un adjectif.`;
  if (importance === 'nice') return fr`L’offre y voit un plus. Si c’est le cas, une phrase concrète suffit.`;
  if (kind === 'skill' || kind === 'term') {
    return fr`L’offre le demande, votre CV n’en parle pas. Si c’est le cas, une phrase suffit : où, quand, pour quoi faire.`;
  }
  return fr`L’offre l’exige et votre CV n’en parle pas. Si vous l’avez, indiquez où et quand vous l’avez obtenu.`;
}
