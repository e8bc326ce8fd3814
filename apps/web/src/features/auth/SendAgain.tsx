import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { askForMail, type WantedMail } from './ask-for-mail.ts';
import { useWait } from './use-wait.ts';

/** Long enough for a mail to arrive before it is asked for again. */
const waitSeconds = 30;

/** Asks for the mail again, after a short wait. */
export function SendAgain({ wanted, email }: { wanted: WantedMail; email: string }) {
  const [busy, setBusy] = useState(false);
  const { left, start } = useWait();
  useEffect(() => start(waitSeconds), [start]);
  const send = async () => {
    setBusy(true);
    const sent = await askForMail(wanted, email);
    setBusy(false);
    if (!sent) return;
    toast({ title: m.auth_mail_sent_again(), description: email, tone: 'success' });
    start(waitSeconds);
  };
  return (
    <Button
      variant="secondary"
      onClick={send}
      busy={busy}
      disabledReason={left > 0 ? m.auth_mail_wait({ seconds: left }) : null}
    >
      {wanted === 'reset' ? m.auth_reset_again() : m.auth_confirm_again()}
    </Button>
  );
}
