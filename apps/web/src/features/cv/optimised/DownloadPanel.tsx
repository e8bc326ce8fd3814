import { mayPass } from '@coach/contracts/gates';
import { useState } from 'react';
import { Link } from 'react-router';
import { checkSubscription, useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { EnhancedCvFormat } from '../requests/generate-enhanced-cv.ts';
import { DownloadGate } from './DownloadGate.tsx';
import { useDownload } from './use-download.ts';

const formats: { format: EnhancedCvFormat; label: () => string }[] = [
  { format: 'docx', label: m.cv_download_docx },
  { format: 'pdf', label: m.cv_download_pdf },
  { format: 'doc', label: m.cv_download_doc },
];

/** The three files; on the free plan, the gate said plainly. */
export function DownloadPanel({ analysisId }: { analysisId: string }) {
  const { tier, tierAsked } = useSession();
  const [refused, setRefused] = useState<string | null>(null);
  const { downloading, download } = useDownload(analysisId, () => {
    setRefused(tier);
    void checkSubscription();
  });
  // A plan that changed since is asked anew; until it is known, the server tells.
  if (tierAsked && (refused === tier || !mayPass('enhanced_cv', tier))) return <DownloadGate />;
  return (
    <Card title={m.cv_download_title()}>
      <div className="flex flex-col gap-3">
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            variant={format === 'docx' ? 'primary' : 'secondary'}
            busy={downloading === format}
            onClick={() => void download(format)}
          >
            {label()}
          </Button>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{m.cv_download_note()}</p>
      <p className="mt-3">
        <Link to={paths.models({ analyse: analysisId })} className="font-semibold text-brand underline">
          {m.models_other_look()}
        </Link>
      </p>
    </Card>
  );
}
