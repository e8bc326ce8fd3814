import { maxOfferLength } from '@coach/contracts/cv-upload';
import { maxJobUrlLength } from '@coach/contracts/features/jobs';
import { minFetchedDescription } from '@coach/contracts/features/letters';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { LetterBrief } from './letter-brief.ts';
import type { useFetchOffer } from './use-fetch-offer.ts';
import type { TargetedOffer } from './use-targeted-offer.ts';

type OfferPartProps = {
  brief: LetterBrief;
  change: (next: Partial<LetterBrief>) => void;
  page: ReturnType<typeof useFetchOffer>;
  targeted: TargetedOffer;
  /** It was asked for a letter without an offer. */
  missing: boolean;
};

/** The first card: the offer, from its page or pasted. */
export function OfferPart({ brief, change, page, targeted, missing }: OfferPartProps) {
  const length = brief.jobDescription.trim().length;
  const isShort = length > 0 && length <= minFetchedDescription;
  return (
    <Card title={m.letters_offer_title()} className="flex flex-col">
      <TargetedNotice targeted={targeted} />
      <UrlField brief={brief} change={change} page={page} />
      <div className="mt-6">
        <Field
          label={m.letters_description()}
          hint={m.letters_description_hint()}
          error={missing ? m.letters_description_missing_text() : null}
        >
          <TextArea
            rows={11}
            value={brief.jobDescription}
            maxLength={maxOfferLength}
            placeholder={m.letters_description_placeholder()}
            onChange={(event) => {
              page.forget();
              change({ jobDescription: event.target.value });
            }}
            className="resize-y text-sm"
          />
        </Field>
        {isShort ? <p className="mt-2 text-sm text-warn">{m.letters_description_short()}</p> : null}
      </div>
    </Card>
  );
}

function UrlField({ brief, change, page }: Pick<OfferPartProps, 'brief' | 'change' | 'page'>) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void page.fetchPage();
      }}
    >
      <Field label={m.letters_url()} hint={m.letters_url_hint()} error={page.error}>
        <div className="flex flex-col gap-3 sm:flex-row">
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={maxJobUrlLength}
            value={brief.jobUrl}
            placeholder={m.letters_url_placeholder()}
            onChange={(event) => {
              page.forget();
              change({ jobUrl: event.target.value });
            }}
            className="min-w-0 sm:flex-1"
          />
          <Button type="submit" variant="secondary" busy={page.busy} className="shrink-0">
            {m.letters_url_fetch()}
          </Button>
        </div>
      </Field>
      <p role="status" className="mt-1.5 min-h-6 text-sm text-ok empty:min-h-0">
        {page.busy ? m.letters_url_reading() : page.done ? m.letters_url_done() : ''}
      </p>
    </form>
  );
}

/** Which of the targeted offers it is for, and the way back to it. */
function TargetedNotice({ targeted }: { targeted: TargetedOffer }) {
  if (targeted.state === 'none') return null;
  if (targeted.state === 'loading') return <Spinner className="mb-4" label={m.letters_job_loading()} />;
  if (targeted.state === 'failed')
    return <p className="mb-4 rounded-lg bg-warn-soft p-4 text-warn">{targeted.message}</p>;
  return (
    <p className="mb-4 break-words">
      {m.letters_job_for()}{' '}
      <Link to={paths.jobs({ offre: targeted.id })} className="font-semibold text-brand underline">
        {targeted.title}
      </Link>
    </p>
  );
}
