import type { CheckContext, Finding } from '../context.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { hasKin, isParaphrased } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isWorkWord } from '../words/work-words.ts';
import { isTelling } from './check-novelties.ts';
import { partsRetold } from './lines-retold.ts';

/**
 * « le fret maritime et aérien » of who books the first: a text that retells a line of the documents puts its words into
 * other words, but adds no thing to those the line tells.
 */
export function checkAdditions(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  return reading.sentences.flatMap(({ from, to }) =>
    membersIn(context, from, to).flatMap((member): Finding[] => {
      const start = reading.tokens[member.from]?.start ?? 0;
      const end = reading.tokens[member.to - 1]?.end ?? start;
      if (marks[start] !== stances.self || !isTelling(context, start)) return [];
      // Names and figures are looked at with the names and figures.
      if (/[\p{Lu}\d]/u.test(reading.text.slice(start, end)) || isInInitials(context, context.own, { start, end }))
        return [];
      if (!isUntold(context, member) || !isRetold(context, Math.max(from, member.lead - reach), member.lead)) return [];
      return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)), givesWay: true }];
    }),
  );
}

const reach = 8;

/** A word of some trade in it, and none that the documents tell, so or otherwise. */
function isUntold(context: CheckContext, { from, to }: Member): boolean {
  const { tokens, stems } = context.reading;
  const telling = tellingIn(context, from, to);
  if (!telling.some((index) => isWorkWord(tokens[index]?.key ?? ''))) return false;
  if (telling.some((index) => isToldAt(context, index))) return false;
  return !isToldOtherwise(
    context.own,
    telling.map((index) => stems[index] as string),
    false,
  );
}

/** What stands before is told: its last word somewhere, two of its words on the line that is retold. */
function isRetold(context: CheckContext, from: number, to: number): boolean {
  const lead = tellingIn(context, from, to);
  const nearest = lead.at(-1);
  if (nearest === undefined || !isToldAt(context, nearest)) return false;
  const about = lead.map((index) => context.reading.stems[index] as string).reverse();
  const [part] = partsRetold(context.own, about);
  return part !== undefined && about.filter((word) => hasKin(part.stems, word)).length > 1;
}

type Member = { lead: number; from: number; to: number };

const stops =
  /^(?:qui|que|qu|dont|ou|et|je|j|vous|nous|on|il|elle|pour|avec|dans|chez|en|a|au|aux|sur|par|depuis|sans|apres|avant|entre|puis|ainsi|afin|jusqu|sous|lors|pendant|mon|ma|mes|est|sont|y|m|me|ne|n|ai|comme|vers|soit|plus|tout|toute|tous|toutes|moins|si|mais|donc|car|cela|c|ce)$/;
const adjective = /(?:iens?|iennes?|als?|ales?|aux|ifs?|ives?|iques?|aires?|euses?|ables?|ibles?|els?|elles?)$/;
const verbal = /(?:ée?s?|er|ir|ant|ait|ais|(?<![iç])ons|ez)$/;

/**
 * What « et » joins to what stands before: nouns and adjectives, with articles or without. Between commas a list has room
 * for other words for what the documents list, and so proves nothing.
 */
function membersIn({ reading }: CheckContext, from: number, to: number): Member[] {
  const found: Member[] = [];
  for (let index = from + 1; index < to - 1; index++) {
    const isLink = reading.tokens[index]?.key === 'et' && gapBefore(reading, index) === ' ';
    if (!isLink || gapBefore(reading, index + 1) !== ' ') continue;
    if (!isListed(reading, from, index)) found.push(memberFrom(reading, index, to));
  }
  return found.filter((member) => isThing(reading, member));
}

/** Whether a comma stands shortly before: « les pannes, les soucis et les caprices ». */
function isListed(reading: CheckContext['reading'], from: number, link: number): boolean {
  for (let at = link; at > Math.max(from, link - reach); at--) if (gapBefore(reading, at).includes(',')) return true;
  return false;
}

function gapBefore({ tokens, text }: CheckContext['reading'], index: number): string {
  return text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start);
}

const mostWords = 6;

/** A member to its last word; « fret maritime et aérien d’un négociant »: the complement is that of both. */
function memberFrom(reading: CheckContext['reading'], lead: number, to: number): Member {
  const from = lead + 1;
  let last = from;
  for (; last < to && last < from + mostWords; last++) {
    const key = reading.tokens[last]?.key ?? '';
    if (last > from && /[^ '’-]/.test(gapBefore(reading, last))) break;
    const isShared = last === from + 1 && /^(?:d|de|des|du)$/.test(key);
    if (stops.test(key) || (isShared && adjective.test(reading.tokens[from]?.key ?? ''))) break;
  }
  return { lead, from, to: last };
}

/** A noun or adjective by itself, or with its article. */
function isThing({ tokens, text, folded }: CheckContext['reading'], { from, to }: Member): boolean {
  const words = tokens.slice(from, to);
  const head = words.find(({ key }) => !isSmallWord(key));
  if (!head || /^(?:d|de)$/.test(words[0]?.key ?? '') || verbal.test(text.slice(head.start, head.end))) return false;
  // What a verb stands behind is no thing told of, but the subject of another clause.
  return !/^ (?:est|sont|ont|a|etait|me|m'|ne)\b/.test(folded.slice(words.at(-1)?.end, (words.at(-1)?.end ?? 0) + 8));
}

function tellingIn({ reading: { tokens } }: CheckContext, from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = from; index < to; index++) {
    const key = tokens[index]?.key ?? '';
    if (key.length > 3 && !isSmallWord(key)) found.push(index);
  }
  return found;
}

function isToldAt({ reading: { stems, tokens }, own }: CheckContext, index: number): boolean {
  const root = stems[index] as string;
  if (hasKin(own.words, root)) return true;
  const next = stems[index + 1];
  return next !== undefined && !isSmallWord(tokens[index + 1]?.key ?? '') && isParaphrased(own.words, [root, next]);
}
