import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormFocus } from '../use-form-focus.ts';

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
  const place = useFormFocus<HTMLElement>(editing === 'new');
  const close = () => setEditing(null);
  const add = (
    <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setEditing('new')} aria-label={addLabel}>
      {m.cv_add()}
    </Button>
  );
  return (
    <Card ref={place} title={title} aside={add}>
      {editing === 'new' ? <div className="mb-4">{renderForm(null, close)}</div> : null}
      {entries.length === 0 && editing === null ? <p className="text-ink-soft">{emptyText}</p> : null}
      <ul className="divide-y divide-line">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
          <EntryItem key={index} editing={editing === index}>
            {editing === index ? renderForm(index, close) : renderEntry(entry, index, () => setEditing(index))}
          </EntryItem>
        ))}
      </ul>
    </Card>
  );
}

function EntryItem({ editing, children }: { editing: boolean; children: ReactNode }) {
  const place = useFormFocus<HTMLLIElement>(editing);
  return (
    <li ref={place} className="py-3">
      {children}
    </li>
  );
}
