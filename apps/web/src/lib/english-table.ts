export type EnglishMessages = Record<string, ((inputs: object) => string) | undefined>;

/**
 * Read by every compiled message (scripts/english-apart.ts): English by key while English is read, else undefined.
 * @public
 */
export let english: EnglishMessages | undefined;

export function setEnglish(messages: EnglishMessages | undefined): void {
  english = messages;
}
