import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import { tokenAt } from '../text/read-text.ts';
import { inTerm } from '../words/in-term.ts';
import { lowersTitle } from './title-lines.ts';
import { led, ranks } from './title-words.ts';

const posts = new Set(
  'poste fonction role mission metier statut titre qualite emploi experience carriere casquette profil parcours travail'
    .split(' ')
    .map(stem),
);
const becoming = new Set(
  (
    'comme etant ancien ex puis ensuite actuellement aujourd hui desormais maintenant toujours depuis egalement aussi enfin d abord et ou ' +
    'elu nomme promu devenu embauche recrute engage designe titularise forme diplome passe reste second sous vice aide co'
  )
    .split(' ')
    .map(stem),
);
const copula =
  /\b(?:suis|(?:j'ai|ai|avoir|a) (?:\w+ )?ete|etais|etait|est|fus|fut|etre|reste|deviens|devenir|devient|devenue?|nommee?|promue?|elue?|(?:suis|fus|etais) (?:(?:re)?partie?|(?:res)?sortie?|entree?|arrivee?)|(?<=[a-z], )entree?)(?: (?:(?:pendant|durant|depuis) (?:\w+ ){1,3}(?:ans|mois|annees)|aujourd'hui|actuellement|desormais|ensuite|aussi|egalement|toujours|donc|avant tout|d'abord|une?|l'|le|la|vraie?|\w{4,}ment)){0,4} ?$/;

/**
 * A title is claimed where it is given to the candidate: it opens a sentence, a line or an apposition, follows a verb of
 * being or becoming (« je suis », « comme », « puis »), or tells what a post is (« fonctions de »). Behind an article, a
 * preposition or another noun (« mon directeur », « j’assiste une directrice », « côté serveur ») it is somebody else’s.
 */
export function isTitleGiven(
  { reading: { tokens, stems, text, folded }, terms }: CheckContext,
  start: number,
): boolean {
  const index = tokenAt(tokens, start);
  const token = tokens[index] as (typeof tokens)[number];
  const before = tokens[index - 1];
  if (/(?:s|aux)$/.test(token.key) && !/(?:us|is|ss|os|as)$/.test(token.key))
    return /^\s*(?:nous|tous)/.test(text.slice(token.end, token.end + 6));
  if (!before) return true;
  const gap = text.slice(before.end, start);
  // « sorties : médecin, marché »
  if (/^ ?: ?$/.test(gap) && /^\p{Ll}{3,}/u.test(text.slice(before.start, before.end)))
    return posts.has(stems[index - 1] as string);
  if (!/^[ '-]$/.test(gap)) return !isOfThings(folded, start, token.end) && !isAmongObjects(folded, start);
  const lead =
    folded
      .slice(Math.max(0, start - 50), start)
      .split(/[.;:\n]/)
      .at(-1) ?? '';
  if (isOthers(folded, lead, token)) return false;
  if (led.test(lead) || copula.test(lead)) return true;
  return follows(terms, before, stems[index - 1] as string, stems[index - 2] ?? '');
}

/** What stands before a title lets it be one of the candidate’s. */
function follows(terms: CheckContext['terms'], { key, start }: Token, root: string, earlier: string): boolean {
  if (/^(?:de|d)$/.test(key)) return posts.has(earlier);
  // « développeurs serveur »: which developers.
  if (inTerm(terms, start) && /[^s]s$/.test(key)) return false;
  return becoming.has(root) || inTerm(terms, start) || ranks.has(root) || lowersTitle(root);
}

/** « SGBD relationnels, courtier de messages, conteneurs »: in a list of things, with what it is for, no person’s trade. */
function isOfThings(folded: string, start: number, end: number): boolean {
  return (
    /[a-z]{3,}, $/.test(folded.slice(Math.max(0, start - 30), start)) &&
    /^ d(?:e|es|') ?[a-z]+,/.test(folded.slice(end, end + 24)) &&
    !/\b(?:je|j'|suis|comme|etais|ete)\b/.test(folded.slice(Math.max(0, start - 120), start))
  );
}

/** « c’est le patron qui organise », or one of those a verb in the first person is done to. */
function isOthers(folded: string, lead: string, { start, end }: Token): boolean {
  if (/ et $/.test(lead) && isAmongObjects(folded, start)) return true;
  return (
    /\b(?:c'est|c'etait|ce fut) (?:le|la|l'|un|une|mon|ma) ?$/.test(lead) && / qui /.test(folded.slice(end, end + 40))
  );
}

const being =
  /\b(?:suis|ete|etais|etre|comme|poste|fonction|titre|promue?|nommee?|devenue?|embauchee?|recrutee?|metiers?|successivement|tour a tour|tantot)\b/;

/** « j’ai fait tenir ensemble compagnons, fournisseurs, maître d’œuvre et contrôleur »: whom a verb in the first person is done to. */
function isAmongObjects(folded: string, start: number): boolean {
  const lead =
    folded
      .slice(Math.max(0, start - 160), start)
      .split(/[.;:\n]/)
      .at(-1) ?? '';
  const spoken = /(?:\bje |\bj')[a-z]{2,}[^,]{3,}(?:,[^,]{2,40}){1,5}$/.exec(lead)?.[0] ?? '';
  return spoken !== '' && !being.test(spoken) && !/\b(?:je |j')[^,]*, (?:puis|ensuite|aujourd'hui|ancien)/.test(spoken);
}
