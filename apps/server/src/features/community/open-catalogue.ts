import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Resources } from '@coach/contracts/features/community';
import type { Services } from '../../context.ts';
import type { PlannedGathering } from './catalogue.ts';

const folder = new URL('../../../../../content/community/', import.meta.url);
/** An operator who changes a file sees it within a minute. */
const freshForMs = 60_000;

export type Catalogue = Resources & { gatherings: PlannedGathering[] };
/** What the data files hold now. Throws when one cannot be read and never could. */
export type OpenCatalogue = () => Promise<Catalogue>;

/** The data files in memory. A file that a change has broken is told in the log, and what it held before stays. */
export function openCatalogue({ clock, log }: Pick<Services, 'clock' | 'log'>): OpenCatalogue {
  let known: { catalogue: Catalogue; at: number } | null = null;
  return async () => {
    const at = clock.now().getTime();
    if (known && Math.abs(at - known.at) < freshForMs) return known.catalogue;
    try {
      known = { catalogue: await readCatalogue(), at };
    } catch (error) {
      log.error({ err: error }, 'the files of content/community cannot be read');
      if (!known) throw error;
      known = { ...known, at };
    }
    return known.catalogue;
  };
}

async function readCatalogue(): Promise<Catalogue> {
  const read = (name: string) => readFile(fileURLToPath(new URL(name, folder)), 'utf8');
  const [{ readGatherings, readResources }, gatherings, resources] = await Promise.all([
    import('./catalogue.ts'),
    read('gatherings.yaml'),
    read('resources.yaml'),
  ]);
  return { ...readResources(resources), gatherings: readGatherings(gatherings) };
}
