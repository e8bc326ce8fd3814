import type { FormEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { LimitDialog } from '../../usage/LimitDialog.tsx';
import { CvToCompare } from './CvToCompare.tsx';
import { HowToGetProfile } from './HowToGetProfile.tsx';
import { PdfDrop } from './PdfDrop.tsx';
import { ProfileContent } from './ProfileContent.tsx';
import { RemainingLinkedin } from './RemainingLinkedin.tsx';
import { useAnalysisForm } from './use-analysis-form.ts';

/** The profile, by text or by PDF, and the CV it is compared with. */
export function NewAnalysis({ onDone }: { onDone: (id: string) => void }) {
  const form = useAnalysisForm(onDone);
  const { draft, fill, faults } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <Card>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <ProfileContent form={form} />
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-4">
              <PdfDrop form={form} />
              <HowToGetProfile />
            </div>
            <Field label={m.linkedin_url_label()} hint={m.linkedin_url_hint()} error={faults.url}>
              <TextInput
                ref={form.url}
                value={draft.url}
                maxLength={500}
                inputMode="url"
                autoComplete="url"
                placeholder="https://www.linkedin.com/in/…"
                onChange={(event) => fill({ url: event.target.value })}
              />
            </Field>
            <CvToCompare value={draft.cv} onChange={(cv) => fill({ cv })} />
          </div>
        </div>
      </Card>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" busy={form.running}>
          {form.running ? m.linkedin_analysing() : m.linkedin_analyse()}
        </Button>
        <RemainingLinkedin />
      </div>
      <LimitDialog
        open={form.limit.open}
        onClose={form.closeLimit}
        title={m.linkedin_limit_title()}
        used={form.limit.message}
        renewal={m.linkedin_limit_renewal}
        closeLabel={m.linkedin_limit_later()}
      />
    </form>
  );
}
