import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce, awakeEvent, unknownCallerEvent } from './lib/app-events.ts';
import { useLanguage } from './lib/language.ts';
import { followTabs, refreshSession, useSession } from './lib/session.ts';

// Visitors need none of it, and the home page is light.
const SessionUpkeep = lazy(async () => ({
  default: (await import('./features/auth/SessionUpkeep.tsx')).SessionUpkeep,
}));

/** What every page does once it is awake: it learns who is here, speaks their language and keeps their session. */
export function AwakePage({ children }: { children: ReactNode }) {
  const { status } = useSession();
  useWhoIsHere();
  useFocusOnMove();
  return (
    <>
      {children}
      {status === 'signedIn' ? (
        <Suspense>
          <SessionUpkeep />
        </Suspense>
      ) : null}
    </>
  );
}

function useWhoIsHere(): void {
  useEffect(() => {
    let asking = false;
    // Asking can itself meet a refusal: once at a time, or it would never end.
    const ask = async () => {
      if (asking) return;
      asking = true;
      await refreshSession();
      asking = false;
    };
    void ask();
    announce(awakeEvent);
    addEventListener(unknownCallerEvent, ask);
    const unfollow = followTabs();
    return () => {
      removeEventListener(unknownCallerEvent, ask);
      unfollow();
    };
  }, []);
}

/** A new page is announced by putting the focus at its start, as a page load would; tabs with addresses keep it. */
function useFocusOnMove(): void {
  const { pathname, state } = useLocation();
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus ?? false;
  const page = `${useLanguage()} ${pathname}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (keepsFocus) return;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [page, keepsFocus]);
}
