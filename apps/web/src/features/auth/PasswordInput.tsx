import { type ComponentProps, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { TextInput } from '../../ui/TextInput.tsx';

/** A password that can be read back before it is sent. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} className="pr-28" spellCheck={false} />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? m.auth_hide_label() : m.auth_show_label()}
        className="absolute inset-y-0.5 right-1 min-h-11 cursor-pointer rounded-md px-3 text-sm font-semibold text-brand hover:bg-brand-soft"
      >
        {shown ? m.auth_hide() : m.auth_show()}
      </button>
    </div>
  );
}
