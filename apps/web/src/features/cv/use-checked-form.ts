import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * A form that opens in place: sent once, when nothing in it is at fault (`isFit`); until then the first field at fault takes
 * the focus, and what was typed stays. `tried` from the first attempt on: no field is found wrong while it is being filled in.
 */
export function useCheckedForm(isFit: boolean, save: () => Promise<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    if (!isFit) return;
    setBusy(true);
    if (!(await save())) setBusy(false);
  };
  return { form, tried: tries > 0, busy, onSubmit };
}
