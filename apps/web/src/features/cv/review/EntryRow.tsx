import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

type EntryRowProps = {
  title: string | null;
  subtitle: string | null;
  detail: string | null;
  /** What was not found, kindly. */
  unknown: string[];
  onPoint: () => void;
  onEdit: () => void;
  onRemove: () => void;
  children?: ReactNode;
};

/** One entry as it was understood. */
export function EntryRow({ title, subtitle, detail, unknown, onPoint, onEdit, onRemove, children }: EntryRowProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing is an extra; the buttons inside do the same by keyboard
    <div onMouseEnter={onPoint} onFocus={onPoint}>
      {title ? <p className="font-semibold">{title}</p> : null}
      {subtitle ? <p>{subtitle}</p> : null}
      {detail ? <p className="text-sm text-ink-soft">{detail}</p> : null}
      {unknown.length > 0 ? (
        <p className="text-sm text-warn">{m.cv_unknown_list({ list: unknown.join(', ') })}</p>
      ) : null}
      {children}
      <div className="-ml-4 flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          onClick={onEdit}
          aria-label={m.cv_correct_entry({ name: title ?? subtitle ?? '' })}
        >
          {m.cv_correct()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={onRemove}
          aria-label={m.cv_remove_entry({ name: title ?? subtitle ?? '' })}
        >
          {m.cv_remove()}
        </Button>
      </div>
    </div>
  );
}
