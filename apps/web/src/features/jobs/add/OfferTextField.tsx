import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { OfferText } from './use-offer-text.ts';

type OfferTextFieldProps = Pick<OfferText, 'text' | 'change' | 'error'> & { rows: number; hint?: ReactNode };

/** Where an offer is pasted. */
export function OfferTextField({ text, change, error, rows, hint }: OfferTextFieldProps) {
  return (
    <Field label={m.jobs_paste_label()} hint={hint} error={error}>
      <TextArea
        rows={rows}
        value={text}
        placeholder={m.jobs_paste_placeholder()}
        onChange={(event) => change(event.target.value)}
        className="resize-y text-sm"
      />
    </Field>
  );
}
