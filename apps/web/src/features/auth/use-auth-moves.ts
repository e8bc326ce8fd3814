import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAfterLogin } from './use-after-login.ts';

type Screen = { tab?: 'signin' | 'signup'; view?: 'forgotten' | 'confirm' };
type Options = {
  /** The address that waits for its confirmation. */
  email?: string;
  replace?: boolean;
};

/** The address of each screen of /auth, keeping in mind where the person was going. */
export function useAuthMoves() {
  const navigate = useNavigate();
  const next = useAfterLogin();
  const redirect = next === paths.dashboard() ? undefined : next;
  const pathTo = (screen: Screen) => paths.auth({ ...screen, redirect });
  const goTo = (screen: Screen, { email, replace = false }: Options = {}) =>
    void navigate(pathTo(screen), { replace, state: email === undefined ? null : { email } });
  return { pathTo, goTo, next };
}
