import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { googleCallback } from './google-callback.ts';
import { useAuthMoves } from './use-auth-moves.ts';
import { useAuthOptions } from './use-auth-options.ts';

/** « Continuer avec Google », where the operator has set it up. */
export function GoogleButton() {
  const options = useAuthOptions();
  const { pathTo, next } = useAuthMoves();
  const [busy, setBusy] = useState(false);
  if (!options?.google) return null;
  const start = async () => {
    setBusy(true);
    try {
      const back = pathTo({});
      const body = { provider: 'google', callbackURL: googleCallback(next, back), errorCallbackURL: back };
      const { url } = await request<{ url: string }>('/api/auth/sign-in/social', { body });
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      toast({ title: m.auth_error_signin(), description: toApiFailure(error).message, tone: 'error' });
    }
  };
  return (
    <div className="mt-6 flex flex-col gap-6">
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.auth_or()}
      </p>
      <Button variant="secondary" size="lg" onClick={start} busy={busy}>
        {busy ? null : <GoogleMark />}
        {m.auth_google()}
      </Button>
    </div>
  );
}
