import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { refreshSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import type { Faults } from './auth-faults.ts';

/** What both forms share: check, send, then find out who is here; the first field at fault takes the focus. */
export function useAuthForm(send: () => Promise<Faults | undefined>, onRefused: (error: ApiError) => Faults) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const found = await send();
      setFaults(found ?? {});
      if (!found) await refreshSession();
    } catch (error) {
      setFaults(onRefused(error instanceof ApiError ? error : new ApiError('internal', m.common_unexpected(), 0)));
    } finally {
      setBusy(false);
    }
  };
  return { form, faults, busy, submit };
}
