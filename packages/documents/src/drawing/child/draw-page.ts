import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';
import { DrawingError } from '../drawing-error.ts';
import type { Drawn, ImageOptions } from '../drawing-work.ts';

/** Of WebP: letters keep their edges, and an A4 page of text has some 40 kB. */
const quality = 82;

// pdf.js draws with what a browser has; and where it has this, it unpacks by way of a thread, at half the speed.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
Reflect.deleteProperty(globalThis, 'DecompressionStream');

/** A page of a PDF of ours as WebP. Throws `no_such_page`. */
export async function drawPage(pdf: Uint8Array, { page, width }: ImageOptions): Promise<Drawn> {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));
  const options = { verbosity: 0, disableFontFace: true, useSystemFonts: false, CanvasFactory };
  const document = await getDocumentProxy(new Uint8Array(pdf), options);
  try {
    const pages = document.numPages;
    if (page > pages) throw new DrawingError('no_such_page');
    const drawn = await document.getPage(page);
    const viewport = drawn.getViewport({ scale: width / drawn.getViewport({ scale: 1 }).width });
    const canvas = createCanvas(width, Math.round(viewport.height));
    // pdf.js knows the canvas of a browser by name only.
    await drawn.render({ canvas: canvas as never, viewport }).promise;
    return { bytes: new Uint8Array(canvas.encodeSync('webp', quality)), pages };
  } finally {
    await document.loadingTask.destroy();
  }
}
