import type { PlanLink, planPlaces } from '@coach/contracts/features/career-advisor';
import { Link } from 'react-router';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';

const places: Record<(typeof planPlaces)[number], { to: () => string; label: () => string }> = {
  cv: { to: () => paths.cvCrafting(), label: m.advisor_to_cv },
  interview: { to: () => paths.interviewCoaching(), label: m.advisor_to_interview },
  jobs: { to: () => paths.jobs(), label: m.advisor_to_jobs },
  linkedin: { to: () => paths.linkedin(), label: m.advisor_to_linkedin },
  profile: { to: () => paths.profile(), label: m.advisor_to_profile },
};
const classes = 'mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

/** Where a step is done: a page of the product, or the article that helps. */
export function PlanLinkTo({ link }: { link: PlanLink }) {
  if (link.to !== 'article')
    return (
      <Link to={places[link.to].to()} className={classes}>
        {places[link.to].label()}
      </Link>
    );
  return (
    <Link to={paths.careerAdvice({ article: link.id })} className={classes}>
      <span>
        {m.advisor_to_article()} <span lang="fr">{printed(link.title)}</span>
      </span>
    </Link>
  );
}
