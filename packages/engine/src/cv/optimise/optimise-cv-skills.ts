import type { Span } from '@coach/contracts/span';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { aliasesOf, broaderOf } from '../../skills/skill-links.ts';
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { isSpellingOf } from '../../writing/is-spelling-of.ts';
import { addBlock, type Building, capitalised, use } from './optimise-cv-building.ts';
import { listItems } from './optimise-cv-items.ts';

type Item = { text: string; span: Span | null; rank: number };

/** Skills in one list: those the offer asks for first, in its own spelling where it names the same thing. */
export function buildSkills(building: Building): void {
  const wanted = wantedSkills(building);
  const items: Item[] = listItems(building, ['skills', 'tools']).map(({ text, span }) => ({
    ...spelled(building, withoutRating(building, text, span), span, wanted),
    span,
  }));
  for (const match of wanted) addProved(building, items, match);
  const sorted = items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => a.item.rank - b.item.rank || a.index - b.index);
  const texts = sorted.map(({ item }) => capitalised(item.text));
  if (texts.length > 0)
    addBlock(building, 'skills', { kind: 'list', items: texts, inline: texts.every((text) => text.length < 60) });
  use(building, ...items.map(({ span }) => span));
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
  if (!match) return { text, rank: wanted.length };
  const own = wholeTerm(text);
  const spelling = offerSpelling(building, match);
  if (
    own === null ||
    foldWord(own) !== foldWord(match.requirement.term) ||
    !isPlainSpelling(text, spelling) ||
    spelling === capitalised(text) ||
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

function addProved(building: Building, items: Item[], match: RequirementMatch): void {
  const { requirement, span, proof, place } = match;
  if (!span || !proof || place !== 'job' || items.some(({ text }) => names(text, requirement.term))) return;
  const slice = building.context.cv.text.slice(span.start, span.end);
  // Words that only happen to stand near each other, in a title and its employer, are no name.
  if (/[\n\t|–—;:•]| - /.test(slice)) return;
  const quote = slice.replace(/\s+/g, ' ');
  const own = wholeTerm(quote);
  // A lone word is a skill only where the CV speaks of it as one.
  const isKnown = building.context.mentions.some(
    ({ kind, start, end }) => kind === 'skill' && start === span.start && end === span.end,
  );
  if (!isKnown && (own !== null || match.state !== 'present' || !/\S\s+\S/.test(quote))) return;
  const spelling = offerSpelling(building, match);
  const isSame = own !== null && foldWord(own) === foldWord(requirement.term);
  const same = saysAll(quote, spelling) || (isSame && isPlainSpelling(quote, spelling));
  if (tokenise(quote).length > tokenise(spelling).length + 1 && own === null) return;
  const text = capitalised(same ? spelling : quote);
  if (items.some((item) => foldWord(item.text) === foldWord(text)) || !building.isBorneOut(text)) return;
  items.push({ text, span: null, rank: building.context.requirements.indexOf(match) / 1000 });
  const line = building.context.lines.find(({ start, end }) => proof.start >= start && proof.start < end);
  building.changes.push({
    kind: 'added',
    before: null,
    span: null,
    after: text,
    reason: fr`l’offre le demande et votre CV le dit déjà : « ${shorten(line?.text ?? quote)} ».`,
  });
}

/** Another spelling that does not add « connaissance de » or « maîtrise de » to what the CV says. */
function isPlainSpelling(text: string, spelling: string): boolean {
  const told = new Set(tokenise(text).map(({ key }) => stem(key)));
  const added = tokenise(spelling).filter(({ key }) => key.length >= 4 && !told.has(stem(key)));
  return isSpellingOf(text, spelling) && added.every(({ key }) => meaningfulStems(key).length > 0);
}

/** Whether a quote holds every word of a name in its order, « connaissance » and the like included. */
function saysAll(quote: string, name: string): boolean {
  const told = tokenise(quote).map(({ key }) => stem(key));
  const asked = tokenise(name).filter(({ start, end }) => end - start >= 4 || /\p{Lu}/u.test(name.slice(start, end)));
  let from = 0;
  return asked.every(({ key }) => {
    const at = told.indexOf(stem(key), from);
    from = at + 1;
    return at >= 0;
  });
}

/** Whether an item of a list names a term, as such, by another name or as a case of it. */
function names(text: string, term: string): boolean {
  const wanted = foldWord(term);
  const found = findTerms(text).some(({ name }) =>
    [name, ...broaderOf(name)].some((each) => foldWord(each) === wanted),
  );
  if (found) return true;
  const words = new Set(meaningfulStems(text));
  const stems = meaningfulStems(term);
  return stems.length > 0 && stems.every((stem) => words.has(stem));
}

function wholeTerm(text: string): string | null {
  const first = findTerms(text)[0];
  return first && first.start === 0 && first.end === text.length ? first.name : null;
}

/** The offer's own writing where it is a name of the skill; « vous réceptionnez » is none. */
function offerSpelling({ context }: Building, { requirement: { span, term } }: RequirementMatch): string {
  const slice = context.offer?.text.slice(span.start, span.end).replace(/\s+/g, ' ') ?? '';
  const names = [term, ...aliasesOf(term)].map(stemsOf);
  return capitalised(names.includes(stemsOf(slice)) && !/\p{L}(?:ez|es)$/u.test(slice) ? slice : term);
}

function stemsOf(text: string): string {
  return tokenise(text)
    .map(({ key }) => stem(key))
    .join(' ');
}
