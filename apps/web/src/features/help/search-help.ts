import type { HelpTopic } from './help-topics.ts';

/** The topics with only the entries that hold every word asked for, accents and case apart; emptied topics are left out. */
export function searchHelp(topics: readonly HelpTopic[], asked: string): HelpTopic[] {
  const words = fold(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      entries: topic.entries.filter(({ question, answer }) => {
        const text = fold(`${topic.title} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
