import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Brand } from './Brand.tsx';
import { MobileDrawer } from './MobileDrawer.tsx';
import { navigationLinks } from './navigation.ts';
import { useSignInPath } from './use-sign-in-path.ts';

// The account menu and its library are for signed-in people only; the home page's bundle goes without.
const AccountCorner = lazy(async () => ({ default: (await import('./AccountCorner.tsx')).AccountCorner }));

/** The bar fixed at the top of every page; `notices` is for who is signed in, where there is an application. */
export function NavBar({ notices }: { notices?: ReactNode }) {
  const session = useSession();
  const signIn = useSignInPath();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-paper">
      <div className="@container">
        <div className="container-page flex h-16 items-center gap-3">
          {/* All links hold on one line from 1024 pixels on, a scrollbar taken off: below 1152 the mark stands for the name. */}
          <Brand className="@min-[62.5rem]:@max-[72rem]:w-9 @min-[62.5rem]:shrink-0" />
          {/* Measured in letters: twice as large, they leave no room for the links; spaced wider, long names take two lines. */}
          <nav aria-label={m.shell_nav_label()} className="hidden min-w-0 flex-1 @min-[62.5rem]:block">
            <ul className="flex">
              {navigationLinks().map(({ to, label }) => (
                <li key={to} className="flex">
                  <NavLink
                    to={to}
                    className="group flex min-h-11 items-center rounded-md px-1 text-center text-xs leading-tight font-semibold @min-[78rem]:px-1.25"
                  >
                    <span
                      className={cx(
                        'group-hover:highlight group-aria-[current=page]:highlight group-aria-[current=page]:underline group-aria-[current=page]:underline-offset-4',
                        // Two lines are for long names alone.
                        label.length < 13 && 'whitespace-nowrap',
                      )}
                    >
                      {label.replace(' & ', '\u00a0& ')}
                    </span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-2">
            {session.status === 'signedIn' ? notices : null}
            <div className="hidden @min-[62.5rem]:block">
              {session.status === 'signedIn' ? (
                <Suspense fallback={<span className="block size-11 rounded-full bg-brand-soft" />}>
                  <AccountCorner />
                </Suspense>
              ) : (
                <Button variant="secondary" size="sm" render={<Link to={signIn} />}>
                  {m.shell_sign_in()}
                </Button>
              )}
            </div>
            <DrawerButton onOpen={() => setDrawerOpen(true)} open={drawerOpen} />
          </div>
        </div>
      </div>
      <MobileDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}

function DrawerButton({ onOpen, open }: { onOpen: () => void; open: boolean }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-expanded={open}
      className="-mr-2 flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 font-semibold @min-[62.5rem]:hidden"
    >
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path d="M4 7h16M4 12h16M4 17h10" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {m.shell_menu()}
    </button>
  );
}
