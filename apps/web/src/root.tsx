import './app.css';
import { productName } from '@coach/contracts/brand';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { AwakePage } from './AwakePage.tsx';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { SkipLink } from './features/shell/SkipLink.tsx';
import displayFont from './generated/bricolage.woff2?url';
import { useLanguage } from './lib/language.ts';
import { themeScript, useTheme } from './lib/theme.ts';
import { m } from './paraglide/messages.js';
import { Spinner } from './ui/Spinner.tsx';

export const meta = () => [{ title: productName }];

export const links = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <html lang={useLanguage()} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf4e8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1f1a" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, before anything is drawn */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Links />
      </head>
      <body>
        {/* What follows it are scripts: of a public page, this alone is kept and woken. */}
        <div id="page">
          <SkipLink />
          {children}
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return (
    <main id="contenu" tabIndex={-1} className="outline-none">
      <Spinner className="min-h-dvh" />
      <noscript>
        <p className="fixed inset-x-4 top-4 rounded-lg bg-warn-soft px-5 py-4 font-medium text-warn">
          {m.common_needs_script()}
        </p>
      </noscript>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

export default function Root() {
  const language = useLanguage();
  return (
    <AwakePage>
      {/* Every sentence is drawn anew in another language. */}
      <Outlet key={language} />
    </AwakePage>
  );
}
