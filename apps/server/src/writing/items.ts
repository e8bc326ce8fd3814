import { z } from 'zod';
import { blank } from './blank.ts';
import { addressedClaim } from './in-first-person.ts';
import type { Claim, Doubt } from './task.ts';

/** A text of the engine’s that may be said better. `key` tells what it says, `title` what stands over it. */
export type Item = { key: string; text: string; title?: string };

/** Texts in place of the engine’s own: each for the one of this key that reads `before`, to the letter. */
export type Words = { key: string; before: string; after: string }[];

/** Texts by the number of their item. `length` in characters. */
export function itemsSchema(most: { items: number; length: number }) {
  const text = z.string().trim().min(1).max(most.length);
  return z.object({ texts: z.array(z.object({ item: z.int().min(1).max(most.items), text })).max(most.items) });
}
export type ItemsAnswer = z.infer<ReturnType<typeof itemsSchema>>;

/** The items as a model reads them: « 1. », their title, their text. */
export function numbered(items: readonly Item[]): string {
  return items.map(({ title, text }, index) => `${index + 1}.${title ? ` [${title}]` : ''}\n${text}`).join('\n\n');
}

/** What the guard reads: `isSpoken` tells of an item whether its text speaks to the person, or is to be taken as it is. */
export function claimsOf({ texts }: ItemsAnswer, isSpoken: (number: number) => boolean): Claim[] {
  return texts.map(({ item, text }, index) => {
    const path = `texts.${index}`;
    return isSpoken(item) ? addressedClaim(path, text.replace(unstated, blank)) : { path, text };
  });
}

/** What is supposed (« si vous avez utilisé … ») and how much is to be written (« deux lignes ») states nothing. */
const unstated =
  /(?<!\p{L})si vous [^.!?;:,\n]*|(?<!\p{L})(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|dix)(?: (?:à|ou) (?:\d{1,2}|deux|trois|quatre|cinq|six))?(?= (?:lignes?|phrases?|mots|exemples?)(?! d[e’'])(?!\p{L}))/giu;

/**
 * What of an answer may stand in for the engine’s texts: nothing that the guard holds, that answers no item or one for
 * the second time, that says the same, or that `isFit` refuses.
 */
export function wordsOf(
  items: readonly Item[],
  { texts }: ItemsAnswer,
  doubts: readonly Doubt[],
  isFit: (item: Item, text: string) => boolean = () => true,
): Words {
  const held = new Set(doubts.map(({ path }) => path));
  const told = new Set<number>();
  return texts.flatMap(({ item: number, text }, index) => {
    const item = items[number - 1];
    if (!item || told.has(number) || held.has(`texts.${index}`)) return [];
    if (text === item.text || !isFit(item, text)) return [];
    told.add(number);
    return [{ key: item.key, before: item.text, after: text }];
  });
}

/** The text that stands for one of the engine’s: a model’s, or itself. */
export function inWords(words: Words | null): (key: string, text: string) => string {
  if (!words) return (_, text) => text;
  return (key, text) => words.find((word) => word.key === key && word.before === text)?.after ?? text;
}
