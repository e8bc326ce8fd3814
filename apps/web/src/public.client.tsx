import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AwakePage } from './AwakePage.tsx';
import { PublicLayout } from './features/shell/PublicLayout.tsx';
import { SkipLink } from './features/shell/SkipLink.tsx';
import { startLanguage, useLanguage } from './lib/language.ts';
import { Outlet, PartsContext, useLocation } from './public/router.tsx';
import { type PageData, publicPages } from './public-pages.ts';

type Loaded = { loaderData: PageData };
type RouteModule = { default: ComponentType<Loaded>; meta?: (loaded: Loaded) => { title?: string }[] };

const routes = import.meta.glob<RouteModule>([
  './routes/{home,about,articles,article,resources,subscriptions,legal-layout,legal-notice,privacy,cookies,accessibility,site-map,not-found}.tsx',
]);

/** What wakes a page that was read so far: the same components as the application’s, on Preact (docs/decisions/0005). */
function PublicPage({ first, loaderData }: { first: RouteModule[] } & Loaded) {
  const language = useLanguage();
  const modules = useModules(first);
  const shown = useMemo(
    () => ({ parts: [PublicLayout, ...modules.map((module) => module.default)], loaderData }),
    [modules, loaderData],
  );
  const title = modules
    .at(-1)
    ?.meta?.({ loaderData })
    .find((tag) => tag.title)?.title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return (
    <AwakePage>
      <SkipLink />
      <PartsContext.Provider value={shown}>
        {/* Every sentence is drawn anew in another language. */}
        <Outlet key={language} />
      </PartsContext.Provider>
    </AwakePage>
  );
}

/** The modules of the page at this address: another one only where tabs of one page have an address each. */
function useModules(first: RouteModule[]): RouteModule[] {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, modules: first });
  useEffect(() => {
    if (pathname === shown.pathname) return;
    loadPage(pathname).then(
      (modules) => setShown({ pathname, modules }),
      () => location.reload(),
    );
  }, [pathname, shown]);
  return shown.modules;
}

function loadPage(pathname: string): Promise<RouteModule[]> {
  const names = publicPages[pathname] ?? publicPages['/404'] ?? [];
  return Promise.all(names.map((name) => routes[`./routes/${name}.tsx`]?.() ?? Promise.reject(new Error(name))));
}

async function wake(): Promise<void> {
  const place = document.getElementById('page');
  if (!place) return;
  const [language, first] = await Promise.all([startLanguage(), loadPage(location.pathname)]);
  const page = <PublicPage first={first} loaderData={{ ...place.dataset } as PageData} />;
  if (language === 'fr') {
    hydrateRoot(place, page);
  } else {
    // What was prerendered is French: it cannot be taken over by a page in English, only replaced.
    place.textContent = '';
    createRoot(place).render(page);
    document.documentElement.lang = language;
  }
  document.documentElement.hidden = false;
}

void wake();
