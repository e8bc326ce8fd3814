import { useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';

/** Leaving the letter keeps what is written; closing the tab asks first. */
export function useKeepOnLeave(unsaved: boolean, save: () => Promise<boolean>): void {
  const latest = useRef({ unsaved, save });
  latest.current = { unsaved, save };
  useEffect(
    () => () => {
      if (!latest.current.unsaved) return;
      void latest.current.save().then((done) => {
        if (!done) toast({ title: m.letters_save_lost(), tone: 'error', duration: 9000 });
      });
    },
    [],
  );
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
