import { useState } from 'react';
import { askForMail } from './ask-for-mail.ts';
import { useAuthMoves } from './use-auth-moves.ts';

/** Sends the confirmation again, then shows where to look for it. */
export function useResend(email: string): { resend: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const { goTo } = useAuthMoves();
  const resend = async () => {
    setBusy(true);
    const sent = await askForMail('confirmation', email);
    setBusy(false);
    if (sent) goTo({ view: 'confirm' }, { email: email.trim() });
  };
  return { resend, busy };
}
