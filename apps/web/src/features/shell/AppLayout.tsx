import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { Toaster } from '../../ui/Toast.tsx';
import { useFollowSubscription } from '../billing/use-follow-subscription.ts';
import { NoticeBell } from '../notices/NoticeBell.tsx';
import { FootLine } from './FootLine.tsx';
import { NavBar } from './NavBar.tsx';

/** Everything past the public pages: the query cache and the toasts live here, away from the home page's bundle. */
export function AppLayout() {
  useForgetOnChange();
  return (
    <QueryClientProvider client={queryClient}>
      <NavBar notices={<NoticeBell />} />
      <main id="contenu" tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        <Outlet />
        <SubscriptionNews />
      </main>
      <footer className="border-t border-line">
        <div className="container-page py-4">
          <FootLine />
        </div>
      </footer>
      <Toaster />
    </QueryClientProvider>
  );
}

/** Within the query cache, which it renews. */
function SubscriptionNews() {
  useFollowSubscription();
  return null;
}

/** Drops what was fetched as soon as somebody else, or nobody, is signed in. */
function useForgetOnChange(): void {
  const { status, user } = useSession();
  const owner = useRef<string | null>(null);
  const id = user?.id ?? null;
  useEffect(() => {
    if (status === 'loading') return;
    if (owner.current !== null && owner.current !== id) queryClient.clear();
    owner.current = id;
  }, [status, id]);
}
