import { Link } from 'react-router';
import { PathDrawing } from '../../../illustrations/PathDrawing.tsx';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Advice } from './describe-action.ts';

/** The one thing to do now; `undefined` while it is not known, null when nothing presses. */
export function NextAction({ advice }: { advice: Advice | null | undefined }) {
  return (
    <section
      aria-labelledby="a-faire"
      className="flex items-center gap-6 rounded-xl bg-brand-soft p-6 sm:p-8"
      aria-busy={advice === undefined}
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p id="a-faire" className="text-sm font-semibold text-accent">
            {m.dashboard_now()}
          </p>
          {advice?.priority ? <Badge tone="accent">{m.dashboard_priority()}</Badge> : null}
        </div>
        {advice === undefined ? <Spinner className="py-8" /> : <Told advice={advice ?? nothingPresses()} />}
      </div>
      <PathDrawing className="hidden h-36 shrink-0 sm:block" />
    </section>
  );
}

function nothingPresses(): Omit<Advice, 'priority'> {
  return {
    title: m.dashboard_actions_none(),
    text: m.dashboard_actions_none_text(),
    action: { label: m.dashboard_actions_none_action(), to: paths.jobs() },
  };
}

function Told({ advice: { title, text, action } }: { advice: Omit<Advice, 'priority'> }) {
  return (
    <>
      <h2 className="mt-1 text-2xl break-words">{title}</h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <Button className="mt-5" size="lg" render={<Link to={action.to} />}>
        {action.label}
      </Button>
    </>
  );
}
