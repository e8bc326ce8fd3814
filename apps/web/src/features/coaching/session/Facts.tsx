import type { CoachingScenario } from '@coach/contracts/features/coaching';
import { formatDay, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useScenarios } from '../requests/use-scenarios.ts';

/** What a named source says of the subject, and when that was read; nothing where there is none. */
export function Facts({ scenario }: { scenario: CoachingScenario }) {
  const { data } = useScenarios();
  const facts = data?.items.find(({ id }) => id === scenario)?.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <Disclosure summary={m.coaching_facts()}>
      <ul lang="fr" className="flex flex-col gap-4">
        {facts.map(({ text, source }) => (
          <li key={text}>
            <p>{printed(text)}</p>
            <p className="mt-1 text-sm text-ink-soft">
              <a href={source.url} target="_blank" rel="noreferrer" className="text-brand underline underline-offset-4">
                {printed(source.title)} <VisuallyHidden>{m.common_new_tab()}</VisuallyHidden>
              </a>{' '}
              {m.coaching_fact_read({ date: formatDay(source.read) })}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
