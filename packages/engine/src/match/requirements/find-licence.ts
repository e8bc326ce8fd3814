import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';

/** One letter and digit of a category as CVs write it: « 1A », « 3 », « A », « C1 », « F ». */
const category = /^(?:\d[AB]?|[A-G]\d?)$/;
const family = /\br ?(\d{3})\b/g;
/** Characters after « R482 » in which its categories stand. */
const window = 60;

/**
 * Where a CV holds the CACES asked for, category by category: « CACES R489 1A et 3 » holds « R489 catégorie 3 ». A
 * family asked for without category is held by any.
 */
export function findCaces(text: string, term: string): Span[] {
  const [asked] = cacesIn(term);
  if (!asked) return [];
  return cacesIn(text).flatMap(({ family: held, categories, start, end }) => {
    if (held !== asked.family || !asked.categories.every((each) => categories.includes(each))) return [];
    return [{ start, end }];
  });
}

type Caces = Span & { family: string; categories: string[] };

function cacesIn(text: string): Caces[] {
  return [...foldText(text).matchAll(family)].map((match) => {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + window);
    const stop = /\n|;|\.(?! ?\d)|R ?\d{3}/i.exec(rest)?.index ?? rest.length;
    let end = from;
    const categories: string[] = [];
    for (const word of rest.slice(0, stop).matchAll(/[\p{L}\d]+/gu)) {
      const name = word[0].toUpperCase();
      if (category.test(name) && word[0] === name) {
        categories.push(name);
        end = from + word.index + word[0].length;
      } else if (!/^(?:cat|categories?|et|cats)$/.test(foldText(word[0]))) break;
    }
    return { family: match[1] as string, categories, start: match.index, end };
  });
}
