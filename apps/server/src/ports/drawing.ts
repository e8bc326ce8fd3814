import type { CvDocument } from '@coach/contracts/cv-document';
import type { Letter } from '@coach/contracts/letter';
import type { CvModelId, LetterModelId, ModelFormat } from '@coach/contracts/models';
import type { DrawingPool, DrawingPoolOptions } from '@coach/documents/drawing/create-drawing-pool';
import type { DrawingMetadata, DrawingWork } from '@coach/documents/drawing/drawing-work';

/** Without a model, the first of its kind. */
type Common<Model> = { metadata: DrawingMetadata; model?: Model; signal?: AbortSignal };
/** `format`: of the file. */
type AsFile<Model> = Common<Model> & { format: ModelFormat };
/** `page` counts from 1; `width` is in pixels. */
type AsImage<Model> = Common<Model> & { page: number; width: number };

/** A page as WebP, and how many there are. */
export type PageImage = { bytes: Uint8Array<ArrayBuffer>; pages: number };

/**
 * Draws files and images of their pages outside the request thread. Rejects with a DrawingError, or with the signal's
 * reason when aborted.
 */
export type Drawing = {
  cv(document: CvDocument, options: AsFile<CvModelId>): Promise<Uint8Array<ArrayBuffer>>;
  letter(letter: Letter, options: AsFile<LetterModelId>): Promise<Uint8Array<ArrayBuffer>>;
  cvPage(document: CvDocument, options: AsImage<CvModelId>): Promise<PageImage>;
  letterPage(letter: Letter, options: AsImage<LetterModelId>): Promise<PageImage>;
  close(): Promise<void>;
};

/** The pool of drawing processes, loaded with the first document. */
export function lazyDrawing(options: DrawingPoolOptions = {}): Drawing {
  let loading: Promise<DrawingPool> | null = null;
  const draw = async (work: DrawingWork, signal?: AbortSignal) => {
    const load = async () => (await import('@coach/documents/drawing/create-drawing-pool')).createDrawingPool(options);
    loading ??= load();
    return await (await loading).draw(work, signal);
  };
  const page = async (work: DrawingWork, signal?: AbortSignal) => {
    const { bytes, pages } = await draw(work, signal);
    return { bytes, pages: pages ?? 1 };
  };
  return {
    cv: async (document, { signal, ...look }) => (await draw({ kind: 'cv', document, ...look }, signal)).bytes,
    letter: async (document, { signal, ...look }) => (await draw({ kind: 'letter', document, ...look }, signal)).bytes,
    cvPage: async (document, { signal, page: number, width, ...look }) =>
      await page({ kind: 'cv', document, format: 'pdf', ...look, image: { page: number, width } }, signal),
    letterPage: async (document, { signal, page: number, width, ...look }) =>
      await page({ kind: 'letter', document, format: 'pdf', ...look, image: { page: number, width } }, signal),
    close: async () => await (await loading)?.close(),
  };
}
