import './app.css';
import { productName } from '@coach/contracts/brand';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import displayFont from './generated/bricolage.woff2?url';
import { announce, awakeEvent, unknownCallerEvent } from './lib/app-events.ts';
import { useLanguage } from './lib/language.ts';
import { followTabs, refreshSession, useSession } from './lib/session.ts';
import { m } from './paraglide/messages.js';
import { Spinner } from './ui/Spinner.tsx';

// Visitors need none of it, and the home page is light.
const SessionUpkeep = lazy(async () => ({
  default: (await import('./features/auth/SessionUpkeep.tsx')).SessionUpkeep,
}));

export const meta = () => [{ title: productName }];

export const links = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf4e8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1f1a" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#contenu"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-brand px-4 py-2.5 font-semibold text-on-brand focus:translate-y-0"
        >
          {m.shell_skip()}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return (
    <>
      <Spinner className="min-h-dvh" />
      <noscript>
        <p className="fixed inset-x-4 top-4 rounded-lg bg-warn-soft px-5 py-4 font-medium text-warn">
          {m.common_needs_script()}
        </p>
      </noscript>
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

export default function Root() {
  const { status } = useSession();
  const language = useLanguage();
  useWhoIsHere();
  useFocusOnMove();
  return (
    <>
      {/* Every sentence is drawn anew in another language. */}
      <Outlet key={language} />
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
