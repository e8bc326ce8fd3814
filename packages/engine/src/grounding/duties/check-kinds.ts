import type { Span } from '@coach/contracts/span';
import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { isParaphrased } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt, tokenAt } from '../text/read-text.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';
import { patternOf } from './check-branches.ts';
import { isTelling } from './check-novelties.ts';
import { isDoneByMe } from './is-done-by-me.ts';
import kinds from './kinds.json' with { type: 'json' };
import { type Part, partsOf } from './lines-retold.ts';

export type Member = { group: number; kind: string; is: RegExp; tells: RegExp };

/** Things of one kind, each of which is none of the others. */
export const members: Member[] = Object.entries(kinds).flatMap(([kind, lines], group) =>
  lines.map((line): Member => {
    const roots = line.split(' ');
    const claimed = roots.filter((root) => !root.startsWith('~')).map(patternOf);
    const told = roots.map((root) => patternOf(root.replace('~', '')));
    return {
      group,
      kind,
      is: new RegExp(`^(?:${claimed.join('|')})$`),
      tells: new RegExp(`(?:^|[^a-z])(?:${told.join('|')})`),
    };
  }),
);
export const words = new RegExp(
  `(?<![a-z])(?:${Object.values(kinds)
    .flat()
    .flatMap((line) =>
      line
        .split(' ')
        .filter((root) => !root.startsWith('~'))
        .map(patternOf),
    )
    .join('|')})(?![a-z])`,
  'g',
);

/**
 * « préparation en froid négatif » of who worked in « froid positif », « en réanimation, en dialyse, aux urgences » of the last two:
 * a thing of some kind that the documents do not tell, where the line that is retold tells others of that kind.
 */
export function checkKinds(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const named = [...reading.folded.matchAll(words)];
  return named.flatMap(({ index, 0: written }, place): Finding[] => {
    if (marks[index] !== stances.self || !isTelling(context, index)) return [];
    // « mais », which is no « maïs »
    if (written === 'mais' && !reading.text.slice(index, index + 4).includes('ï')) return [];
    const meant = membersOf(context)(written).filter((member) => !isToldIn(own)(member));
    if (meant.length === 0) return [];
    const [start, end] = [index, index + written.length];
    if (isInInitials(context, own, { start, end })) return [];
    const at = tokenAt(reading.tokens, start);
    const root = reading.stems[at] as string;
    const beside = [named[place - 1], named[place + 1]].filter((each) => each !== undefined);
    const isAdded = (group: number) => beside.some((each) => isListedWith(context, group, { start, end }, each));
    const isTold = isParaphrased(own.words, [root]) || isToldOtherwise(own, [root], false);
    if (
      !meant.some(
        ({ group }) => isAdded(group) || (!isTold && (isRetold(context, group, at) || isDoneByMe(reading, start))),
      )
    )
      return [];
    return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)), givesWay: true }];
  });
}

/** The things that a written word names; a text that says one word fifty thousand times asks once. */
const membersOf = oncePer((_: CheckContext): ((written: string) => Member[]) => {
  const known = new Map<string, Member[]>();
  return (written) => {
    const named = known.get(written) ?? members.filter(({ is }) => is.test(written));
    known.set(written, named);
    return named;
  };
});

/** « le béton, l’acier et le bois » of who tells of the first two: listed right beside one of its kind that is told. */
function isListedWith(
  context: CheckContext,
  group: number,
  { start, end }: Span,
  { index, 0: written }: RegExpExecArray,
): boolean {
  const {
    reading: { folded },
    own,
  } = context;
  const between = index < start ? folded.slice(index + written.length, start) : folded.slice(end, index);
  if (!(between.length < furthest && joined.test(between)) && !likewise.test(between)) return false;
  return membersOf(context)(written).some(
    (member) => member.group === group && !ways.has(member.kind) && isToldIn(own)(member),
  );
}

/** « en bus ou en train » is how one gets there. */
const ways = new Set(['vehicles']);
const furthest = 40;
const joined =
  /^(?: [a-z]{3,14})?(?:,| et| ou|, puis| puis| ainsi que|, et) (?:(?:le|la|les|du|de|des|en|au|aux|sur|une?|aussi|mes|chez|avec|parfois) |l'|d')*$/;

/** « Les quiches font partie de ce que je sais faire, tout comme les entremets » */
const likewise =
  /^[^.;:!?,]{0,50},? (?:tout comme|de meme que|au meme titre que|aussi bien que|autant que) ?(?:(?:le|la|les|du|de|des|en|au|aux|sur|mes|a) ?|l'|d')*$/;

/** Whether the documents tell a thing in any of its words; each is looked for once. */
const isToldIn = oncePer(({ flat }: Facts): ((member: Member) => boolean) => {
  const known = new Map<Member, boolean>();
  return (member) => {
    const told = known.get(member) ?? member.tells.test(flat);
    known.set(member, told);
    return told;
  };
});

const reach = 12;
const enough = 2;
const near = 3;
const far = 99;

/** A line of the documents tells others of the kind, and shares what stands right beside, or two words more. */
function isRetold(context: CheckContext, group: number, at: number): boolean {
  const { tokens, stems, sentences } = context.reading;
  const { from, to } = sentences[sentenceAt(sentences, tokens[at]?.start ?? 0)] as Sentence;
  const telling = (index: number) =>
    (tokens[index]?.key.length ?? 0) > 3 && !isSmallWord(tokens[index]?.key ?? '') && index !== at;
  const around: number[] = [];
  for (let index = Math.max(from, at - reach); index < Math.min(to, at + reach + 1); index++)
    if (telling(index)) around.push(index);
  const before = around.filter((index) => index < at).at(-1) ?? -far;
  const behind = around.find((index) => index > at) ?? at + far;
  const beside = [before, behind].filter((index) => Math.abs(index - at) <= near);
  return partsWith(context.own)(group).some((part) => {
    const shared = around.filter((index) => isToldBy(part, stems[index] as string));
    return shared.length >= enough && shared.some((index) => beside.includes(index));
  });
}

/** « j’animais » of « animation »: a long word by how it begins. */
function isToldBy({ stems, heads }: Part, word: string): boolean {
  return stems.has(word) || (word.length >= longWord && heads.has(word.slice(0, headLength)));
}

const longWord = 6;
const headLength = 5;

/** The parts of the documents that tell something of a kind. */
const partsWith = oncePer((facts: Facts): ((group: number) => Part[]) => {
  const known = new Map<number, Part[]>();
  return (group) => {
    const found =
      known.get(group) ??
      partsOf(facts).filter(({ text }) => members.some((each) => each.group === group && each.tells.test(text)));
    known.set(group, found);
    return found;
  };
});
