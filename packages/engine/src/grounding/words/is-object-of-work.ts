import type { Reading } from '../text/read-text.ts';

const worked =
  /\b(?:je |j')(?:ai |avais )?(?:aussi |egalement |meme |deja |surtout )?(?:tenai|tien|ger|assur|entret|install|realis|pratiqu|enseign|form|accompagn|coordonn|conseill|prepar|livr|conc|concev|develop|soign|coiff|transport|vend|anim|encadr|surveill|fabriqu|trait|dirig|pilot|administr|equip|renov|constru)[a-z]*(?: aussi| egalement)? (?:des |les |la |le |l'|un |une |du )(?:jeunes |grande?s |petite?s )?$/;

/** « je tiens la pâtisserie », « j’ai livré des hôpitaux »: what a verb of work of the candidate is done to. */
export function isObjectOfWork({ folded }: Pick<Reading, 'folded'>, start: number): boolean {
  return worked.test(folded.slice(Math.max(0, start - 60), start));
}
