import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** To /auth, and from there back to the CV someone is at work on, or to where /auth was already to lead. */
export function useSignInPath(query: { tab?: 'signup' } = {}): string {
  const { pathname, search } = useLocation();
  if (pathname === paths.cvCrafting()) return paths.auth({ ...query, redirect: pathname + search });
  const asked = pathname === paths.auth() ? new URLSearchParams(search).get('redirect') : null;
  return paths.auth({ ...query, redirect: asked ?? undefined });
}
