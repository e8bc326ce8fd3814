import { lazy, type ReactNode, Suspense, useState } from 'react';
import { OfferDrawing } from '../../illustrations/OfferDrawing.tsx';
import { PathDrawing } from '../../illustrations/PathDrawing.tsx';
import { SheetDrawing } from '../../illustrations/SheetDrawing.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckMark } from '../../ui/CheckMark.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { ScoreRing } from '../../ui/ScoreRing.tsx';

const UploadDialog = lazy(async () => ({ default: (await import('./UploadDialog.tsx')).UploadDialog }));

/** The landing upload section: bring, analyse, leave with a better CV. */
export function UploadSection() {
  return (
    <section className="border-y border-line bg-card py-16 lg:py-20">
      <div className="container-page">
        <h2 className="text-3xl">
          {m.home_upload_title()} <Highlight>{m.home_upload_title_marked()}</Highlight>
        </h2>
        <p className="mt-3 text-lg text-ink-soft">{m.home_upload_lead()}</p>
        <ol className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-3">
          <BringStep />
          <AnalysisStep />
          <ReadyStep />
        </ol>
      </div>
    </section>
  );
}

function BringStep() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Step step={1} drawing={<SheetDrawing className="h-32" />} title={m.home_upload_card_title()}>
      <p>{m.home_upload_card_text()}</p>
      <div className="mt-auto pt-5">
        <Button onClick={show} className="w-full">
          {m.home_upload_card_action()}
        </Button>
      </div>
      {wanted ? (
        <Suspense>
          <UploadDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Step>
  );
}

function AnalysisStep() {
  const findings = [m.home_upload_check_criteria(), m.home_upload_check_words(), m.home_upload_check_proof()];
  return (
    <Step step={2} drawing={<OfferDrawing className="h-32" />} title={m.home_upload_analysis_title()}>
      <p>{m.home_upload_analysis_text()}</p>
      <ul className="mt-auto flex flex-col gap-1 pt-5">
        {findings.map((finding) => (
          <li key={finding} className="flex items-center gap-2.5">
            <CheckMark />
            {finding}
          </li>
        ))}
      </ul>
    </Step>
  );
}

function ReadyStep() {
  return (
    <Step step={3} drawing={<PathDrawing className="h-32" />} title={m.home_upload_ready_title()}>
      <p>{m.home_upload_ready_text()}</p>
      <div className="mt-auto flex flex-wrap items-center gap-4 pt-5">
        <ScoreRing score={94} size="sm" label={m.home_upload_ready_score()} />
        <div className="text-sm">
          <Badge tone="accent">{m.home_sample()}</Badge>
          <p className="mt-1 text-ink-soft">{m.home_upload_ready_label()}</p>
        </div>
      </div>
    </Step>
  );
}

type StepProps = { step: number; drawing: ReactNode; title: string; children: ReactNode };

function Step({ step, drawing, title, children }: StepProps) {
  return (
    <li className="flex flex-col rounded-xl border border-line bg-paper p-6">
      <div className="-ml-3">{drawing}</div>
      <p className="mt-4 text-sm font-semibold text-accent">{m.home_upload_step({ step })}</p>
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </li>
  );
}
