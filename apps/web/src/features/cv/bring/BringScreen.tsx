import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Highlight } from '../../../ui/Highlight.tsx';
import { useUsage } from '../../usage/use-usage.ts';
import type { CvStep } from '../cv-step.ts';
import { LimitDialog } from '../limit/LimitDialog.tsx';
import { useDocument } from '../requests/use-document.ts';
import { useAnalysePair } from '../running/use-analyse-pair.ts';
import { CvCard } from './CvCard.tsx';
import { DownloadTeaser } from './DownloadTeaser.tsx';
import { MissingCvNotice } from './MissingCvNotice.tsx';
import { OfferCard } from './OfferCard.tsx';
import { PreviousAnalyses } from './PreviousAnalyses.tsx';
import { RemainingAnalyses } from './RemainingAnalyses.tsx';
import { useBring } from './use-bring.ts';
import type { TargetedOffer } from './use-targeted-offer.ts';

type BringScreenProps = {
  documentId: string | null;
  offerText: string;
  setOfferText: (text: string) => void;
  targeted: TargetedOffer;
  go: (step: CvStep, options?: { replace?: boolean }) => void;
};

/** Screen 1: bring the CV, paste the offer. */
export function BringScreen(props: BringScreenProps) {
  const { offerText, setOfferText, go } = props;
  const { status } = useSession();
  const { data: usage } = useUsage(status === 'signedIn');
  const { brought, bring, remove, signInFirst } = useBring(props);
  const [limitOpen, setLimitOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const documentId = brought.state === 'ready' ? brought.documentId : null;
  const { data: document, refetch } = useDocument(status === 'signedIn' ? documentId : null);
  const again = useAnalysePair({
    offerText,
    step: { name: 'bring', documentId },
    go,
    onLimit: () => setLimitOpen(true),
  });

  /** At the limit a pair that was bought opens again; whether it was, the server knows. A CV just brought is read first. */
  const openAgain = async () => {
    const kept = document ?? (await refetch()).data;
    if (kept) await again.analyse(kept);
    else setLimitOpen(true);
  };
  const analyse = () => {
    if (status !== 'signedIn')
      return void signInFirst({ file: brought.state === 'kept' ? brought.file : null, offerText });
    if (brought.state !== 'ready') return setMissing(true);
    if (usage?.meters.cv_analysis.remaining === 0) return void openAgain();
    go({ name: 'review', documentId: brought.documentId });
  };
  const ready = brought.state === 'ready' || brought.state === 'kept';
  const busy = status === 'loading' || brought.state === 'processing';
  return (
    <div className="container-page flex flex-col gap-8 py-10 sm:py-14">
      <header className="max-w-3xl">
        <h1 className="text-3xl sm:text-4xl">
          {m.cv_bring_title_before()} <Highlight>{m.cv_bring_title_marked()}</Highlight>
        </h1>
        <p className="mt-4 text-lg text-ink-soft">{m.cv_bring_lead()}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <CvCard
          brought={brought}
          onFile={(file) => {
            setMissing(false);
            bring(file);
          }}
          onReuse={(documentId) => go({ name: 'bring', documentId }, { replace: true })}
          onRemove={remove}
        />
        <OfferCard text={offerText} onChange={setOfferText} targeted={props.targeted} />
      </div>
      <div className="flex flex-col items-stretch gap-3 sm:items-center">
        {missing && (brought.state === 'none' || brought.state === 'failed') ? <MissingCvNotice /> : null}
        <Button size="lg" variant={ready ? 'primary' : 'secondary'} onClick={analyse} busy={busy || again.running}>
          {m.cv_analyse()}
        </Button>
        <RemainingAnalyses className="text-center text-sm text-ink-soft" />
      </div>
      <DownloadTeaser />
      <PreviousAnalyses />
      <LimitDialog open={limitOpen} onClose={() => setLimitOpen(false)} />
    </div>
  );
}
