import { ask, jsonOf } from './ask.ts';

export type Route = { method: string; path: string; needsUser: boolean };

/** Every route the API describes, its parameters filled with an id that nobody has. */
export async function describedRoutes(origin: string): Promise<Route[]> {
  const { paths } = jsonOf(await ask(origin, '/api/openapi.json'));
  return Object.entries(paths as Record<string, Record<string, { security?: object[] }>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      needsUser: security.some((way) => 'session' in way) && !security.some((way) => Object.keys(way).length === 0),
    })),
  );
}

/** Pages, and the files they load. */
export async function publicTargets(origin: string): Promise<{ pages: string[]; files: string[] }> {
  const { text } = await ask(origin, '/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const inApp = ['/auth', '/dashboard', '/dashboard/documents', '/cv-crafting/analyse', '/e-mails', '/nulle-part'];
  const pages = [...new Set([...listed, ...inApp])];
  const files = new Set(['/robots.txt', '/sitemap.xml', '/favicon.svg']);
  for (const page of pages) {
    const { text: html } = await ask(origin, page);
    for (const [, target = ''] of html.matchAll(/(?:src|href)="(\/[^"#?]*\.[a-z0-9]{2,12})"/g)) files.add(target);
  }
  return { pages, files: [...files] };
}
