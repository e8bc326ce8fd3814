import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { refreshSession } from '../../lib/session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { forgetTarget } from './kept-target.ts';
import { Notice } from './Notice.tsx';
import { useAuthMoves } from './use-auth-moves.ts';

type ConfirmLinkProps = { token: string; onDone: () => void };

/**
 * The mail's link was followed. A press uses it up, not the visit: programs that open every link of a mail to check it
 * spoil nothing, and nobody is signed in by a page that sent them here.
 */
export function ConfirmLink({ token, onDone }: ConfirmLinkProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { goTo } = useAuthMoves();
  const confirm = async () => {
    setBusy(true);
    try {
      await request('/api/auth/confirm-email', { body: { token } });
      toast({ title: m.auth_confirmed(), description: m.auth_welcome_text(), tone: 'success' });
      forgetTarget();
      await refreshSession();
      onDone();
    } catch (error) {
      setFailure(toApiFailure(error));
      setBusy(false);
    }
  };
  const askAgain = () => {
    onDone();
    goTo({ view: 'confirm' }, { replace: true });
  };
  const isSpent = failure?.code === 'validation';
  return (
    <AuthScreen title={m.auth_link_title()} intro={isSpent ? null : m.auth_link_intro()} onBack={onDone}>
      {failure ? <Notice tone="error">{isSpent ? m.auth_link_spent() : failure.message}</Notice> : null}
      <div>
        {isSpent ? (
          <Button onClick={askAgain}>{m.auth_confirm_again()}</Button>
        ) : (
          <Button size="lg" onClick={confirm} busy={busy}>
            {m.auth_link_action()}
          </Button>
        )}
      </div>
    </AuthScreen>
  );
}
