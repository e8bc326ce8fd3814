import type { LinkedinAnalysis } from '@coach/contracts/features/linkedin';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import type { LinkedinPlace } from '../use-linkedin-place.ts';
import { CopyButton } from './CopyButton.tsx';
import { scoreMessage } from './score-message.ts';
import { writeAnalysis } from './write-analysis.ts';

/** Where the profile stands, in a figure and a sentence; and what can be done with the whole. */
export function ResultHeader({ analysis, place }: { analysis: LinkedinAnalysis; place: LinkedinPlace }) {
  const { score, profile, profileUrl, documentName, createdAt } = analysis;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const with_ = documentName ? m.linkedin_result_with({ name: documentName }) : m.linkedin_result_alone();
  return (
    <header>
      {place.tab === 'historique' ? (
        <Button
          variant="quiet"
          size="sm"
          className="mb-4 -ml-4"
          render={<Link to={paths.linkedin({ onglet: 'historique' })} />}
        >
          {m.linkedin_back_history()}
        </Button>
      ) : null}
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        <ScoreRing score={score} className="size-32 sm:size-44" />
        <div className="min-w-0">
          <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
            <bdi>{profile.headline ?? m.linkedin_result_title()}</bdi>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {[m.linkedin_result_on({ date: formatDate(createdAt) }), with_].join(' · ')}
          </p>
          <p className="mt-3 text-lg">{scoreMessage(score)}</p>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{m.linkedin_result_note()}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <CopyButton size="md" variant="secondary" text={() => writeAnalysis(analysis)} done={m.linkedin_copied_all()}>
          {m.linkedin_copy_all()}
        </CopyButton>
        {profileUrl ? (
          <Button variant="quiet" render={<a href={profileUrl} target="_blank" rel="noreferrer" />}>
            {m.linkedin_result_address()}
          </Button>
        ) : null}
        <Button variant="quiet" render={<Link to={paths.linkedin()} />}>
          {m.linkedin_again()}
        </Button>
      </div>
    </header>
  );
}
