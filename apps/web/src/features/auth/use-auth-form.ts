import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import type { Faults } from './auth-faults.ts';

/** What the forms of /auth share: check and send, one at a time; the first field at fault takes the focus. */
export function useAuthForm(
  send: () => Promise<Faults | undefined>,
  onRefused: (error: ApiError) => Faults = () => ({}),
) {
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
      setFaults((await send()) ?? {});
    } catch (error) {
      setFaults(onRefused(toApiFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  return { form, faults, busy, submit };
}
