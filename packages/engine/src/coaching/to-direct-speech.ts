import { saidWords } from '../interviews/feedback/said-words.ts';
import { capitalised, typeset } from '../letters/french/typeset.ts';

const told =
  /(?:r[ée]pond(?:e|re|ra|u)?|dis(?:e|ent)|dire|dira|rétorque\p{L}*|objecte\p{L}*|oppose\p{L}*|pense|trouve)\s+(?:que\s+|qu[’'])/iu;
const begun = /^\s*(?:que\s+|qu[’'])/iu;
const quoted = /[«"“]\s*([^«»"”]{4,200}?)\s*[»"”]/u;
const swaps: [RegExp, string][] = [
  [/(?<!\p{L})je ne suis pas(?!\p{L})/giu, 'vous n’êtes pas'],
  [/(?<!\p{L})je suis(?!\p{L})/giu, 'vous êtes'],
  [/(?<!\p{L})je n[’']ai pas(?!\p{L})/giu, 'vous n’avez pas'],
  [/(?<!\p{L})j[’']ai(?!\p{L})/giu, 'vous avez'],
  [/(?<!\p{L})je demande(?!\p{L})/giu, 'vous demandez'],
  [/(?<!\p{L})je veux(?!\p{L})/giu, 'vous voulez'],
  [/(?<!\p{L})je manque(?!\p{L})/giu, 'vous manquez'],
  [/(?<!\p{L})je coûte(?!\p{L})/giu, 'vous coûtez'],
  [/(?<!\p{L})(?:mon|ma)(?!\p{L})/giu, 'votre'],
  [/(?<!\p{L})mes(?!\p{L})/giu, 'vos'],
];
const them: [RegExp, string][] = [
  [/^(?:il|elle) n[’']a pas(?!\p{L})/iu, 'je n’ai pas'],
  [/^(?:il|elle) n[’']a jamais(?!\p{L})/iu, 'je n’ai jamais'],
  [/^(?:il|elle) a(?![\p{L}’'])/iu, 'j’ai'],
  [/^elle n[’']est pas(?!\p{L})/iu, 'je ne suis pas'],
  [/^elle est(?!\p{L})/iu, 'je suis'],
  [/^(?:il|elle) ne peut pas(?!\p{L})/iu, 'je ne peux pas'],
  [/^(?:il|elle) ne veut pas(?!\p{L})/iu, 'je ne veux pas'],
  [/^(?:il|elle) (ne )?fait(?!\p{L})/iu, 'je $1fais'],
];
const stillOwn = /(?<!\p{L})(?:je|j[’']|me|m[’']|moi|mon|ma|mes)(?!\p{L})/iu;

/**
 * What the person fears to hear, as the other side would say it: « il va me dire que le budget est bouclé » is « Le budget
 * est bouclé ». null where the words cannot be turned with certainty.
 */
export function toDirectSpeech(fear: string): string | null {
  const between = quoted.exec(fear)?.[1];
  const line = (between ?? indirect(fear))?.trim().replace(/[\s.…!]+$/u, '');
  if (!line) return null;
  const mine = between ? line : swapped(line, swaps);
  if (!between && stillOwn.test(mine)) return null;
  const turned = between ? line : swapped(mine, them);
  const { length } = saidWords(turned).words;
  if (length < 3 || length > 22 || (!between && /^(?:elles?|ils)\s/iu.test(turned))) return null;
  return `${capitalised(typeset(turned))}.`;
}

function indirect(fear: string): string | null {
  const [first = ''] = fear.trim().split(/(?<=[.!?])\s|\n/u);
  const found = told.exec(first) ?? begun.exec(first);
  if (found) return first.slice(found.index + found[0].length);
  return /^(?:le|la|les|il n|il y a|pas de|aucun|trop)\s/iu.test(first) && !/^il\s/iu.test(first) ? first : null;
}

function swapped(text: string, pairs: readonly [RegExp, string][]): string {
  return pairs.reduce((changed, [from, to]) => changed.replace(from, to), text);
}
