const glyph = /^[•◦▪▫■□●○◆◇▶►▸‣⁃∙∘·✓✔➢➤➔→›»❖*–—-](?=\s)\s*|^[•◦▪▫■□●○◆◇▶►▸‣⁃∘➢➤➔❖✓✔]\s*/u;

/** Takes a list marker off the front of a line: `• Paie` → `{ sign: '•', text: 'Paie' }`; null where there is none. */
export function takeBullet(text: string): { sign: string | null; text: string } {
  const marker = glyph.exec(text)?.[0];
  return marker === undefined ? { sign: null, text } : { sign: marker.trimEnd(), text: text.slice(marker.length) };
}
