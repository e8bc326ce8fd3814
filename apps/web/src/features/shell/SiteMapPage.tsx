import { m } from '../../paraglide/messages.js';
import { PageLinks } from './PageLinks.tsx';
import { siteMap } from './site-map.ts';

/** Every page there is, for those who would rather read a list than search the menus. */
export function SiteMapPage() {
  return (
    <div className="container-page py-12 lg:py-16">
      <h1 className="text-3xl sm:text-4xl">{m.shell_map()}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{m.shell_map_lead()}</p>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {siteMap().map(({ title, links }) => (
          <section key={title}>
            <h2 className="border-b-2 border-line pb-2 text-xl">{title}</h2>
            <PageLinks links={links} className="mt-2" />
          </section>
        ))}
      </div>
    </div>
  );
}
