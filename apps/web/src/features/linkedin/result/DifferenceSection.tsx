import type { LinkedinAnalysis } from '@coach/contracts/features/linkedin';
import type { LinkedinDifference } from '@coach/contracts/linkedin';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { differenceLabel } from './difference-label.ts';
import { FoldedList } from './FoldedList.tsx';

/** Where the profile and the CV disagree, side by side. */
export function DifferenceSection({ analysis }: { analysis: LinkedinAnalysis }) {
  const { differences, documentName } = analysis;
  const lead = documentName
    ? differences.length > 0
      ? m.linkedin_differences_lead()
      : m.linkedin_differences_none()
    : m.linkedin_differences_no_cv();
  return (
    <section>
      <h2 className="text-2xl">{m.linkedin_differences()}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>
      <div className="mt-5 empty:hidden">
        <FoldedList
          items={differences}
          first={4}
          keyOf={(one) => `${one.kind} ${one.profile} ${one.cv}`}
          row={(difference) => <Difference difference={difference} />}
          more={(count) => m.linkedin_differences_more({ count })}
        />
      </div>
    </section>
  );
}

function Difference({ difference: { kind, profile, cv, detail } }: { difference: LinkedinDifference }) {
  return (
    <article className="rounded-xl border border-line bg-card p-5 shadow-card">
      <Badge tone="warn">{differenceLabel[kind]()}</Badge>
      <dl className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Side name={m.linkedin_on_profile()} value={profile} />
        <Side name={m.linkedin_on_cv()} value={cv} />
      </dl>
      <p lang="fr" className="mt-4">
        {printed(detail)}
      </p>
    </article>
  );
}

function Side({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="min-w-0 rounded-lg bg-paper px-4 py-3">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd>{value ? <bdi>{value}</bdi> : <span className="text-ink-soft">{m.linkedin_absent()}</span>}</dd>
    </div>
  );
}
