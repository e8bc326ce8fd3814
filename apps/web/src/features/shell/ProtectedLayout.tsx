import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Lets signed-in people through; sends the others to sign in and remembers where they were going. */
export function ProtectedLayout() {
  const { status, left } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <Spinner className="min-h-[60vh]" />;
  if (left) return <Navigate to={paths.home()} replace />;
  if (status === 'signedOut') return <Navigate to={paths.auth({ redirect: pathname + search + hash })} replace />;
  return <Outlet />;
}
