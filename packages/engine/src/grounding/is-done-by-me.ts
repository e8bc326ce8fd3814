import dutyVerbs from '../../data/duty-verbs.json' with { type: 'json' };
import { foldWord } from '../text/fold-text.ts';
import type { Reading } from './read-text.ts';

/** The verbs of work, by how they begin. */
const roots = [
  ...new Set(Object.keys(dutyVerbs).map((verb) => foldWord(verb).replace(/(?:[eo]?(?:er|ir|re|oir))$/, ''))),
]
  .filter((root) => root.length > 2)
  .concat(['tenai', 'tien', 'conc', 'conduis', 'vend', 'ger', 'pos']);
const worked = new RegExp(
  `(?:\\b(?:je |j')|\\b(?:et |, )(?=[a-z]+(?:ais|e|ai|s) ))(?:ai |avais )?(?:aussi |egalement |meme |deja |surtout |y )?(?:${roots.join('|')})[a-z]{0,6}(?: aussi| egalement)? (?:des |les |la |le |l'|une |du |mes |leurs? )(?:jeunes |grande?s |petite?s )?$`,
);
const charged =
  /\bje (?:m'occup\w+|me charg\w+|suis (?:aussi )?charg\w+|reponds) (?:aussi |egalement |donc )?(?:de la |de l'|des |du |de |d')$|\bj'(?:ai|avais) (?:aussi )?(?:la charge|la responsabilite) (?:de la |de l'|des |du |de |d')$/;

/** « j’établissais la paie », « je m’occupe des plannings »: what the candidate says to work on, whatever the verb of work. */
export function isDoneByMe({ folded }: Pick<Reading, 'folded'>, start: number): boolean {
  const before = folded.slice(Math.max(0, start - 60), start);
  return worked.test(before) || charged.test(before);
}
