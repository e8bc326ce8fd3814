import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/Toast.tsx';
import { NavBar } from './NavBar.tsx';

/** Everything past the public pages: the query cache and the toasts live here, away from the home page's bundle. */
export function AppLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <NavBar />
      <main id="contenu" tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        <Outlet />
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}
