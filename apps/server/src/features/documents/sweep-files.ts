import { and, lt, not } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { storedFiles } from '../../db/schema/documents.ts';
import { dropFile } from './drop-file.ts';
import { fileIsNamed } from './is-file-named.ts';

const uploadMs = 60 * 60_000;

/** Removes files whose upload never ended or whose owner is gone. Answers how many. */
export async function sweepFiles(services: Pick<Services, 'db' | 'files' | 'clock' | 'log'>): Promise<number> {
  const before = new Date(services.clock.now().getTime() - uploadMs);
  const orphans = await services.db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(not(fileIsNamed), lt(storedFiles.createdAt, before)))
    .limit(1_000);
  let dropped = 0;
  for (const { key } of orphans) {
    // One that cannot be removed must not keep those behind it.
    const done = await dropFile(services, key).then(
      () => 1,
      (error) => {
        services.log.warn({ err: error }, 'a file is left to the next sweep');
        return 0;
      },
    );
    dropped += done;
  }
  return dropped;
}
