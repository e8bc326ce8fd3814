import { maxOfferLength } from '@coach/contracts/cv-upload';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

/** The second card: the offer, pasted as it is; an analysis is possible without. */
export function OfferCard({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const erase = text ? (
    <Button variant="quiet" size="sm" onClick={() => onChange('')}>
      {m.cv_offer_erase()}
    </Button>
  ) : null;
  return (
    <Card title={m.cv_offer_title()} aside={<Badge>{m.cv_offer_optional()}</Badge>}>
      <Field label={m.cv_offer_label()} hint={m.cv_offer_hint()}>
        <TextArea
          rows={11}
          value={text}
          maxLength={maxOfferLength}
          placeholder={m.cv_offer_placeholder()}
          onChange={(event) => onChange(event.target.value)}
          className="resize-y text-sm"
        />
      </Field>
      <div className="mt-2 flex min-h-11 items-center justify-between gap-3 text-sm text-ink-soft">
        <p>{text.trim() ? m.cv_offer_ready() : m.cv_offer_none()}</p>
        {erase}
      </div>
    </Card>
  );
}
