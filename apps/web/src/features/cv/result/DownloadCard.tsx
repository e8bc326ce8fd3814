import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SaveTemplateButton } from '../../billing/gates/SaveTemplateButton.tsx';
import { cvStepPath } from '../use-cv-step.ts';

/** The third card: on to the optimised CV, and keeping it to use again. */
export function DownloadCard({ analysisId, hasOffer }: { analysisId: string; hasOffer: boolean }) {
  return (
    <Card tone="soft" title={m.cv_optimised_title()}>
      <p className="mb-5 max-w-prose">{hasOffer ? m.cv_download_card_ready() : m.cv_download_card_alone()}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button render={<Link to={cvStepPath({ name: 'download', analysisId })} />}>{m.cv_download_card_open()}</Button>
        <SaveTemplateButton template={{ type: 'cv', analysisId }} />
      </div>
    </Card>
  );
}
