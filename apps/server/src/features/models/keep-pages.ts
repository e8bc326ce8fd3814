import type { PageImage } from '../../ports/drawing.ts';

export type KeptPages = {
  /** The page of this key as it was drawn lately, or drawn now. */
  page(key: string, draw: () => Promise<PageImage>): Promise<PageImage>;
};

/** Keeps pages in memory, the ones asked for last, so that leafing to and fro draws each once. `maxBytes`: of all images. */
export function keepPages(maxBytes: number): KeptPages {
  const kept = new Map<string, PageImage>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: PageImage): void {
    drop(key);
    kept.set(key, page);
    bytes += page.bytes.length;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    async page(key, draw) {
      const page = kept.get(key) ?? (await draw());
      keep(key, page);
      return page;
    },
  };
}
