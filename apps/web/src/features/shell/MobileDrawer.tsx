import { Link, NavLink } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { NativeDialog } from '../../ui/NativeDialog.tsx';
import { Avatar } from './Avatar.tsx';
import { navigationLinks } from './navigation.ts';
import { PlanBadge } from './PlanBadge.tsx';
import { useLeave } from './use-leave.ts';
import { useSignInPath } from './use-sign-in-path.ts';

/** The links on a phone, with the account beneath. */
export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <NativeDialog open={open} onClose={onClose} shape="drawer" title={m.shell_menu()}>
      <nav aria-label={m.shell_nav_label()}>
        <ul className="flex flex-col">
          {navigationLinks().map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onClose}
                className="group flex min-h-14 items-center border-b border-line text-lg font-semibold"
              >
                <span className="group-aria-[current=page]:highlight group-aria-[current=page]:underline group-aria-[current=page]:underline-offset-4">
                  {label}
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto flex flex-col gap-3 pt-8">
        <DrawerAccount onClose={onClose} />
      </div>
    </NativeDialog>
  );
}

function DrawerAccount({ onClose }: { onClose: () => void }) {
  const { status, user } = useSession();
  const { leave, busy, error } = useLeave();
  if (status !== 'signedIn' || !user) return <SignedOutActions onClose={onClose} />;
  return (
    <>
      <div className="mb-2 flex items-center gap-3">
        <Avatar email={user.email} image={user.image} />
        <div className="min-w-0">
          <p className="wrap-anywhere text-sm">{user.email}</p>
          <PlanBadge />
        </div>
      </div>
      <Button render={<Link to={paths.dashboard()} onClick={onClose} />}>{m.shell_account()}</Button>
      <Button variant="quiet" busy={busy} onClick={() => leave().then(onClose)}>
        {m.shell_sign_out()}
      </Button>
      {error ? (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      ) : null}
    </>
  );
}

function SignedOutActions({ onClose }: { onClose: () => void }) {
  const signUp = useSignInPath({ tab: 'signup' });
  const signIn = useSignInPath();
  return (
    <>
      <Button render={<Link to={signUp} onClick={onClose} />}>{m.shell_start()}</Button>
      <Button variant="secondary" render={<Link to={signIn} onClick={onClose} />}>
        {m.shell_sign_in()}
      </Button>
    </>
  );
}
