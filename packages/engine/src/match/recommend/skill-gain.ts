import type { Context } from '../context.ts';
import { weightOf } from '../coverage.ts';
import { allCriteria } from '../criteria/all-criteria.ts';
import type { CriterionDefinition } from '../criterion.ts';
import type { RequirementMatch } from '../match-requirements.ts';
import type { Share } from '../score.ts';

const matchCriteria: readonly CriterionDefinition[] = allCriteria.filter(
  ({ family, weight }) => family === 'match' && weight > 0,
);

type Shares = ReadonlyMap<string, Share>;

/** What nothing proves yet wins the same whichever term it is: the gains already worked out for a score. */
const known = new WeakMap<Shares, Map<string, number>>();

/** Points won by proving a requirement in the latest job (or in a sentence, without a job): the match judged again. */
export function skillGain(context: Context, shares: Shares, match: RequirementMatch): number {
  if (match.span || match.proof) return gainOf(context, shares, match);
  const gains = known.get(shares) ?? new Map<string, number>();
  known.set(shares, gains);
  const { kind, importance } = match.requirement;
  const key = `${kind} ${importance} ${weightOf(match)}`;
  const gain = gains.get(key) ?? gainOf(context, shares, match);
  gains.set(key, gain);
  return gain;
}

/** The criteria that look at the requirements, as found by the first gain of a score; what is proved moves no other. */
const looking = new WeakMap<Shares, readonly CriterionDefinition[]>();

function gainOf(context: Context, shares: Shares, match: RequirementMatch): number {
  const proved = provedIn(context, match);
  const requirements = context.requirements.map((each) => (each === match ? proved : each));
  let looked = false;
  const imagined: Context = {
    ...context,
    get requirements() {
      looked = true;
      return requirements;
    },
  };
  let gain = 0;
  const moved = (looking.get(shares) ?? matchCriteria).filter(({ id, check }) => {
    const share = shares.get(id);
    if (!share || share.max === 0) return false;
    looked = false;
    gain += share.max * (check(imagined).ratio - share.ratio);
    return looked;
  });
  looking.set(shares, moved);
  return Math.max(0, gain);
}

function provedIn({ jobs }: Context, match: RequirementMatch): RequirementMatch {
  const place = jobs[0]?.spans[0];
  const end = { start: Number.MAX_SAFE_INTEGER - 1, end: Number.MAX_SAFE_INTEGER };
  const span = match.span ?? end;
  if (!place || match.requirement.kind === 'diploma')
    return { ...match, state: 'present', span, proof: end, place: 'text', credit: place ? 1 : 0.85 };
  return {
    ...match,
    state: 'present',
    span,
    proof: { start: place.start, end: place.start + 1 },
    place: 'job',
    credit: 1,
  };
}
