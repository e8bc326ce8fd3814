const small = new Set(
  (
    'a ai ainsi alors apres as au aucun aucune aussi autre autres aux avait avant avec avez avons bien c ca car ce ceci cela celle ' +
    'celui ces cet cette ceux chaque chez ci comme d dans de deja depuis des dont du elle elles en encore entre est et etaient etais ' +
    'etait etant ete etre eu eux fait faire font fut grace ici il ils j jamais je l la le les leur leurs lors m ma mais me meme ' +
    'memes mes moi moins mon n ne ni nos notre nous on ont ou par parmi pas pendant plus plusieurs pour pres puis qu quand que quel ' +
    'quelle quelles quels qui s sa sans se sera ses si sien soit son sont sous suis sur t ta te tes toi ton tous tout toute toutes ' +
    'tres tu un une vers voici voila vos votre vous vu y également egalement environ ensuite enfin afin lorsque tandis toujours'
  ).split(' '),
);

/** Words that carry no meaning of their own. */
export function isSmallWord(key: string): boolean {
  return small.has(key);
}
