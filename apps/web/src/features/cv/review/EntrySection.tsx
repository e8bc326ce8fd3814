import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useReturnFocus } from '../use-return-focus.ts';

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
          <EntryItem key={index} editing={editing === index}>
            {editing === index ? renderForm(index, close) : renderEntry(entry, index, () => setEditing(index))}
          </EntryItem>
        ))}
      </ul>
    </Card>
  );
}

function EntryItem({ editing, children }: { editing: boolean; children: ReactNode }) {
  const place = useReturnFocus<HTMLLIElement>(editing);
  return (
    <li ref={place} className="py-3">
      {children}
    </li>
  );
}
