import { z } from 'zod';
import { type ChildReaderOptions, createChildReader } from './child-reader.ts';
import { DocumentError } from './document-error.ts';

export type PhotoRedrawerOptions = Pick<ChildReaderOptions, 'timeoutMs' | 'maxRssMb'> & {
  /** Another program in the child's place. */
  childScript?: URL;
};

export type PhotoRedrawer = {
  /**
   * A photo as the square WebP it is shown as (see `photo/child/redraw-photo.ts`); null of what is no photo, and of what
   * takes more time or memory than one should. Rejects with the signal's reason when aborted.
   */
  redraw(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Ends the child; what waits for it is rejected. */
  close(): Promise<void>;
};

/** Of the answer, in base64: several times what a square of 512 can take. */
const maxAnswer = 2 * 1024 * 1024;
const answerSchema = z.object({ photo: z.string().max(maxAnswer).nullable() });

/** The child has decoded a file of anyone’s: what it says is a WebP must be one. */
function readAnswer(written: unknown): Uint8Array<ArrayBuffer> | null {
  const { photo } = answerSchema.parse(written);
  if (photo === null) return null;
  const bytes = Buffer.from(photo, 'base64');
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('The child that redraws photos answered something else');
  return new Uint8Array(bytes);
}

/**
 * Redraws photos one after the other, as each can fill hundreds of megabytes, and each in a process of its own: what one
 * photo does to its decoder touches no other person’s, and the system gets back the memory. None is kept ready: it
 * starts in less than half a second of processor, and photos are rare.
 */
export function createPhotoRedrawer(options: PhotoRedrawerOptions = {}): PhotoRedrawer {
  const script = options.childScript ?? new URL('./photo/child/main.ts', import.meta.url);
  const limits = { timeoutMs: options.timeoutMs ?? 8_000, maxRssMb: options.maxRssMb ?? 700, maxOldSpaceMb: 96 };
  const reader = createChildReader({ script, nativeCode: true, readAnswer }, { concurrency: 1, spares: 0, ...limits });
  return {
    redraw: async (bytes, signal) => await reader.read(bytes, { signal }).catch(nullIfTooMuch),
    close: reader.close,
  };
}

/** A child that ends by itself without an answer is a fault of ours, and is heard of as one. */
function nullIfTooMuch(error: unknown): null {
  const isTooMuch = error instanceof DocumentError && (error.reason === 'timeout' || error.reason === 'too_complex');
  if (isTooMuch) return null;
  throw error instanceof DocumentError ? new Error('The child that redraws photos broke', { cause: error }) : error;
}
