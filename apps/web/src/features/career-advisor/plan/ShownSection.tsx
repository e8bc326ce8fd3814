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
                <Quote evidence={evidence} />
              </li>
            ))}
          </ul>
        </Card>
        {transferable.length > 0 ? (
          <Card title={m.advisor_transferable()}>
            <ul className="flex flex-col gap-4">
              {transferable.map(({ skill, why, evidence }) => (
                <li key={skill}>
                  <p lang="fr">
                    <span className="font-semibold">{printed(skill)}</span>. {why}
                  </p>
                  <Quote evidence={evidence} />
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
    </section>
  );
}
