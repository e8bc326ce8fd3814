import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { hasKin, isParaphrased } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';

/** How a text says outright as what one works or worked at a house: what stands between is a post, in whatever words. */
const frames =
  /\b(?:je suis|j'etais|j'ai ete|actuellement|aujourd'hui|(?:travaille|exerce|passe|commence|debute|embauchee?|recrutee?|engagee?)\b[^.;:!?\n]{0,60}\b(?:comme|en tant qu(?:e |')|en qualite d(?:e |'))|forte? de [^.;:!?\n]{2,24} (?:comme|en tant qu(?:e |'))|un poste d(?:e |')|le metier d(?:e |')) ?(?:une? )?(?=([a-z][a-z' -]{3,60}?) (?:chez|au sein d|pour le compte d))/g;
/** What may be said of anybody there, and names no post: « je suis revenue chez … », « restée deux ans chez … ». */
const noPost =
  /^(?:en (?!qualite)|a |au|dans|restee?|revenue?|entree?|arrivee?|passee?|alle?e?|partie?|venue?|bien|tres|tombee?|intervenue?|affectee?|detachee?|mise?\b|devenue?|employee?$|salariee?$|embauchee?|recrutee?|engagee?|formee?|titularisee?|promue?|nommee?|accueillie?|suivie?|encadree?|presente?|active?|toujours|encore|deja|nouvelle|de |l'une?|le |la |les |mon |ma )/;
/** Words that head posts of every kind, and tell of none what it is about. */
const heads =
  /^(?:stag|stagiair|charge|responsabl|agent|agente|employe|assistant|apprenti|alternant|saisonni|poste|aide|adjoint|second|chef|cheff)/;

/** « J’ai été fille au pair chez … », « chargé de cours en écriture chez … », where the documents have hardly one of its words. */
export function checkPostsNamed(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(frames)].flatMap(({ index, 0: written, 1: post = '' }): Finding[] => {
    const start = index + written.length;
    const end = start + post.length;
    if (marks[start] !== stances.self || noPost.test(post)) return [];
    if (isToldAtAll(context, post) || isInInitials(context, own, { start, end })) return [];
    return [{ kind: 'title', start, end, reason: reasons.title(reading.text.slice(start, end)), givesWay: true }];
  });
}

/** Half of its telling words, or the whole in other words. */
function isToldAtAll({ own }: CheckContext, post: string): boolean {
  const words = (post.match(/[a-z]{3,}/g) ?? []).filter((word) => !isSmallWord(word));
  const telling = (words.length > 1 && heads.test(words[0] ?? '') ? words.slice(1) : words).map(stem);
  const told = telling.filter((root) => hasKin(own.words, root));
  if (telling.length === 0 || told.length * 2 >= telling.length) return true;
  return isParaphrased(own.words, telling) || isToldOtherwise(own, telling, false);
}
