import paraphrases from '../../../data/paraphrases.json' with { type: 'json' };
import publics from '../../../data/publics.json' with { type: 'json' };
import { allTerms } from '../../skills/terms.ts';
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { isEveryday } from './everyday.ts';
import { isSmallWord } from './small-words.ts';

const kinds = new Set(['skill', 'occupation', 'licence', 'certification']);
let vocabulary: Set<string> | null = null;

/** Words met in the names of trades, skills, houses, publics and what is done there, everyone’s words left out. */
function workWords(): Set<string> {
  if (vocabulary) return vocabulary;
  const forms = allTerms().flatMap((term) => (kinds.has(term.kind) ? term.forms.map(({ text }) => text) : []));
  const written = [...forms, ...paraphrases.same, ...paraphrases.wider, ...Object.values(publics)];
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

const served = new Set(
  [publics.publics, publics.houses, publics.events]
    .flatMap((line) => line.split(' '))
    .map((word) => stem(foldWord(word))),
);

/** Whether a folded word names people or houses one may work for. */
export function isServed(key: string): boolean {
  return served.has(stem(key)) || served.has(stem(key.replace(/s$/, '')));
}
