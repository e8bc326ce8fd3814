import { maxOfferLength } from '@coach/contracts/cv-upload';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

type OfferFieldProps = { value: string; onChange: (offer: string) => void; error?: string | null };

/** The offer: its text, or the address of its page. */
export function OfferField({ value, onChange, error }: OfferFieldProps) {
  return (
    <Field label={m.interviews_offer()} hint={m.interviews_offer_hint()} error={error} required>
      <TextArea
        rows={10}
        value={value}
        maxLength={maxOfferLength}
        placeholder={m.interviews_offer_placeholder()}
        onChange={(event) => onChange(event.target.value)}
        className="resize-y text-sm"
      />
    </Field>
  );
}
