import type { Context } from './context.ts';
import type { RequirementMatch } from './match-requirements.ts';

type Kind = RequirementMatch['requirement']['kind'];

function groupOf({ requirements }: Context, kinds: readonly Kind[], importance?: 'must' | 'nice'): RequirementMatch[] {
  return requirements.filter(
    ({ requirement }) => kinds.includes(requirement.kind) && (!importance || requirement.importance === importance),
  );
}

/** Skills the offer cannot do without. */
export const mustSkills = (context: Context) => groupOf(context, ['skill', 'term'], 'must');
/** Skills it would like, formal titles included. */
export const niceSkills = (context: Context) =>
  groupOf(context, ['skill', 'term', 'diploma', 'licence', 'certification'], 'nice');
export const softSkills = (context: Context) => groupOf(context, ['soft']);
export const mustDiplomas = (context: Context) => groupOf(context, ['diploma'], 'must');
export const mustLicences = (context: Context) => groupOf(context, ['licence'], 'must');
export const mustCertifications = (context: Context) => groupOf(context, ['certification'], 'must');
