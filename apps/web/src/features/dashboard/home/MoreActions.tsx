import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Advice } from './describe-action.ts';

/** What comes after the first, each with its reason. */
export function MoreActions({ advice }: { advice: Advice[] }) {
  return (
    <Card title={m.dashboard_actions()}>
      <ul className="divide-y divide-line">
        {advice.map(({ title, text, action, priority }) => (
          <li key={title} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-64">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="min-w-0 text-lg break-words">{title}</h3>
                {priority ? <Badge tone="accent">{m.dashboard_priority()}</Badge> : null}
              </div>
              <p className="max-w-prose text-sm text-ink-soft">{text}</p>
            </div>
            <Button size="sm" variant="secondary" render={<Link to={action.to} />}>
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
