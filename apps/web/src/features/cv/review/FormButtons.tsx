import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

type FormButtonsProps = { busy: boolean; onCancel: () => void; saveLabel?: string };

export function FormButtons({ busy, onCancel, saveLabel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" busy={busy}>
        {saveLabel ?? m.cv_save()}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {m.cv_cancel()}
      </Button>
    </div>
  );
}
