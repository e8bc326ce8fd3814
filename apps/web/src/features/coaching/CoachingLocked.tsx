import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { CheckMark } from '../../ui/CheckMark.tsx';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';

const promises = [
  m.coaching_locked_negotiation,
  m.coaching_locked_leadership,
  m.coaching_locked_script,
  m.coaching_locked_partners,
];

/** Below leader: what there would be, and from which plan. */
export function CoachingLocked() {
  return (
    <Card tone="soft" title={m.coaching_locked_title()}>
      <p className="max-w-prose">{m.coaching_locked_text()}</p>
      <ul className="mt-4 flex max-w-prose flex-col gap-2">
        {promises.map((promise) => (
          <li key={promise()} className="flex gap-3">
            <span className="pt-1">
              <CheckMark />
            </span>
            {promise()}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <PlanNeeded gate="specialised_coaching" />
      </div>
    </Card>
  );
}
