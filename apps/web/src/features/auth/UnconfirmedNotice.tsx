import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { useResend } from './use-resend.ts';

/** The password was right, the address is not confirmed yet: the mail can come again. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { resend, busy } = useResend(email);
  return (
    <Notice tone="info">
      <p>{m.auth_unconfirmed()}</p>
      <Button variant="secondary" size="sm" onClick={resend} busy={busy}>
        {m.auth_confirm_again()}
      </Button>
    </Notice>
  );
}
