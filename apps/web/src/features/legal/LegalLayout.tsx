import type { KeyboardEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';

/** One page, four tabs, an address each: links, so that they work before the application is there. At build time the
 * address ends in a slash. */
export function LegalLayout() {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const tabs = [
    { id: 'onglet-mentions', to: paths.legalNotice(), label: m.legal_notice_tab() },
    { id: 'onglet-confidentialite', to: paths.privacy(), label: m.legal_privacy_tab() },
    { id: 'onglet-cookies', to: paths.cookies(), label: m.legal_cookies_tab() },
    { id: 'onglet-accessibilite', to: paths.accessibility(), label: m.legal_access_tab() },
  ];
  const open = tabs.find(({ to }) => to === pathname) ?? tabs[0];
  return (
    <div className="container-page py-12 lg:py-16">
      <h1 className="text-3xl sm:text-4xl">{m.legal_title()}</h1>
      <div
        role="tablist"
        aria-label={m.legal_tabs()}
        className="mt-8 flex flex-col border-line sm:flex-row sm:flex-wrap sm:gap-1 sm:border-b-2"
        onKeyDown={moveAlong}
      >
        {tabs.map(({ id, to, label }) => (
          <Link
            key={id}
            id={id}
            to={to}
            role="tab"
            aria-selected={to === open?.to}
            aria-controls="volet"
            preventScrollReset
            state={{ keepsFocus: true }}
            className={cx(
              'flex min-h-12 items-center border-l-4 px-4 font-semibold wrap-anywhere sm:-mb-0.5 sm:border-b-4 sm:border-l-0',
              to === open?.to
                ? 'border-brand text-ink'
                : 'border-line text-ink-soft hover:text-ink sm:border-transparent',
            )}
          >
            {label}
          </Link>
        ))}
      </div>
      <div id="volet" role="tabpanel" aria-labelledby={open?.id} className="max-w-[50rem] pt-8">
        <Outlet />
      </div>
    </div>
  );
}

/** Arrow keys go from tab to tab, Enter opens the one that has the focus. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const here = tabs.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
