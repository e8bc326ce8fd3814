import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { signOut } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';

/** Signs out and goes home; `error` tells why the person is still signed in. */
export function useLeave() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setError(null);
    try {
      await signOut({ leaving: true });
      await navigate(paths.home());
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : m.common_unexpected());
    } finally {
      setBusy(false);
    }
  };
  return { leave, busy, error };
}
