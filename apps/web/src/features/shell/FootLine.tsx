import { accessibilityFigures, type Conformity } from '@coach/contracts/accessibility';
import { productName } from '@coach/contracts/brand';
import { type ReactNode, useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { copyrightYears } from './copyright-years.ts';
import { PageLinks } from './PageLinks.tsx';

const never = () => () => undefined;
const states: Record<Conformity, () => string> = {
  total: m.shell_access_total,
  partial: m.shell_access_partial,
  none: m.shell_access_none,
};

/** The last line of every page: the map and the state of accessibility stand at one place everywhere (RGAA 12.4). */
export function FootLine({ children }: { children?: ReactNode }) {
  // The page was written in the year of the build; once awake it tells the year it is.
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
  const links = [
    { to: paths.siteMap(), label: m.shell_map() },
    { to: paths.accessibility(), label: states[accessibilityFigures().conformity]() },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <p className="text-sm text-ink-soft">
        © {copyrightYears(year)} {productName}
      </p>
      <PageLinks links={links} className="flex flex-wrap gap-x-8 text-sm" />
      {children}
    </div>
  );
}
