import paraphrases from '../../data/paraphrases.json' with { type: 'json' };
import { allTerms } from '../skills/terms.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { isEveryday } from './everyday.ts';
import { isSmallWord } from './small-words.ts';

const kinds = new Set(['skill', 'occupation', 'licence', 'certification']);
let vocabulary: Set<string> | null = null;

/** Words met in the names of trades, skills, houses, publics and what is done there, everyone’s words left out. */
function workWords(): Set<string> {
  if (vocabulary) return vocabulary;
  const forms = allTerms().flatMap((term) => (kinds.has(term.kind) ? term.forms.map(({ text }) => text) : []));
  const written = [...forms, ...paraphrases.same, ...paraphrases.wider];
  vocabulary = new Set(
    written
      .flatMap((text) => tokenise(text))
      .filter(({ key }) => key.length > 4 && !/[^a-z]/.test(key) && !isSmallWord(key) && !isEveryday(key))
      .map(({ key }) => stem(key)),
  );
  return vocabulary;
}

/** Whether a folded word belongs to some trade. */
export function isWorkWord(key: string): boolean {
  return workWords().has(stem(key)) && !isEveryday(key);
}
