import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { readNumber } from '../figures/read-number.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { isPlain } from '../words/everyday.ts';
import { inTerm } from '../words/in-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { led, ranks } from './title-words.ts';

/** A title a text names: where it stands, and the stems of its words. */
export type Title = { start: number; end: number; stems: string[] };

const formed =
  /^ (?:de formation(?! (?:aux?|en|a|de|du|des|d'|initiale|continue|professionnelle|interne))|de metier|de profession|de carriere)\b/;

/** « sinistre responsable »: said of the thing before it, as the documents do. */
function isAdjective({ flat }: Facts, tokens: CheckContext['reading']['tokens'], index: number): boolean {
  const before = tokens[index - 1];
  if (!before || isSmallWord(before.key) || before.key.length < 4) return false;
  return flat.includes(`${before.key} ${tokens[index]?.key}`);
}

/** Who served the state is told by the contracts, who has the bac by the diplomas. */
const toldElsewhere = /^(?:fonctionnaire|bacheli)/;

/** What is added to a title and makes it another: behind it at once, or behind its complement (« d’études qualitatives senior »). */
const higher =
  /^ (?:(?:de |d'|du |des |en |aux? )?[a-z-]{4,} (?:[a-z-]{4,} )?(?=senior\b|principale?\b|en chef\b))?(?:en )?(principale?|senior|chef|adjointe?|generale?|superieure?|regionale?|nationale?|internationale?|departementale?|agreee?|assermentee?|titulaire|associee?)(?![a-z]| d(?:es? |'|u ))/;

/** The word of rank behind a title that the documents never have: « vendeuse principale » of one who was a « vendeuse ». */
function rankAbove({ words }: Facts, folded: string, end: number): { length: number; root: string } | null {
  const [written = '', word = ''] = higher.exec(folded.slice(end, end + 60)) ?? [];
  return word === '' || words.has(word) || words.has(stem(word)) ? null : { length: written.length, root: stem(word) };
}

/** The titles of posts and words of rank that a text names, of whomever. */
export function titlesOf({ reading, terms, own }: CheckContext): Title[] {
  const { text, tokens, stems, folded } = reading;
  const found: Title[] = terms.flatMap(({ kind, name, start, end: last }): Title[] => {
    // « Moniteur » above « Auto-école du Doubs »: a title goes no further than its line.
    const line = text.slice(start, last).indexOf('\n');
    const end = line > 0 ? start + line : last;
    if (kind !== 'occupation' || toldElsewhere.test(folded.slice(start, end)) || isInName(text, start)) return [];
    const from = tokenAt(tokens, start);
    if (isFigure(folded.slice(end, end + 30))) return [];
    // « a été jugé recevable » names no « juge ».
    if (isAdjective(own, tokens, from) || isParticiple(text.slice(start, end), name)) return [];
    const held = withoutDiploma(wordsWithin(tokens, stems, from, end));
    const rank = rankAbove(own, folded, end);
    return [{ start, end: end + (rank?.length ?? 0), stems: rank ? [...held, rank.root] : held }];
  });
  const covered = new Uint8Array(folded.length + 1);
  for (const { start, end } of found) covered.fill(1, start, end);
  tokens.forEach(({ start, end, key }, index) => {
    if (covered[start] || isSmallWord(key) || toldElsewhere.test(key)) return;
    const before = folded.slice(Math.max(0, start - 32), start);
    const isRank = ranks.has(stems[index] as string) && key !== 'medecine' && !isVerb(tokens[index + 1]?.key ?? '');
    const apposed = !inTerm(terms, start) && isApposed(reading, index, terms);
    if (!(isRank || apposed || isLedTo(before, key) || isSaidToBe(reading, index))) return;
    if (readNumber(text, tokens, index)) return;
    if ((isRank && isAdjective(own, tokens, index)) || isFigure(folded.slice(end, end + 30))) return;
    found.push({ start, end, stems: [stems[index] as string] });
  });
  return found;
}

function isLedTo(before: string, key: string): boolean {
  return led.test(before) && (someone.test(key) || !/\bfonctions? d(?:e |')$/.test(before));
}

const beingAt =
  /(?:\b(?:je suis|j'etais|j'ai ete|experience d[e'])|(?:^|[.;\n] ?)(?:actuellement|aujourd'hui)) ?(?:une? )?$/;
const atHouse = /^(?: [\p{L}’'-]{1,14}){0,6} (?:chez|pour|à|au|au sein (?:de|du)) (?:l['’]|la |le )?\p{Lu}/u;
const workedAs =
  /\b(?:travaille|exerce|passe|embauchee?|recrutee?|engagee?)\b[^.;:!?\n]{0,80} comme (?:une? )?$|\b(?:exerce\w*|pratique\w*|appris) (?:le|mon|un) metier d[e'] ?$/;
const quality = /(?:eux|euse|ible|able|ifs?|ives?|ante?|ente?|elle?|ale?|ique|iste|[eiu]e?)$/;

/** « soudeur de formation », « j’ai exercé comme soudeur »: said of the speaker, in whatever word. */
function isSaidToBe(reading: CheckContext['reading'], index: number): boolean {
  const { start, end } = reading.tokens[index] as Token;
  return (
    formed.test(reading.folded.slice(end, end + 16)) ||
    (mayLead(reading.tokens, index) && isWorkedAs(reading, start, end))
  );
}

/** The words before what one is or worked as, an article apart; of nearly all others nothing more need be asked. */
const leading = new Set(['suis', 'etais', 'ete', 'd', 'de', 'actuellement', 'hui', 'comme']);

function mayLead(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.key ?? '';
  return leading.has(before === 'un' || before === 'une' ? (tokens[index - 2]?.key ?? '') : before);
}

/** « j’étais matelot chez Armement Le Gall »: what one worked as is a post, in whatever word. */
function isWorkedAs({ text, folded }: CheckContext['reading'], start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 120), start);
  const isOfHouse = beingAt.test(before) && atHouse.test(text.slice(end, end + 90));
  if (!isOfHouse && !workedAs.test(before)) return false;
  const word = foldWord(text.slice(start, end));
  return word.length > 5 && (someone.test(word) || !(quality.test(word) || isPlain(word)));
}

function wordsWithin(
  tokens: CheckContext['reading']['tokens'],
  stems: readonly string[],
  from: number,
  end: number,
): string[] {
  const words: string[] = [];
  for (let index = from; index < tokens.length && (tokens[index]?.start ?? end) < end; index++)
    if (!isSmallWord(tokens[index]?.key ?? '')) words.push(stems[index] as string);
  return words;
}

/** « rédactrice dans l’âme »: by nature, not by trade. */
function isFigure(after: string): boolean {
  return /^ (?:d'orchestre de|des? (?:comptes|clefs|cles|lieux|temple)|du (?:temps|temple)|dans une? (?:choeur|chorale|club|troupe|orchestre|fanfare|association|groupe de)|dans l'ame|de coeur|a mes heures|en herbe|du dimanche)/.test(
    after,
  );
}

/** « fonctions de recherche » are of a tool; of direction, they are a post. */
const someone =
  /(?:eurs?|euses?|trices?|istes?|iers?|ieres?|iens?|iennes?|ants?|antes?|aires?|logues?|ecins?)$|^(?:direction|encadrement|management|coordination|commandement|cadre|chef|cheffe|maitre|responsab\w+)$/;

const agent = /(?:^associe|^associee|teur|trice|iste|ogue|ien|ienne|ier|iere)$/;
const qualities = new Set(
  'interlocuteur interlocutrice auteur autrice amateur amatrice spectateur spectatrice utilisateur utilisatrice detenteur detentrice titulaire beneficiaire membre rigueur valeur ardeur faveur coeur honneur bonheur labeur majeur majeure interieur exterieur superieur inferieur meilleur meilleure ailleurs plusieurs serieuse curieuse soigneuse rigoureuse chaleureuse heureuse dynamique premier premiere dernier derniere particulier particuliere regulier reguliere entier fier fiere singulier familier optimiste perfectionniste altruiste realiste pragmatiste ancien ancienne moteur novateur novatrice observateur observatrice quotidien europeen'.split(
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

function isParticiple(written: string, name: string): boolean {
  return /\p{L}ée?s?$/u.test(written) && !name.includes('é');
}

/** « infirmier diplômé d’État »: the diploma is weighed with the diplomas. */
function withoutDiploma(words: string[]): string[] {
  const at = words.findIndex((word) => word.startsWith('diplom'));
  return at > 0 ? words.slice(0, at) : words;
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
