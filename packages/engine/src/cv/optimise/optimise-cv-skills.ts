import type { Span } from '@coach/contracts/span';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { wordRoot } from '../../match/requirements/word-root.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { foldWord } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { addBlock, type Building, capitalised, use } from './optimise-cv-building.ts';
import { listItems } from './optimise-cv-items.ts';
import { addProved, type Item } from './optimise-cv-proved.ts';
import { accented, isBetterSpelt, isPlainSpelling, names, offerSpelling, wholeTerm } from './optimise-cv-spelling.ts';
import { buildToldSkills } from './optimise-cv-told-skills.ts';

/**
 * Skills in one list, but for those that are told line by line: those the offer asks for first, in its own spelling where
 * it names the same thing.
 */
export function buildSkills(building: Building): void {
  if (buildToldSkills(building)) return;
  const wanted = wantedSkills(building);
  const items: Item[] = listItems(building, ['skills', 'tools']).map(({ text, span }) => ({
    ...spelled(building, withoutRating(building, text, span), span, wanted),
    span,
  }));
  for (const match of wanted) addProved(building, items, match);
  const trade = new Set(rootsOf(building.context.offer?.title ?? ''));
  const isOfTrade = ({ text }: Item) => rootsOf(text).some((root) => trade.has(root));
  // What the post is called by comes first: « Soudage TIG » of a « soudeur TIG ».
  const sorted = withoutDoubles(withoutPieces(building, items))
    .map((item, index) => ({ item, index, group: isOfTrade(item) && item.rank < wanted.length ? 0 : 1 }))
    .sort((a, b) => a.group - b.group || a.item.rank - b.item.rank || a.index - b.index);
  const texts = sorted.map(({ item }) => capitalised(item.text));
  if (texts.length > 0) addBlock(building, 'skills', { kind: 'list', items: texts, inline: texts.every(fitsInline) });
  use(building, ...items.map(({ span }) => span));
}

/** Short enough to stand among others on a line; a label and what it says read easily there. */
function fitsInline(text: string): boolean {
  return text.length < (/\s:\s/.test(text) ? 140 : 60);
}

function rootsOf(text: string): string[] {
  return meaningfulStems(text)
    .map(wordRoot)
    .filter((root) => root.length > 2);
}

/** « Délivrance » beside « Délivrance des ordonnances », both taken from the tasks: the fuller one says it. */
function withoutPieces(building: Building, items: readonly Item[]): Item[] {
  const isPiece = (item: Item) =>
    item.span === null &&
    items.some((other) => other !== item && other.text.length > item.text.length && holds(other.text, item.text));
  const pieces = items.filter(isPiece);
  building.changes = building.changes.filter(
    ({ kind, after }) => kind !== 'added' || !pieces.some(({ text }) => text === after),
  );
  return items.filter((item) => !pieces.includes(item));
}

function holds(whole: string, piece: string): boolean {
  const told = new Set(meaningfulStems(whole));
  const said = meaningfulStems(piece);
  return said.length > 0 && said.every((each) => told.has(each));
}

/** « Balayage » beside « Balayages » is told once, in the words that stand first in the CV. */
function withoutDoubles(items: readonly Item[]): Item[] {
  const told = new Set<string>();
  return items.filter(({ text }) => {
    const key = /\d/.test(text) ? foldWord(text) : meaningfulStems(text).toSorted().join(' ') || foldWord(text);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}

/** « Windows 11 – 90 % » without its rating. */
function withoutRating(building: Building, text: string, span: Span): string {
  const rating = /\s*[–-]\s*(\d{1,3} ?%)$/.exec(text);
  if (!rating || rating.index === 0) return text;
  building.changes.push({
    kind: 'removed',
    before: text,
    span,
    after: text.slice(0, rating.index),
    reason: fr`un pourcentage ne se compare à rien : dites plutôt ce que vous en faites.`,
  });
  return text.slice(0, rating.index);
}

/** Asked for and in the CV: must-have first, in the order of the offer. */
function wantedSkills({ context }: Building): RequirementMatch[] {
  const found = context.requirements.filter(
    ({ requirement, state }) => state !== 'missing' && (requirement.kind === 'skill' || requirement.kind === 'term'),
  );
  const isMust = ({ requirement }: RequirementMatch) => requirement.importance === 'must';
  return [...found.filter(isMust), ...found.filter((match) => !isMust(match))];
}

function spelled(
  building: Building,
  text: string,
  span: Span,
  wanted: RequirementMatch[],
): { text: string; rank: number } {
  const index = wanted.findIndex(({ requirement }) => names(text, requirement.term));
  const match = wanted[index];
  const rank = match ? index : wanted.length;
  const right = accented(text);
  if (right !== text) {
    building.changes.push({ kind: 'spelled', before: text, span, after: capitalised(right), reason: accentReason });
    return { text: right, rank };
  }
  if (!match) return { text, rank };
  const own = wholeTerm(text);
  const spelling = offerSpelling(building, match);
  if (
    own === null ||
    foldWord(own) !== foldWord(match.requirement.term) ||
    !isPlainSpelling(text, spelling) ||
    (foldWord(spelling) === foldWord(text) && !isBetterSpelt(text, spelling)) ||
    !building.isBorneOut(spelling)
  )
    return { text, rank: index };
  building.changes.push({
    kind: 'spelled',
    before: text,
    span,
    after: spelling,
    reason: fr`c’est le nom que l’offre donne à la même compétence.`,
  });
  return { text: spelling, rank: index };
}

const accentReason = fr`les accents manquaient : le mot s’écrit ainsi.`;
