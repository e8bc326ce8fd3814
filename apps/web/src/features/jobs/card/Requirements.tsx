import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** What the offer requires, on demand. */
export function Requirements({ requirements }: { requirements: string[] }) {
  const count = requirements.length;
  if (count === 0) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand underline">
        {count === 1 ? m.jobs_requirements_one() : m.jobs_requirements({ count })}
      </summary>
      <ul className="list-disc pl-6 text-sm">
        {requirements.map((requirement) => (
          <li key={requirement}>{printed(requirement)}</li>
        ))}
      </ul>
    </details>
  );
}
