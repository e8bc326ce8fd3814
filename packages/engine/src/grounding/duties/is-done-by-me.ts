import dutyVerbs from '../../../data/duty-verbs.json' with { type: 'json' };
import { foldWord } from '../../text/fold-text.ts';
import type { Reading } from '../text/read-text.ts';

/** The verbs of work, by how they begin. */
const roots = new Set([
  ...Object.keys(dutyVerbs)
    .map((verb) => foldWord(verb).replace(/[eo]?(?:er|ir|re|oir)$/, ''))
    .filter(({ length }) => length > 2),
  ...['tenai', 'tien', 'conc', 'conduis', 'vend', 'ger', 'pos'],
]);
const longestEnding = 6;

const verbBefore =
  /(?:\b(?:je |j')|\b(?:et |, ))(?:y |ai |avais )?(?:aussi |egalement |meme |deja |surtout )?([a-z]{3,})(?: aussi| egalement)? (?:des |les |la |le |l'|une |du |mes |leurs? )(?:jeunes |grande?s |petite?s )?$/;
const charged =
  /\bje (?:m'occup\w+|me charg\w+|suis (?:aussi )?charg\w+|reponds) (?:aussi |egalement |donc )?(?:de la |de l'|des |du |de |d')$|\bj'(?:ai|avais) (?:aussi )?(?:la charge|la responsabilite) (?:de la |de l'|des |du |de |d')$/;

/** « j’établissais la paie », « je m’occupe des plannings »: what the candidate says to work on, whatever the verb of work. */
export function isDoneByMe({ folded }: Pick<Reading, 'folded'>, start: number): boolean {
  const before = folded.slice(Math.max(0, start - 60), start);
  const verb = verbBefore.exec(before)?.[1];
  return (verb !== undefined && isOfWork(verb)) || charged.test(before);
}

function isOfWork(verb: string): boolean {
  for (let length = verb.length; length >= Math.max(3, verb.length - longestEnding); length--)
    if (roots.has(verb.slice(0, length))) return true;
  return false;
}
