import { Link } from 'react-router';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useSessions } from '../requests/use-sessions.ts';

/** The dialogue that was left last, where it is not over: the next thing to do. */
export function ResumeBanner() {
  const last = useSessions().data?.pages[0]?.items[0];
  if (!last || last.state === 'ended' || last.turns === 0) return null;
  return (
    <Card tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl">{m.coaching_left()}</h2>
          <p lang="fr" className="mt-1 wrap-anywhere">
            {printed(last.title)}
          </p>
        </div>
        <Button render={<Link to={paths.careerAdvice({ tab: 'coaching', seance: last.id })} />}>
          {m.coaching_left_resume()}
        </Button>
      </div>
    </Card>
  );
}
