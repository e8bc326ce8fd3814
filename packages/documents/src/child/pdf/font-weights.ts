import type { Page } from './read-drawing.ts';

const boldName = /bold|black|heavy|semi-?b|demi|-medi\b|cmbx|-bd\b|ultra\b/i;

/** Tells which of a page's fonts are bold, by the names the PDF gives them; the page must have been drawn. */
export function boldFonts(page: Page, fontNames: string[]): Set<string> {
  const nameOf = (id: string) => {
    const font = page.commonObjs.has(id) ? (page.commonObjs.get(id) as { name?: string } | null) : null;
    return font?.name ?? '';
  };
  return new Set(fontNames.filter((id) => boldName.test(nameOf(id))));
}
