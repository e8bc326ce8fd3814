import type { LinkedinAnalysis } from '@coach/contracts/features/linkedin';
import { Link } from 'react-router';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { splitKeywords } from './split-keywords.ts';

/** What recruiters search for: what the profile has, and what would be worth adding where it is true. */
export function KeywordSection({ analysis }: { analysis: LinkedinAnalysis }) {
  const { present, toAdd } = splitKeywords(analysis);
  return (
    <section>
      <h2 className="text-2xl">{m.linkedin_keywords()}</h2>
      {present.length + toAdd.length === 0 ? (
        <p className="mt-1 max-w-prose text-ink-soft">{m.linkedin_keywords_none()}</p>
      ) : (
        <p className="mt-1 max-w-prose text-ink-soft">
          {m.linkedin_keywords_for()}{' '}
          <Link to={paths.profile({ tab: 'goals' })} className="font-semibold text-brand underline">
            {m.linkedin_keywords_profile()}
          </Link>
        </p>
      )}
      <div className="mt-5 grid grid-cols-1 gap-6 md:grid-cols-2">
        <Keywords title={m.linkedin_keywords_add()} terms={toAdd} />
        <Keywords title={m.linkedin_keywords_present()} terms={present} isPresent />
      </div>
    </section>
  );
}

function Keywords({ title, terms, isPresent = false }: { title: string; terms: string[]; isPresent?: boolean }) {
  if (terms.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul lang="fr" className="mt-3 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li
            key={term}
            className="flex items-center gap-1.5 rounded-full border border-line-strong bg-card px-4 py-1.5 text-sm font-medium"
          >
            {isPresent ? <CheckMark /> : null}
            {printed(term)}
          </li>
        ))}
      </ul>
    </div>
  );
}
