import type { LinkedinAnalysis } from '@coach/contracts/features/linkedin';
import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FoldedList } from './FoldedList.tsx';
import { impactLabel, impactTone } from './impact.ts';

/** What to write instead of what, and why; the most useful first. */
export function SuggestionSection({ analysis: { suggestions, writtenBy } }: { analysis: LinkedinAnalysis }) {
  return (
    <section>
      <h2 className="text-2xl">{m.linkedin_suggestions()}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {suggestions.length > 0 ? m.linkedin_suggestions_lead() : m.linkedin_suggestions_none()}
      </p>
      <WrittenByLine writtenBy={writtenBy} className="mt-1 max-w-prose text-ink-soft" />
      <div className="mt-5">
        <FoldedList
          items={suggestions}
          first={5}
          keyOf={(one) => `${one.category} ${one.current} ${one.suggestion}`}
          row={(suggestion) => <Suggestion suggestion={suggestion} />}
          more={(count) => m.linkedin_suggestions_more({ count })}
        />
      </div>
    </section>
  );
}

function Suggestion({
  suggestion: { category, impact, current, suggestion, reason },
}: {
  suggestion: LinkedinSuggestion;
}) {
  return (
    <article className="rounded-xl border border-line bg-card p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 lang="fr" className="text-lg">
          {printed(category)}
        </h3>
        <Badge tone={impactTone[impact]}>{impactLabel[impact]()}</Badge>
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
        <div className="min-w-0">
          <h4 className="text-sm font-semibold text-ink-soft">{m.linkedin_current()}</h4>
          <p className="mt-1 border-l-4 border-line-strong pl-3 whitespace-pre-line">
            {current || <span className="text-ink-soft">{m.linkedin_current_empty()}</span>}
          </p>
        </div>
        <div className="min-w-0">
          <h4 className="text-sm font-semibold text-ink-soft">{m.linkedin_proposed()}</h4>
          <p className="mt-1 border-l-4 border-ok pl-3 whitespace-pre-line">{suggestion}</p>
          <div className="mt-2">
            <CopyButton
              variant="secondary"
              size="sm"
              text={() => suggestion}
              done={m.linkedin_copied()}
              aria-label={m.linkedin_copy_suggestion({ category: printed(category) })}
            >
              {m.linkedin_copy()}
            </CopyButton>
          </div>
        </div>
      </div>
      <p lang="fr" className="mt-4">
        <b className="font-semibold">{m.linkedin_why()}</b> {printed(reason)}
      </p>
    </article>
  );
}
