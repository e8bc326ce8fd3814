import { maxContactLength } from '@coach/contracts/features/contact';
import { isTierAtLeast } from '@coach/contracts/tiers';
import { type FormEvent, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useContact, useContactState } from './use-contact.ts';

/** « Écrire à l’éditeur », where it arrives somewhere. */
export function ContactForm() {
  const { data } = useContactState();
  return (
    <Card tone="soft" title={m.help_write_title()} id="contact" className="mt-10">
      {data?.reached === false ? <p className="max-w-prose">{m.help_write_nowhere()}</p> : <Form />}
    </Card>
  );
}

/** A subject and a message; what was typed stays until it has left. */
function Form() {
  const { user, tier } = useSession();
  const form = useContactForm();
  return (
    <>
      <p className="max-w-prose">{m.help_write_text({ email: user?.email ?? '' })}</p>
      {isTierAtLeast(tier, 'leader') ? <p className="mt-2 font-semibold">{m.help_write_priority()}</p> : null}
      <form ref={form.element} noValidate onSubmit={form.submit} className="mt-5 flex max-w-2xl flex-col gap-5">
        <Field label={m.help_write_subject()} required error={form.missing('subject')}>
          <TextInput
            name="subject"
            maxLength={150}
            value={form.typed.subject}
            onChange={(event) => form.type({ subject: event.target.value })}
          />
        </Field>
        <Field label={m.help_write_message()} required error={form.missing('message')}>
          <TextArea
            name="message"
            rows={6}
            maxLength={maxContactLength}
            value={form.typed.message}
            onChange={(event) => form.type({ message: event.target.value })}
          />
        </Field>
        <div>
          <Button type="submit" busy={form.busy}>
            {m.help_write_send()}
          </Button>
        </div>
      </form>
    </>
  );
}

const nothing = { subject: '', message: '' };
type Typed = typeof nothing;

function useContactForm() {
  const { mutate, isPending } = useContact();
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isBlank = (name: keyof Typed) => typed[name].trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const blank = (['subject', 'message'] as const).find(isBlank);
    setTried(blank !== undefined);
    if (blank) return element.current?.querySelector<HTMLElement>(`[name=${blank}]`)?.focus();
    mutate(typed, {
      onSuccess: () => {
        setTyped(nothing);
        toast({ title: m.help_write_sent(), description: m.help_write_sent_text(), tone: 'success' });
      },
      onError: (error) =>
        toast({ title: m.help_write_failed(), description: toApiFailure(error).message, tone: 'error' }),
    });
  };
  return {
    ...{ typed, element, submit, busy: isPending },
    type: (change: Partial<Typed>) => setTyped((known) => ({ ...known, ...change })),
    missing: (name: keyof Typed) => (tried && isBlank(name) ? m.help_write_missing() : null),
  };
}
