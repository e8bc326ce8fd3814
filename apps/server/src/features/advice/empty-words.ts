/** Folded words that say nothing of a matter. */
export const emptyWords: ReadonlySet<string> = new Set(
  'au aux avec ce ces cet cette chez comment dans de des du elle en est et etre il je la le les leur lui ma mais me mes mon ne nos notre nous on ou par pas pour qu quand que quel quelle qui quoi sa se ses si son sont sur ta te tes ton un une vos votre vous'.split(
    ' ',
  ),
);
