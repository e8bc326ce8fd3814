import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/Toast.tsx';

/** Everything past the public pages: the query cache and the toasts live here, away from the home page's bundle. */
export default function AppLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="contenu">
        <Outlet />
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}
