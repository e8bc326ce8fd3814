import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Quote } from './Quote.tsx';

/** What the person shows already, in their own words, and what carries over. */
export function ShownSection({ plan: { held, transferable } }: { plan: CareerPlan }) {
  return (
    <section>
      <h2 className="mb-5 text-2xl">{m.advisor_shown()}</h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={m.advisor_held()}>
          {held.length === 0 ? <p className="text-ink-soft">{m.advisor_held_none()}</p> : null}
          <ul className="flex flex-col gap-4">
            {held.map(({ skill, words, evidence }) => (
              <li key={skill}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span lang="fr" className="font-semibold">
                    {printed(skill)}
                  </span>
                  {words === 'other' ? <Badge tone="accent">{m.advisor_other_words()}</Badge> : null}
                </p>
                <Quote evidence={evidence} of={skill} />
              </li>
            ))}
          </ul>
        </Card>
        {transferable.length > 0 ? <Transferable skills={transferable} /> : null}
      </div>
    </section>
  );
}

/** What carries over, under the reason that several share. */
function Transferable({ skills }: { skills: CareerPlan['transferable'] }) {
  const reasons = [...new Set(skills.map(({ why }) => why))];
  return (
    <Card title={m.advisor_transferable()}>
      <ul className="flex flex-col gap-6">
        {reasons.map((reason) => (
          <li key={reason}>
            <p lang="fr" className="text-ink-soft">
              {reason}
            </p>
            <ul className="mt-2 flex flex-col gap-3">
              {skills
                .filter(({ why }) => why === reason)
                .map(({ skill, evidence }) => (
                  <li key={skill}>
                    <p lang="fr" className="font-semibold">
                      {printed(skill)}
                    </p>
                    <Quote evidence={evidence} of={skill} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
