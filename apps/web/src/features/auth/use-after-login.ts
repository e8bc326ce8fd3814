import { useLocation, useSearchParams } from 'react-router';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { paths } from '../../paths.ts';

/** Where to go once signed in: the `redirect` parameter, else the page the person came from, else their dashboard. */
export function useAfterLogin(): string {
  const [query] = useSearchParams();
  const origin = (useLocation().state as { from?: string } | null)?.from;
  const here = window.location.origin;
  return safeRedirect(query.get('redirect'), here) ?? safeRedirect(origin, here) ?? paths.dashboard();
}
