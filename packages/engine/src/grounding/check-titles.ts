import { stem } from '../text/stem.ts';
import { misplaced, type Teller } from './anchors.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from './context.ts';
import type { Facts } from './facts.ts';
import { inTerm } from './in-term.ts';
import { readNumber } from './read-number.ts';
import { sentenceAt, tokenAt } from './read-text.ts';
import { reasons } from './reasons.ts';
import { isSmallWord } from './small-words.ts';
import { stances } from './stance.ts';
import { lowersTitle } from './title-lines.ts';

type Title = { start: number; end: number; stems: string[] };

/** Titles of posts and words of rank that the documents do not give the candidate. */
export function checkTitles(context: CheckContext): Finding[] {
  const { scopeAt } = context;
  return titlesOf(context).flatMap(({ start, end, stems }): Finding[] => {
    const facts = opensForMe(context, start) ? context.own : factsAt(context, start);
    if (!facts || !isClaim(context, start) || !isGiven(context, start)) return [];
    const quote = context.reading.text.slice(start, end);
    const lowered = isLowered(context, start);
    if (
      (!isHeld(facts, stems, lowered) || isOtherRank(context, facts, start)) &&
      !isPartOfName(context, facts, start, end)
    )
      return [{ kind: 'title', start, end, reason: reasons.title(quote) }];
    if (context.marks[start] !== stances.self) return [];
    const elsewhere = misplaced(context, { ...scopeAt(start), near: [] }, tellersOf(facts, stems, lowered), ['job']);
    return elsewhere === null ? [] : [{ kind: 'title', start, end, reason: reasons.swapped(quote, elsewhere) }];
  });
}

/** « Actuellement cheffe de rang à Lyon, je souhaite … »: what opens a sentence and waits for « je » is said of its speaker. */
function opensForMe({ reading: { sentences, folded } }: CheckContext, start: number): boolean {
  const sentence = sentences[sentenceAt(sentences, start)];
  if (!sentence || start - sentence.start > 24 || !/^(?:\w+ ){0,2}$/.test(folded.slice(sentence.start, start)))
    return false;
  return /^[^.;:\n]{0,140}, (?:je |j'(?!y\b))/.test(folded.slice(start, Math.min(sentence.end, start + 150)));
}

const ranks = new Set(
  'senior responsable chef directeur manager dirigeant president gerant fondateur cofondateur superviseur lead head referent coordinateur coordonnateur ingenieur docteur avocat medecin psychologu pharmacien notair proprietair entrepreneur contremaitr officier gendarm policier architect professeur enseignant infirmier chercheur patron ceo cto cfo daf dg drh inspecteur magistrat huissier maitr-assistant'
    .split(' ')
    .map(stem),
);
const led =
  /\b(?:en tant que?|en qualite de?|(?:au|le|un|mon|du) poste de?|fonctions? de?|(?:promu|nomme|suis devenu|elu|designe)e?(?: (?:comme|au poste de))?|ancienn?e?|statut de?|(?<!au )titre de?) ?(?:d'|une? )?$/;
const formed = /^ (?:de formation|de metier|de profession|de carriere)\b/;

/** « sinistre responsable »: said of the thing before it, as the documents do. */
function isAdjective({ flat }: Facts, tokens: CheckContext['reading']['tokens'], index: number): boolean {
  const before = tokens[index - 1];
  if (!before || isSmallWord(before.key) || before.key.length < 4) return false;
  return flat.includes(`${before.key} ${tokens[index]?.key}`);
}

function titlesOf({ reading, terms, own }: CheckContext): Title[] {
  const { text, tokens, stems, folded } = reading;
  const found: Title[] = terms.flatMap(({ kind, start, end }): Title[] => {
    // Who served the state is told by the contracts.
    if (kind !== 'occupation' || isInName(text, start) || /^fonctionnaire/.test(folded.slice(start, end))) return [];
    const from = tokenAt(tokens, start);
    if (isAdjective(own, tokens, from)) return [];
    const words: string[] = [];
    for (let index = from; index < tokens.length && (tokens[index]?.start ?? end) < end; index++)
      if (!isSmallWord(tokens[index]?.key ?? '')) words.push(stems[index] as string);
    return [{ start, end, stems: words }];
  });
  const covered = new Uint8Array(folded.length + 1);
  for (const { start, end } of found) covered.fill(1, start, end);
  tokens.forEach(({ start, end, key }, index) => {
    if (covered[start] || isSmallWord(key) || key.startsWith('fonctionnaire') || readNumber(text, tokens, index))
      return;
    const before = folded.slice(Math.max(0, start - 32), start);
    const isRank = ranks.has(stems[index] as string) && key !== 'medecine' && !isVerb(tokens[index + 1]?.key ?? '');
    const apposed = !inTerm(terms, start) && isApposed(reading, index, terms);
    if (isRank && isAdjective(own, tokens, index)) return;
    if (isRank || apposed || led.test(before) || formed.test(folded.slice(end, end + 16)))
      found.push({ start, end, stems: [stems[index] as string] });
  });
  return found;
}

const agent = /(?:^associe|^associee|teur|trice|iste|ogue|ien|ienne|ier|iere)$/;
const qualities = new Set(
  'rigueur valeur ardeur faveur coeur honneur bonheur labeur majeur majeure interieur exterieur superieur inferieur meilleur meilleure ailleurs plusieurs serieuse curieuse soigneuse rigoureuse chaleureuse heureuse dynamique premier premiere dernier derniere particulier particuliere regulier reguliere entier fier fiere singulier familier optimiste perfectionniste altruiste realiste pragmatiste ancien ancienne moteur novateur novatrice observateur observatrice quotidien europeen'.split(
    ' ',
  ),
);

/** « Arboriste certifiée, j’élague … »: what opens a sentence and stands for the one who speaks. */
function isApposed(
  { sentences, tokens, folded }: CheckContext['reading'],
  index: number,
  terms: CheckContext['terms'],
): boolean {
  const { start, end, key } = tokens[index] as CheckContext['reading']['tokens'][number];
  const isPaired = /(?:eur|euse)$/.test(key) && /^ et /.test(folded.slice(end, end + 4)) && inTerm(terms, end + 4);
  if (!(isPaired || agent.test(key)) || key.length < 6 || qualities.has(key)) return false;
  if (sentences[sentenceAt(sentences, start)]?.from !== index) return false;
  return /^[^,.;:]{0,60}, (?:je |j'|mon |ma |mes )/.test(folded.slice(end, end + 70));
}

/** « manager une équipe », « dirigeant des chantiers ». */
function isVerb(next: string): boolean {
  return /^(?:un|une|des|les|la|mon|ma|mes|votre|vos|notre|plusieurs|\d+)$/.test(next);
}

/** « Lycée Gaston Berger »: a trade within a name. */
function isInName(text: string, start: number): boolean {
  return (
    /\p{Lu}[\p{L}’'-]* $/u.test(text.slice(Math.max(0, start - 24), start)) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) &&
    /\p{Ll}/u.test(text.slice(Math.max(0, start - 24), start))
  );
}

/** « Glacier Chez Marius »: a trade that begins the name of a firm the documents tell. */
function isPartOfName({ reading }: CheckContext, facts: Facts, start: number, end: number): boolean {
  const next = /^ \p{Lu}[\p{L}’'-]*/u.exec(reading.text.slice(end, end + 30));
  return next !== null && facts.flat.includes(reading.folded.slice(start, end + next[0].length));
}

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
  /\b(?:suis|(?:j'ai|ai|avoir|a) (?:\w+ )?ete|etais|etait|est|fus|fut|etre|reste|deviens|devenir|devient|devenue?|nommee?|promue?|elue?)(?: (?:(?:pendant|durant|depuis) (?:\w+ ){1,3}(?:ans|mois|annees)|aujourd'hui|actuellement|desormais|ensuite|aussi|egalement|toujours|donc|avant tout|d'abord|une?|l'|le|la|vraie?|\w{4,}ment)){0,4} ?$/;

/**
 * A title is claimed where it is given to the candidate: it opens a sentence, a line or an apposition, follows a verb of
 * being or becoming (« je suis », « comme », « puis »), or tells what a post is (« fonctions de »). Behind an article, a
 * preposition or another noun (« mon directeur », « j’assiste une directrice », « côté serveur ») it is somebody else’s.
 */
function isGiven({ reading: { tokens, stems, text, folded }, terms }: CheckContext, start: number): boolean {
  const index = tokenAt(tokens, start);
  const token = tokens[index] as (typeof tokens)[number];
  const before = tokens[index - 1];
  if (/s$/.test(token.key) && !/(?:us|is|ss|os|as)$/.test(token.key))
    return /^\s*(?:nous|tous)/.test(text.slice(token.end, token.end + 6));
  if (!before || !/^[ '-]$/.test(text.slice(before.end, start))) return true;
  const lead =
    folded
      .slice(Math.max(0, start - 50), start)
      .split(/[.;:\n]/)
      .at(-1) ?? '';
  if (led.test(lead) || copula.test(lead)) return true;
  const root = stems[index - 1] as string;
  if (/^(?:de|d)$/.test(before.key)) return posts.has(stems[index - 2] ?? '');
  return becoming.has(root) || inTerm(terms, before.start) || ranks.has(root) || lowersTitle(root);
}

/** The words of one title that mean the same trade. */
const sameTrade = [
  'professeur enseignant prof',
  'developpeur programmeur',
  'chauffeur conducteur',
  'hote hotess',
  'assistant secretair',
  'recruteur recrutement',
  'vendeur vente',
  'cuisinier cuisine',
  'juriste juridiqu',
].map((line) => line.split(' ').map(stem));

function alike(word: string): string[] {
  return sameTrade.find((group) => group[0] === word || group[1] === word)?.slice(0, 3) ?? [word];
}

/** « aide-comptable », « demi-chef de partie »: said with the word that makes it less. */
function isLowered({ reading: { tokens, stems } }: CheckContext, start: number): boolean {
  const index = tokenAt(tokens, start);
  return lowersTitle(stems[index] as string) || lowersTitle(stems[index - 1] ?? '');
}

/** « sous-chef » of one who is « chef de partie »: another post, however the words rank. */
function isOtherRank({ reading: { tokens, folded } }: CheckContext, { flat }: Facts, start: number): boolean {
  const index = tokenAt(tokens, start);
  const head = /^(?:sous|vice|second)$/.test(tokens[index]?.key ?? '') ? index : index - 1;
  const rank = tokens[head];
  const post = tokens[head + 1];
  if (!rank || !post || !/^(?:sous|vice)$/.test(rank.key) || folded.slice(rank.end, post.start) !== '-') return false;
  return !new RegExp(`\\b${rank.key}[- ]${post.key.slice(0, 5)}|\\bsecond|\\badjoint`).test(flat);
}

/** Adjectives of the houses people work in. */
const sectors = [
  'banqu bancair',
  'hopital hospitali cliniqu',
  'ecol scolair lycee',
  'industri industriel usin',
  'hotel hoteli',
  'associat associatif',
  'assuranc assureur',
  'restaurant restaurat brasseri',
  'transport routi',
  'agricol agriculteur ferm',
  'mairi municipal communal',
  'garag automobil',
  'pharmaci pharmaceutiqu officin',
].map((line) => line.split(' '));

/** « conseillère bancaire » of an adviser in a bank. */
function isOfSector({ entries }: Facts, title: string, word: string): boolean {
  const group = sectors.find((each) => each.some((root) => word.startsWith(root)));
  if (!group) return false;
  return entries.some(
    ({ kind, title: own, fullName }) =>
      kind === 'job' && own.includes(title) && fullName.some((name) => group.some((root) => name.startsWith(root))),
  );
}

/** Whether some title of the documents has all the words of one claimed, and is no lower one. */
function isHeld(facts: Facts, stems: readonly string[], lowered: boolean): boolean {
  const [first, ...rest] = stems.map((word) => [word, ...alike(word)]);
  if (!first) return true;
  return first.some((word) => {
    if (facts.acronyms.has(word) && rest.length === 0) return true;
    for (const { words, low } of facts.titles.get(word) ?? []) {
      if (
        (!low || lowered) &&
        rest.every((others) =>
          others.some((other) => words.has(other) || facts.acronyms.has(other) || isOfSector(facts, word, other)),
        )
      )
        return true;
    }
    return false;
  });
}

/** « Adjoint au responsable »: a line that tells a lower post. */
const lowersHead =
  /\b(?:aide|assistante?|adjointe?|seconde?|sous|demi|vice|apprentie?|stagiaire|eleve|alternante?|commis)\b/;

/** The jobs whose title has all these words, and the lines that have them. */
function tellersOf(
  { entries, linesOfStem, ownerOfLine, lineText }: Facts,
  stems: readonly string[],
  lowered: boolean,
): Teller[] {
  const [head = '', ...rest] = stems;
  const jobs = entries.flatMap(({ kind, owner, title }) => {
    const at = title.indexOf(head);
    const low = !lowered && at > 0 && lowersTitle(title[at - 1] as string);
    return kind === 'job' && !low && stems.every((word) => title.includes(word)) ? [{ owner, line: -1 }] : [];
  });
  if (jobs.length === 0) return [];
  const lines = [...(linesOfStem.get(head) ?? [])].filter(
    (line) => rest.every((word) => linesOfStem.get(word)?.has(line)) && !lowersHead.test(lineText(line)),
  );
  return [...jobs, ...lines.map((line) => ({ owner: ownerOfLine(line), line }))];
}
