/** « sociale), de la recommandation au bilan », « gestion (apprentissage »: words in a bracket and words out of it tell of no one thing. */
export function isHalfBracketed(said: string): boolean {
  let depth = 0;
  for (const sign of said) {
    if (sign === '(') depth++;
    else if (sign === ')' && --depth < 0) return true;
  }
  return depth !== 0;
}
