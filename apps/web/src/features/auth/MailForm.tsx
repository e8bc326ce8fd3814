import { Button } from '../../ui/Button.tsx';
import { askForMail, mailFault, type WantedMail } from './ask-for-mail.ts';
import { EmailField } from './EmailField.tsx';
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
      <EmailField value={email} onValue={onEmail} error={faults.email} autoComplete="username" />
      <Button type="submit" size="lg" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
