const figure = /\d+(?:[\s.,]\d+)*/gu;

/** A figure of a text that stands in none of its sources. Offsets are UTF-16 units of the text. */
export type StrayFigure = { start: number; end: number; quote: string };

/** What the guard leaves alone because it is said of nobody: « cette voie coûte 300 € », « en six mois » in figures. */
export function strayFigures(text: string, sources: readonly string[]): StrayFigure[] {
  const known = new Set(sources.flatMap(figuresOf));
  return [...text.matchAll(figure)]
    .filter(([quote]) => !known.has(plain(quote)))
    .map(({ 0: quote, index }) => ({ start: index, end: index + quote.length, quote }));
}

/** As figures are compared: « 2 100,00 » and « 2100 » are one. */
export function figuresOf(text: string): string[] {
  return (text.match(figure) ?? []).map(plain);
}

function plain(quote: string): string {
  const digits = quote.replace(/\s/gu, '').replace(',', '.');
  return digits.includes('.') && digits.split('.').length === 2 ? digits.replace(/\.?0+$/, '') : digits;
}
