const glyph = /^[•◦▪▫■□●○◆◇▶►▸‣⁃∙∘·✓✔➢➤➔→›»❖*–—-](?=\s)\s*|^[•◦▪▫■□●○◆◇▶►▸‣⁃∘➢➤➔❖✓✔]\s*/u;

/** Takes a list marker off the front of a line: `• Paie` → `{ bullet: true, text: 'Paie' }`. */
export function takeBullet(text: string): { bullet: boolean; text: string } {
  const marker = glyph.exec(text);
  return marker ? { bullet: true, text: text.slice(marker[0].length) } : { bullet: false, text };
}
