import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

export function ReadingCv({ fileName, onCancel }: { fileName: string; onCancel: () => void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 rounded-xl bg-brand-soft px-5 py-12 text-center">
      <Spinner label={m.cv_reading()} className="text-ink" />
      <p className="max-w-full wrap-anywhere text-sm text-ink-soft">{fileName}</p>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {m.cv_cancel()}
      </Button>
    </div>
  );
}
