import { foldWord } from '../text/fold-text.ts';
import { tokenise } from '../text/tokenise.ts';

/** The first word of a line, without case or accents; empty where it has none. */
export function openingWord(line: string): string {
  return foldWord(tokenise(line.slice(0, 60))[0]?.key ?? '');
}

const verbEnding = /(?:er|ir|oir|re|e|ee|i|ie|u|ue|is|ise|it|ite)$/;
const actionNoun = /(?:tion|sion|ment|age|ance|ence|ure|ise|erie|yse|ie|oint|orat|ariat|tolat)s?$/;
const shortActions = new Set(
  'suivi accueil conseil vente achat gestion tri pose soin soins aide appui tenue mise prise saisie controle contact recherche etude veille test tests paie accueil montage debit releve commande commandes bilan'.split(
    ' ',
  ),
);

/** Whether a line opens on what was done: a verb (« Gérer », « Géré », « Gère ») or the noun of an action (« Gestion »). */
export function opensOnAction(line: string): boolean {
  const word = openingWord(line);
  if (word.length < 3) return false;
  return shortActions.has(word) || actionNoun.test(word) || (word.length > 4 && verbEnding.test(word));
}
