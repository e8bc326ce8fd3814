import { maxOfferLength } from '@coach/contracts/cv-upload';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { TargetedOffer } from './use-targeted-offer.ts';

type OfferCardProps = { text: string; onChange: (text: string) => void; targeted: TargetedOffer };

/** The second card: the offer, pasted as it is; an analysis is possible without. */
export function OfferCard({ text, onChange, targeted }: OfferCardProps) {
  const erase = text ? (
    <Button variant="quiet" size="sm" onClick={() => onChange('')}>
      {m.cv_offer_erase()}
    </Button>
  ) : null;
  return (
    <Card title={m.cv_offer_title()} aside={<Badge>{m.cv_offer_optional()}</Badge>}>
      <TargetedNotice targeted={targeted} />
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

/** Which of the targeted offers the text is that of, and the way back to it. */
function TargetedNotice({ targeted }: { targeted: TargetedOffer }) {
  if (targeted.state === 'none') return null;
  if (targeted.state === 'loading') return <Spinner className="mb-4" label={m.cv_adapt_loading()} />;
  if (targeted.state === 'failed')
    return <p className="mb-4 rounded-lg bg-warn-soft p-4 text-warn">{targeted.message}</p>;
  return (
    <p className="mb-4 break-words">
      {m.cv_adapt_for()}{' '}
      <Link to={paths.jobs({ offre: targeted.id })} className="font-semibold text-brand underline">
        {targeted.title}
      </Link>
    </p>
  );
}
