import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Highlight } from '../../../ui/Highlight.tsx';
import { LetterLimitDialog } from '../LetterLimitDialog.tsx';
import { useLetterPlace } from '../use-letter-place.ts';
import { GenerateBar } from './GenerateBar.tsx';
import { LetterPart } from './LetterPart.tsx';
import { OfferPart } from './OfferPart.tsx';
import { PreviousLetters } from './PreviousLetters.tsx';
import { useGenerate } from './use-generate.ts';
import { useLetterBrief } from './use-letter-brief.ts';
import { useTargetedOffer } from './use-targeted-offer.ts';

/** What it takes to write a letter: the offer, the company, a tone, a CV. */
export function LetterForm({ jobId }: { jobId: string | null }) {
  const { status } = useSession();
  const { openWritten } = useLetterPlace();
  const [brief, change] = useLetterBrief();
  const targeted = useTargetedOffer(jobId, brief, change);
  const [limitOpen, setLimitOpen] = useState(false);
  const form = useGenerate({ brief, change, jobId, onDone: openWritten, onLimit: () => setLimitOpen(true) });
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-10">
      <header className="max-w-3xl">
        <h1 className="text-3xl sm:text-4xl">
          {m.letters_title_before()} <Highlight>{m.letters_title_marked()}</Highlight>
        </h1>
        <p className="mt-4 text-lg text-ink-soft">{m.letters_lead()}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <OfferPart brief={brief} change={change} page={form.page} targeted={targeted} missing={form.missing} />
        <LetterPart brief={brief} tone={form.tone} change={change} />
      </div>
      <GenerateBar
        running={form.writing.running}
        shown={form.writing.shown}
        waiting={status === 'loading' || form.page.busy || targeted.state === 'loading'}
        reason={brief.company.trim() === '' ? m.letters_company_missing() : null}
        onGenerate={form.generate}
        onCancel={form.writing.cancel}
      />
      <PreviousLetters />
      <LetterLimitDialog open={limitOpen} onClose={() => setLimitOpen(false)} />
    </div>
  );
}
