import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SpinnerMark } from '../../../ui/SpinnerMark.tsx';
import { useRotating } from './use-rotating.ts';

/** Spec 2, section 9: six messages, one every 3 seconds. */
const everyMs = 3000;
const messages = [m.cv_run_1, m.cv_run_2, m.cv_run_3, m.cv_run_4, m.cv_run_5, m.cv_run_6];

/** The wait, with what is being done and a way out. */
export function AnalysisRunning({ onCancel }: { onCancel: () => void }) {
  const index = useRotating(messages.length, everyMs);
  return (
    <div className="container-narrow flex min-h-[60vh] flex-col items-center justify-center gap-6 py-16 text-center">
      <SpinnerMark className="size-16 text-brand" />
      <h1 className="text-2xl">{m.cv_run_title()}</h1>
      <p role="status" className="min-h-16 text-lg">
        <span key={index} className="highlight highlight-drawn">
          {messages[index]?.()}
        </span>
      </p>
      <Button variant="secondary" onClick={onCancel}>
        {m.cv_run_cancel()}
      </Button>
    </div>
  );
}
