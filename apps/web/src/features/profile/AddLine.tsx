import { type KeyboardEvent, useState } from 'react';
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
  const add = () => {
    const trimmed = text.trim();
    if (trimmed === '' || full) return;
    onAdd(trimmed);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={label} hint={full ?? hint}>
      <AddRow action={action} onAdd={add} blank={text.trim() === '' || full !== null}>
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

type AddRowProps = { action: string; onAdd: () => void; blank: boolean; children: React.ReactNode };

function AddRow({ action, onAdd, blank, children }: AddRowProps) {
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      <Button variant="secondary" onClick={onAdd} disabled={blank}>
        {action}
      </Button>
    </div>
  );
}
