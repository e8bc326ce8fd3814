import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { askForMail, mailFault, type WantedMail } from './ask-for-mail.ts';
import { useAuthForm } from './use-auth-form.ts';

type MailFormProps = {
  wanted: WantedMail;
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
  action: string;
};

/** Asks for the address that a mail shall go to. */
export function MailForm({ wanted, email, onEmail, onSent, action }: MailFormProps) {
  const { form, faults, busy, submit } = useAuthForm(async () => {
    const fault = mailFault(email);
    if (fault) return { email: fault };
    if (await askForMail(wanted, email)) onSent();
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={m.auth_email()} error={faults.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
