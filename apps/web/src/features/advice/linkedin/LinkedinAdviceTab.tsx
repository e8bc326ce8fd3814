import { mayPass } from '@coach/contracts/gates';
import { monthlyLimit } from '@coach/contracts/limits';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckList } from '../../../ui/CheckList.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';
import { LinkedinArticles } from './LinkedinArticles.tsx';

/** LinkedIn: the way to the analysis, and what the library says of it; below its plan, how it opens. */
export function LinkedinAdviceTab() {
  const { tier, tierAsked } = useSession();
  if (!tierAsked) return <Spinner className="min-h-[40vh]" />;
  const isOpen = mayPass('linkedin_advice', tier);
  return (
    <div className="flex flex-col gap-6">
      <Card title={m.advice_linkedin_title()}>
        <p className="max-w-prose">{m.advice_linkedin_text()}</p>
        <CheckList points={[m.advice_linkedin_score(), m.advice_linkedin_words(), m.advice_linkedin_cv()]} />
        <div className="mt-6">
          {isOpen ? (
            <Button size="lg" render={<Link to={paths.linkedin()} />}>
              {m.advice_linkedin_action()}
            </Button>
          ) : (
            <Locked />
          )}
        </div>
      </Card>
      {isOpen ? <LinkedinArticles /> : null}
    </div>
  );
}

function Locked() {
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <div className="flex flex-col gap-4 rounded-lg bg-brand-soft p-5">
        <p>{m.advice_linkedin_locked()}</p>
        <PlanNeeded gate="linkedin_advice" />
      </div>
      <p>
        {m.advice_linkedin_included({ count: monthlyLimit('linkedin_analysis', 'free') ?? 0 })}{' '}
        <Link to={paths.linkedin()} className="font-semibold text-brand underline underline-offset-4">
          {m.advice_linkedin_included_action()}
        </Link>
      </p>
    </div>
  );
}
