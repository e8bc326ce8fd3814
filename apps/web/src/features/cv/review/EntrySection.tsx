import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

type EntrySectionProps<T> = {
  title: string;
  entries: readonly T[];
  /** Told when there is none. */
  emptyText: string;
  addLabel: string;
  renderEntry: (entry: T, index: number, edit: () => void) => ReactNode;
  /** The form for the entry at `index`, or for a new one (null). */
  renderForm: (index: number | null, close: () => void) => ReactNode;
};

/** A list of entries (experiences, education), one of which may be in its form. */
export function EntrySection<T>({
  title,
  entries,
  emptyText,
  addLabel,
  renderEntry,
  renderForm,
}: EntrySectionProps<T>) {
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const close = () => setEditing(null);
  const add = (
    <Button variant="quiet" size="sm" onClick={() => setEditing('new')}>
      {addLabel}
    </Button>
  );
  return (
    <Card title={title} aside={add}>
      {editing === 'new' ? <div className="mb-4">{renderForm(null, close)}</div> : null}
      {entries.length === 0 && editing === null ? <p className="text-ink-soft">{emptyText}</p> : null}
      <ul className="divide-y divide-line">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
          <li key={index} className="py-3">
            {editing === index ? renderForm(index, close) : renderEntry(entry, index, () => setEditing(index))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

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
