/** What our own rules make of a text before it is kept: the same, or cleaned as told. */
export function keptForms(text: string): string[] {
  const clean = text.replaceAll('\0', ' ').toWellFormed();
  const name = clean
    .trim()
    .replace(/^(\.{0,2}[\\/])+/, '')
    .replaceAll(/[\\/]/g, '-')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return [clean, clean.trim(), name, /^\.*$/.test(name) ? 'cv' : name];
}
