import type { LinkedinProfile, LinkedinReport, LinkedinSuggestion } from '@coach/contracts/linkedin';
import { type Item, inWords, type Words } from '../../writing/items.ts';

/** What LinkedIn shows of a headline. */
const longestHeadline = 220;
/** The suggestions that are sentences; the others are names and lists, as the profile or the CV has them. */
const worded: ReadonlySet<string> = new Set(['Titre', 'Infos', 'Expérience']);

const keys = {
  suggestion: (index: number) => `suggestion:${index}`,
  reason: (index: number) => `reason:${index}`,
  idea: (index: number) => `idea:${index}`,
};

/** What a model may say better of a report: words to take over, reasons and ideas of posts. */
export function suggestionItems({ suggestions, contentRecommendations }: LinkedinReport): Item[] {
  const ideas = contentRecommendations.map(({ type, topic, description }, index) => {
    return { key: keys.idea(index), title: `idée, ${type} : ${topic}`, text: description };
  });
  return [...suggestions.flatMap(itemsOf), ...ideas];
}

function itemsOf({ category, suggestion, reason }: LinkedinSuggestion, index: number): Item[] {
  const why = { key: keys.reason(index), title: `raison, ${category}`, text: reason };
  if (!worded.has(category)) return [why];
  return [{ key: keys.suggestion(index), title: `proposition, ${category}`, text: suggestion }, why];
}

/** The report with a model’s words; impact, category, current words, score and all else are the engine’s. */
export function withWords(report: LinkedinReport, words: Words): LinkedinReport {
  const told = inWords(words);
  return {
    ...report,
    suggestions: report.suggestions.map((each, index) => ({
      ...each,
      suggestion: told(keys.suggestion(index), each.suggestion),
      reason: told(keys.reason(index), each.reason),
    })),
    contentRecommendations: report.contentRecommendations.map((each, index) => {
      return { ...each, description: told(keys.idea(index), each.description) };
    }),
  };
}

/**
 * Whether a text may stand for an item: what only the person knows is still theirs to fill in, a headline is not cut, a
 * line of a job says the same.
 */
export function isFitFor(
  { key, title, text: own }: Item,
  text: string,
  saysTheSame: (before: string, after: string) => boolean,
): boolean {
  if (!key.startsWith('suggestion:')) return !/\n/.test(text) && text.length <= 600;
  if (blanksOf(own).join() !== blanksOf(text).join()) return false;
  if (title?.endsWith('Titre')) return text.length <= longestHeadline && !/\n/.test(text);
  return !title?.endsWith('Expérience') || saysTheSame(own, text);
}

/** « … » and « [nombre de clients par jour] », in order. */
function blanksOf(text: string): string[] {
  return text.match(/…|\.\.\.|\[[^\][\n]{1,120}\]/g)?.map((blank) => blank.replace('...', '…')) ?? [];
}

/** What a profile says, without its name and address. */
export function profileText({ headline, about, experiences, skills, education }: LinkedinProfile): string {
  const jobs = experiences.flatMap(({ title, company, lines }) => [
    [title, company].filter(Boolean).join(', '),
    ...lines.map((line) => `- ${line}`),
  ]);
  const studies = education.map(({ degree, school }) => [degree, school].filter(Boolean).join(', '));
  return [
    ...(headline ? [`Titre : ${headline}`] : []),
    ...(about ? ['Infos :', about] : []),
    ...(jobs.length > 0 ? ['Expérience :', ...jobs] : []),
    ...(studies.length > 0 ? ['Formation :', ...studies] : []),
    ...(skills.length > 0 ? [`Compétences : ${skills.join(', ')}`] : []),
  ].join('\n');
}
