import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { AnalysisForm } from './use-analysis-form.ts';
import { useProfilePdf } from './use-profile-pdf.ts';

/** The other way in: LinkedIn's PDF, dropped or chosen; its text then stands in the field beside, to be checked. */
export function PdfDrop({ form }: { form: AnalysisForm }) {
  const latest = useRef(form);
  latest.current = form;
  const pdf = useProfilePdf(({ content, profileUrl }) => {
    const { draft, fill } = latest.current;
    const before = { content: draft.content, url: draft.url };
    fill({ content, url: draft.url.trim() ? draft.url : (profileUrl ?? '') });
    const action = before.content.trim()
      ? { label: m.linkedin_pdf_undo(), onPress: () => latest.current.fill(before) }
      : undefined;
    toast({ title: m.linkedin_pdf_read(), tone: 'success', action });
    latest.current.content.current?.focus();
  });
  return (
    <div>
      <h2 className="mb-1.5 font-body text-base font-semibold tracking-normal">{m.linkedin_pdf_title()}</h2>
      <div
        {...pdf.getRootProps()}
        className={cx(
          'flex min-h-44 flex-col items-center justify-center gap-3 rounded-xl border-2 border-dashed px-5 py-6 text-center',
          pdf.isDragActive ? 'border-brand bg-brand-soft' : 'border-line-strong',
        )}
      >
        <input {...pdf.getInputProps({ 'aria-label': m.linkedin_pdf_input() })} />
        {pdf.reading ? (
          <>
            <Spinner label={m.linkedin_pdf_reading()} className="text-ink" />
            <p className="max-w-full wrap-anywhere text-sm text-ink-soft">{pdf.reading}</p>
            <Button variant="quiet" size="sm" onClick={pdf.cancel}>
              {m.linkedin_pdf_cancel()}
            </Button>
          </>
        ) : (
          <>
            <p className="font-display text-lg">
              {pdf.isDragActive ? m.linkedin_pdf_release() : m.linkedin_pdf_drop()}
            </p>
            <Button variant="secondary" size="sm" onClick={pdf.open}>
              {m.linkedin_pdf_choose()}
            </Button>
            <p className="text-sm text-ink-soft">{m.linkedin_pdf_rules()}</p>
          </>
        )}
      </div>
      {pdf.failure ? (
        <div role="alert" className="mt-3 rounded-lg bg-bad-soft px-5 py-4 text-bad">
          <p className="font-semibold">{m.linkedin_pdf_failed()}</p>
          <p className="text-sm">{pdf.failure}</p>
        </div>
      ) : null}
    </div>
  );
}
