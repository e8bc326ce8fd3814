import type { Services } from '../../context.ts';
import { indexArticles, type Library } from './index-articles.ts';
import { listArticles, readVersion } from './queries.ts';

/** Another process may have brought the articles up to date. */
const freshForMs = 60_000;

export type OpenLibrary = () => Promise<Library>;

/** The library in memory, read when it is first asked for and again when its articles changed. */
export function openLibrary(services: Pick<Services, 'db' | 'clock'>): OpenLibrary {
  const now = () => services.clock.now().getTime();
  let known: { library: Library; version: string; at: number } | null = null;
  let looking: Promise<Library> | null = null;
  const look = async () => {
    const at = now();
    try {
      const version = await readVersion(services);
      const library = known?.version === version ? known.library : await indexArticles(await listArticles(services));
      known = { library, version, at };
    } catch (error) {
      if (!known) throw error;
      // While the database is away, what was read of it stays readable.
      known = { ...known, at };
    }
    return known.library;
  };
  return async () => {
    if (known && now() - known.at < freshForMs) return known.library;
    looking ??= look().finally(() => {
      looking = null;
    });
    return await looking;
  };
}
