import { fileURLToPath } from 'node:url';
import { jobFailures } from '@coach/contracts/features/jobs';
import { parsedOfferSchema } from '@coach/contracts/offer';
import type { ChildReader, ChildReaderOptions } from '@coach/documents/child-reader';
import { engineFolder } from '@coach/engine-pack/engine-pack';
import { z } from 'zod';
import { PageError } from '../page-fetcher.ts';
import type { PageReader, ReadPage } from '../page-reader.ts';

const answerSchema = z.union([
  z.object({ offer: parsedOfferSchema, postedDate: z.string().nullable() }),
  z.object({ failure: z.enum(jobFailures) }),
]);

/** The child has read a page of anyone’s: it is not believed. */
function readAnswer(written: unknown): ReadPage {
  const checked = answerSchema.safeParse(written);
  if (!checked.success) throw new PageError('not_an_offer', { cause: checked.error });
  if ('failure' in checked.data) throw new PageError(checked.data.failure);
  return checked.data;
}

type Options = ChildReaderOptions & { /** Another program in the child’s place. */ script?: URL };

/**
 * Reads pages as CVs are, each in a process of its own that is killed when it takes too long or too much. None is kept
 * ready: nobody watches the clock while an address is read.
 */
export function childPageReader({ script, ...options }: Options = {}): PageReader {
  let loading: Promise<ChildReader<ReadPage>> | null = null;
  const load = async () => {
    const { createChildReader } = await import('@coach/documents/child-reader');
    const program = script ?? new URL('./page-child.ts', import.meta.url);
    return createChildReader({ script: program, readable: codeFolders(), readAnswer }, { spares: 0, ...options });
  };
  return {
    async read(html) {
      loading ??= load();
      const reader = await loading;
      return await reader.read(new TextEncoder().encode(html)).catch((error) => {
        if (!(error instanceof Error) || error.name !== 'DocumentError') throw error;
        // It took more time or memory than any page of an offer: too heavy, in the words people are told.
        throw new PageError('too_large', { cause: error });
      });
    },
    close: async () => await (await loading)?.close(),
  };
}

/**
 * The ports, where the child’s program is, and the sources of the engine, which it is loaded from in the child; each with
 * the manifest that says how its files are read.
 */
function codeFolders(): string[] {
  const here = ['../', '../../../package.json'].map((at) => fileURLToPath(new URL(at, import.meta.url)));
  return [...here, engineFolder];
}
