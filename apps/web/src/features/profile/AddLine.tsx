import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type AddLineProps = {
  label: string;
  hint?: string;
  action: string;
  onAdd: (text: string) => void;
  /** Why nothing more can be added. */
  full: string | null;
};

/** One line whose text joins a list with Enter or with the button; blank text does nothing. */
export function AddLine({ label, hint, action, onAdd, full }: AddLineProps) {
  const [text, setText] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const add = () => {
    const trimmed = text.trim();
    if (trimmed === '' || full) return;
    onAdd(trimmed);
    setText('');
    // The next one is typed without going back to the line.
    row.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={label} hint={full ?? hint}>
      <AddRow row={row} action={action} onAdd={add} blank={text.trim() === '' || full !== null}>
        <TextInput
          value={text}
          maxLength={120}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
      </AddRow>
    </Field>
  );
}

type AddRowProps = {
  row: React.RefObject<HTMLDivElement | null>;
  action: string;
  onAdd: () => void;
  blank: boolean;
  children: React.ReactNode;
};

function AddRow({ row, action, onAdd, blank, children }: AddRowProps) {
  return (
    <div ref={row} className="flex flex-wrap gap-2">
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      <Button variant="secondary" onClick={onAdd} disabled={blank}>
        {action}
      </Button>
    </div>
  );
}
