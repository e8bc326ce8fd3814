import type { PhotoRedrawer, PhotoRedrawerOptions } from '@coach/documents/photo-redrawer';

/** Redraws people’s photos outside this process. */
export type Photos = PhotoRedrawer;

/** The real one, loaded with the first photo. */
export function lazyPhotos(options: PhotoRedrawerOptions = {}): Photos {
  let loading: Promise<PhotoRedrawer> | null = null;
  const load = async () => (await import('@coach/documents/photo-redrawer')).createPhotoRedrawer(options);
  return {
    async redraw(bytes, signal) {
      loading ??= load();
      return await (await loading).redraw(bytes, signal);
    },
    close: async () => await (await loading)?.close(),
  };
}
