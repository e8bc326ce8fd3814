import type { getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

const boldName = /bold|black|heavy|semi-?b|demi|-medi\b|cmbx|-bd\b|ultra\b/i;
/** Longest wait for the drawing list, which names the fonts; without it a line's weight is unknown, its text is not. */
const patienceMs = 1_000;

async function loadFonts(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  await Promise.race([
    page.getOperatorList().then(
      () => {},
      () => {},
    ),
    promise,
  ]);
  clearTimeout(timer);
}

/** Tells which fonts are bold, by the names the PDF gives them; a page is drawn up only when it brings a new font. */
export function createFontNames() {
  const bold = new Map<string, boolean>();
  return {
    async boldOn(page: Page, fontNames: string[]): Promise<(fontName: string) => boolean> {
      if (fontNames.some((name) => !bold.has(name))) await loadFonts(page);
      for (const name of fontNames) {
        if (bold.has(name)) continue;
        const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as { name?: string } | null) : null;
        bold.set(name, boldName.test(font?.name ?? ''));
      }
      return (name) => bold.get(name) ?? false;
    },
  };
}
