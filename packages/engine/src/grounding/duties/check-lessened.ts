import { oncePer } from '../../text/once-per.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { hasKin } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isSmallWord } from '../words/small-words.ts';

/** « finaliste » of a « demi-finaliste », « option cosmétologie » of an « option management », « adjointe du chef » of nobody’s. */
export function checkLessened(context: CheckContext): Finding[] {
  return [...raised(context), ...otherOptions(context), ...deputies(context)];
}

const lessening = /\b(?:demi|semi|quasi|vice|quart de) ?-? ?$/;

/** A word that the documents have with « demi- » before it, and never without. */
function raised({ reading: { tokens, folded, text }, marks, own }: CheckContext): Finding[] {
  const heads = lessenedIn(own);
  if (heads.size === 0) return [];
  return tokens.flatMap(({ key, start, end }): Finding[] => {
    if (marks[start] !== stances.self || !heads.has(stem(key))) return [];
    if (lessening.test(folded.slice(Math.max(0, start - 10), start))) return [];
    return [{ kind: 'award', start, end, reason: reasons.award(text.slice(start, end)) }];
  });
}

/** « deux demi-journées » make a day. */
const ofTime = /^(?:journees?|heures?|annees?)$/;

const lessenedIn = oncePer(({ reading: { tokens, folded } }: Facts): Set<string> => {
  const [less, whole] = [new Set<string>(), new Set<string>()];
  for (const { key, start } of tokens) {
    const isLess = lessening.test(folded.slice(Math.max(0, start - 10), start));
    if (key.length > 5 && !ofTime.test(key)) (isLess ? less : whole).add(stem(key));
  }
  return new Set([...less].filter((word) => !whole.has(word)));
});

const options = /\b(?:option|specialite|majeure|dominante) (?:de |du |en |d'|: )?([a-z]{5,})/g;

const optionsIn = oncePer(({ flat }: Facts): string[] =>
  [...flat.matchAll(/\b(?:option|specialite|majeure|dominante)s?\b[^.;\n]{3,60}/g)].map(([said]) => said),
);

/** The option of a diploma, where the documents tell another one and not that. */
function otherOptions({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  const told = optionsIn(own);
  if (told.length === 0) return [];
  return [...folded.matchAll(options)].flatMap(({ index, 0: written, 1: word = '' }): Finding[] => {
    if (marks[index] !== stances.self || isSmallWord(word)) return [];
    const words = new Set(told.flatMap((said) => said.match(/[a-z]{4,}/g) ?? []).map(stem));
    if (hasKin(words, stem(word))) return [];
    const end = index + written.length;
    return [{ kind: 'diploma', start: index, end, reason: reasons.diploma(text.slice(index, end)) }];
  });
}

const deputy =
  /(?:^|[.;:\n,] ?|\b(?:suis|comme|devenue?|nommee?|promue?|en tant qu'|d') ?)((?:adjointe?|seconde?|bras droit) (?:de |du |d'|a |au )(?:la |le |l'|ma |mon )?(?:respons|direct|cheff?e?|gerant|manag|patron|titulair|maire\b|president)[a-z]*)/g;

/** « Adjointe de la responsable », where the documents know no second in command. */
function deputies({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return [...folded.matchAll(deputy)].flatMap(({ index, 0: written, 1: title = '' }): Finding[] => {
    const start = index + written.length - title.length;
    if (marks[start] !== stances.self || /\badjoint|\bsecond[es]?\b|\bbras droit/.test(own.flat)) return [];
    const end = start + title.length;
    return [{ kind: 'title', start, end, reason: reasons.title(text.slice(start, end)) }];
  });
}
