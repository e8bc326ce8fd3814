import { type FormEvent, useState } from 'react';

/** Sending a small form once: busy until answered, and again free if it failed. */
export function useSubmit(send: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (!(await send())) setBusy(false);
  };
  return { busy, onSubmit };
}
