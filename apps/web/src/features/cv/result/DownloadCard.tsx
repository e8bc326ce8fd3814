import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cvStepPath } from '../use-cv-step.ts';

/** The third card: on to the optimised CV. */
export function DownloadCard({ analysisId, hasOffer }: { analysisId: string; hasOffer: boolean }) {
  return (
    <Card tone="soft" title={m.cv_optimised_title()}>
      <p className="mb-5 max-w-prose">{hasOffer ? m.cv_download_card_ready() : m.cv_download_card_alone()}</p>
      <Button render={<Link to={cvStepPath({ name: 'download', analysisId })} />}>{m.cv_download_card_open()}</Button>
    </Card>
  );
}
