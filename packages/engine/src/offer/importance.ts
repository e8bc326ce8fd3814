import type { Importance } from '@coach/contracts/offer';
import { once } from '../text/while-reading.ts';
import { niceCue, niceCueIn } from './nice-cue.ts';
import type { Sentence } from './sentences.ts';
import type { OfferPart } from './split-offer.ts';

const inlineWish = /\b(?:idealement|ideally|si possible|de preference|preferablement|preferably|voire|encore mieux)\b/;
export const mustCue =
  /\b(?:exigee?s?|obligatoires?|indispensables?|imperatifs?|imperatives?|imperativement|necessaires?|(?<!pre[- ]?)requise?s?|required|mandatory|must\b|demandee?s?|eliminatoires?|obligatoirement)/;
const notMust =
  /(?:\bnon|\bpas|\bpas forcement|\bsans etre|\bnot|\baucune? n'est|\brien d') ?(?:un prerequis|eliminatoires?|exigee?s?|obligatoires?|indispensables?|imperatifs?|imperatives?|necessaires?|requise?s?|demandee?s?|required|mandatory)/g;
/** « La connaissance du secteur s’apprend », « nous vous formerons »: what one may come without. */
const learnt = /\bs'appre(?:nd|ndra|nnent|ndront)\b|\b(?:nous|on) (?:vous |te |y |t')+form(?:ons|erons|e|era)\b/g;
const wishOpening =
  /^[^a-z]*(?:si (?:en plus|de plus|vous avez (?:aussi|egalement|en plus)|tu as (?:aussi|en plus)|vous (?:connaissez|parlez|maitrisez)|tu (?:connais|parles|maitrises))|vous avez peut-etre|tu as peut-etre|ce serait|encore mieux si|en bonus)\b/;
/** « … et la connaissance de SAP serait un plus », « … et nous vous formons à SAP » begin anew, as a comma would. */
const newSubject =
  / (?=(?:et|mais) (?:nous|on) (?:vous |te |t')|(?:et|mais) (?:la |le |l'|une? |de |des )?(?:connaissances?|maitrise|pratique|notions?|experience|formation|certification)\b)/g;
/** « …, de même que le CAPA », « …, ainsi qu’un SST »: what follows shares the wish or the demand before the comma. */
const sharing = /,(?= (?:de meme|tout comme|ainsi qu(?:e |')|comme aussi|de la meme facon))/g;
const cueAlone =
  "(?:(?:c'est |ce serait )?(?:un |une? |de )?(?:vrai |reel |gros |petit |serieux )?(?:plus|atout|bonus)|(?:tres |fortement |vivement )?(?:souhaite|apprecie|conseille|recommande|valorise|exige|requis|demande)e?s?|souhaitables?|facultati(?:f|ve)s?|optionnel(?:le)?s?|obligatoires?|indispensables?|imperati(?:f|ve)s?|(?:de )?preference|si possible|idealement)";
/** « Sage 100 (un plus) », « CACES 3 (souhaité) »: a bracket that says no more than how much is said of what stands before. */
const aside = new RegExp(`\\((${cueAlone})\\)`, 'g');
const isPlus = / plus$|atout|bonus/;
/** « Sage 100, un vrai plus »: so does what stands alone behind a comma. */
const behind = new RegExp(`,(?= ${cueAlone}\\W*(?:$|[.;,]))`, 'g');
const sameAgain = /^[^a-z]*(?:pareil|idem|de meme|tout comme|meme chose)\b/;

/** « Le permis EB serait un plus. La pratique du dessin aussi. » */
const asWell = /^(?=.{3,120}\b(?:aussi|egalement)(?:\W*$|, ainsi que\b))(?!.*\b(?:vous|tu|nous)\b)/;

/** How strongly a sentence asks for what it names; `said` where its own words or its part of the offer tell so. */
export type Demand = { importance: Importance; said: boolean };

/** How much the employer wants what stands at a place of a sentence. */
export function demandAt(sentences: readonly Sentence[], index: number, part: OfferPart, at: number): Demand {
  const sentence = sentences[index] as Sentence;
  const folded = withPlainCues(sentence.folded);
  const offset = at - sentence.start;
  const own = clauseCue(folded, offset);
  if (own) return { importance: own, said: true };
  if (part === 'nice') return { importance: 'nice', said: true };
  const wished =
    wishOpening.test(folded) ||
    isWishedFurtherOn(folded, offset) ||
    isInlineWish(folded, offset) ||
    (isWishOfThis.test(sentences[index + 1]?.folded ?? '') && folded.trimEnd().endsWith('?')) ||
    ((sameAgain.test(folded) || (/aussi|egalement/.test(folded) && asWell.test(folded))) &&
      niceCueIn(sentences[index - 1]?.folded ?? '') !== null);
  return wished ? { importance: 'nice', said: true } : { importance: 'must', said: part === 'profile' };
}

/** A folded sentence in which what it shares, begins anew or takes back stands in the words that are looked for. */
const withPlainCues = once((folded) =>
  folded
    .replace(sharing, ' ')
    .replace(aside, (whole, cue: string) => (isPlus.test(cue) ? 'un plus'.padEnd(whole.length) : ` ${cue} `))
    .replace(behind, ' ')
    .replace(newSubject, (words) => `,${words.slice(1)}`)
    .replace(notMust, (words) => 'un plus'.padEnd(words.length))
    .replace(learnt, (words) => 'un plus'.padEnd(words.length)),
);

/** The cue of the clause around a place: the one that follows, else the one before; null without any. */
function clauseCue(folded: string, offset: number): Importance | null {
  const clause = clauseAt(folded, offset);
  const [must, nice] = [mustCue.exec(clause.text), niceCueIn(clause.text)];
  if (!must || !nice) return must ? 'must' : nice ? 'nice' : null;
  const mustFollows = must.index >= clause.offset;
  const niceFollows = nice.index >= clause.offset;
  if (mustFollows !== niceFollows) return mustFollows ? 'must' : 'nice';
  const mustFirst = must.index < nice.index;
  return mustFirst === mustFollows ? 'must' : 'nice';
}

/** « Vous êtes Green Belt ? C'est un plus. » */
const isWishOfThis = new RegExp(
  `^[^a-z]*(?:(?:c'est|ce sera(?:it)?|cela (?:est|sera(?:it)?)) .{0,20}(?:${niceCue.source}|mieux|top|parfait|super|bien)|super|tant mieux|parfait|tres bien|bravo|nickel|genial|top|bonus|encore mieux)`,
);

const leadsList =
  /^[^a-z]*(?:(?:une?|la|le|l'|des|de|bonnes?|solides?) ?)*(?:connaissances?|maitrise|pratique|experience|notions|habilitation|competences?)\b/;

/**
 * « Le SST, le CACES 3 et le permis seraient un plus »: one wish at the end for all, unless « vous » begins anew or one
 * thing has the wish to itself: « CAP cuisine, une mention complémentaire est bienvenue ».
 */
function isWishedFurtherOn(folded: string, offset: number): boolean {
  const plain = withoutBrackets(folded, offset);
  const wish = niceCueIn(plain);
  if (!wish || mustCue.test(plain)) return false;
  const from = plain.lastIndexOf(',', wish.index) + 1;
  const isPlural = /^(?:seraient|sont|seront|constituent)\b/.test(wish[0]) || /(?<!plu|bonu)s$/.test(wish[0]);
  const ownSubject = !isPlural && /^\s*(?:et |mais )?(?:une?|la|le|l'|votre|ton) ?/.test(plain.slice(from));
  const bare =
    /^(?:appreciee?|souhaitee?|conseillee?|recommandee?|bienvenue?|valorisee?)$/.test(wish[0]) &&
    !leadsList.test(plain);
  if ((ownSubject || bare) && offset < from) return false;
  return !/,[^,]*\b(?:vous|tu|avez|etes|disposez|maitrisez)\b/.test(
    plain.slice(Math.min(offset, wish.index), wish.index),
  );
}

/** A sentence with its brackets blank, but for the one around `offset`; that one alone where it has a cue of its own. */
function withoutBrackets(folded: string, offset: number): string {
  const open = folded.lastIndexOf('(', offset);
  const close = folded.indexOf(')', offset);
  const inside = open >= 0 && close >= 0 && folded.lastIndexOf(')', offset - 1) < open;
  const own = inside ? folded.slice(open, close + 1) : '';
  if (niceCueIn(own) !== null || mustCue.test(own))
    return ' '.repeat(open) + own + ' '.repeat(folded.length - close - 1);
  if (inside) return folded;
  return folded.replace(/\([^()]{0,120}\)/g, (aside) => ' '.repeat(aside.length));
}

/** The bracket that holds a place and nothing that is asked for or wished by itself, else that place. */
function bracketAround(folded: string, offset: number): [number, number] {
  const open = folded.lastIndexOf('(', offset);
  const close = folded.indexOf(')', offset);
  const isInside = open >= 0 && close >= 0 && folded.lastIndexOf(')', offset - 1) < open;
  if (!isInside) return [offset, offset];
  const own = folded.slice(open, close);
  return mustCue.test(own) || niceCueIn(own) !== null || inlineWish.test(own) ? [offset, offset] : [open, close];
}

/** « idéalement Kafka » wishes for what follows; « (NestJS idéalement) » for what its bracket holds. */
function isInlineWish(folded: string, offset: number): boolean {
  const wish = inlineWish.exec(folded);
  if (!wish) return false;
  const after = wish.index + wish[0].length;
  if (offset > wish.index)
    return !folded.slice(after, offset).includes(')') || folded.slice(0, wish.index).lastIndexOf('(') < 0;
  if (/^(?:\s*[,.;)]|\s*$)/.test(folded.slice(after)) && !/[,;(]/.test(folded.slice(offset, wish.index))) return true;
  return folded[after] === ')' && !folded.slice(offset, wish.index).includes('(') && wish.index - offset < 40;
}

/** The part between commas around a place of a sentence: a wish there concerns nothing else. */
function clauseAt(sentence: string, offset: number): { text: string; offset: number } {
  const folded = withoutBrackets(sentence, offset);
  // « une connaissance des groupes (Carrier, Thermo King) serait un plus »: the commas of its bracket part nothing.
  const [open, close] = bracketAround(folded, offset);
  const from = folded.lastIndexOf(',', open) + 1;
  const to = folded.indexOf(',', close);
  return { text: folded.slice(from, to < 0 ? undefined : to), offset: offset - from };
}
