import { productName } from '@coach/contracts/brand';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Brand } from './Brand.tsx';
import { copyrightYears } from './copyright-years.ts';

const never = () => () => undefined;

export function Footer() {
  // The page was written in the year of the build; once awake it tells the year it is.
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
  return (
    <footer className="border-t border-line">
      <div className="container-page flex flex-col gap-4 py-8 sm:flex-row sm:items-center sm:justify-between">
        <Brand />
        <nav aria-label={m.shell_footer_label()} className="flex flex-wrap gap-x-6">
          <Link to={paths.cvCrafting()} className="flex min-h-11 items-center underline underline-offset-4">
            {m.shell_nav_cv()}
          </Link>
          <Link to={paths.auth()} className="flex min-h-11 items-center underline underline-offset-4">
            {m.shell_sign_in()}
          </Link>
        </nav>
        <p className="text-sm text-ink-soft">
          © {copyrightYears(year)} {productName}
        </p>
      </div>
    </footer>
  );
}
