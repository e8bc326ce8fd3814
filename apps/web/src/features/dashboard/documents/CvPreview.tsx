import type { ParsedCv } from '@coach/contracts/cv';
import type { DocumentSummary } from '@coach/contracts/features/cv';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { itemFocus } from '../focus-item.ts';
import { periodText } from './period-text.ts';
import { isGone, useCv } from './use-cvs.ts';

/** What was understood of a CV, and the way to correct it. */
export function CvPreview({ cv: { id, fileName }, onClose }: { cv: DocumentSummary; onClose: () => void }) {
  const { data, error, refetch, isRefetching } = useCv(id);
  const [finalFocus] = useState(() => itemFocus(id));
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      size="lg"
      title={m.documents_preview_title({ name: fileName })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_close()}
          </Button>
          {isGone(error) ? null : (
            <Button render={<Link to={paths.cvCrafting({ document: id, etape: 'verification' })} />}>
              {m.documents_correct()}
            </Button>
          )}
        </>
      }
    >
      {data ? <PreviewBody cv={data.cv} /> : null}
      {isGone(error) ? <ErrorState message={m.documents_gone()} /> : null}
      {error && !isGone(error) ? <ErrorState message={error.message} onRetry={refetch} busy={isRefetching} /> : null}
      {data || error ? null : <Spinner className="min-h-40" />}
    </Dialog>
  );
}

function PreviewBody({ cv }: { cv: ParsedCv }) {
  const { contact, title, summary, experiences, skills, education } = cv;
  const phone = contact.phone ? formatPhone(contact.phone) : null;
  const details = [contact.email, phone, contact.city, contact.linkedin].filter(Boolean);
  return (
    // Long, and without anything to press: the keyboard scrolls it.
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text needs a place to stand
      tabIndex={0}
      aria-label={m.documents_preview_label()}
      className="flex flex-col gap-6 rounded-md outline-offset-4"
    >
      <div>
        <p className="font-display text-xl">{contact.fullName ?? m.documents_no_name()}</p>
        {title ? <p className="font-semibold">{title}</p> : null}
        {details.length > 0 ? <p className="text-sm break-words text-ink-soft">{details.join(' · ')}</p> : null}
      </div>
      {summary ? <Part title={m.documents_part_summary()}>{summary}</Part> : null}
      <Part title={m.documents_part_experience()}>
        {experiences.length === 0 ? m.documents_part_none() : null}
        <ul className="flex flex-col gap-4">
          {experiences.map((job, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a preview do not move
            <li key={index}>
              <p className="font-semibold">{[job.title, job.company].filter(Boolean).join(', ')}</p>
              <p className="text-sm text-ink-soft">{periodText(job.start, job.end)}</p>
              <ul className="mt-1 list-disc pl-5">
                {job.bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={m.documents_part_skills()}>{skills.length > 0 ? skills.join(', ') : m.documents_part_none()}</Part>
      <Part title={m.documents_part_education()}>
        {education.length === 0 ? m.documents_part_none() : null}
        <ul>
          {education.map(({ degree, school, year }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a preview do not move
            <li key={index}>{[degree, school, year].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{title}</h3>
      <div className="whitespace-pre-line">{children}</div>
    </section>
  );
}
