import { capitalised } from '../letters/french/typeset.ts';
import { findTerms } from '../skills/find-terms.ts';

const most = 10;
const openings =
  /^(?:et |puis |aussi |surtout )?(?:j['’]aimerais|je voudrais|je veux|je souhaite|apprendre|développer|améliorer|renforcer|acquérir|maîtriser|progresser (?:en|sur|dans)|me former (?:à|au|aux|en|sur))\s+(?:apprendre|développer|améliorer|renforcer|acquérir|maîtriser|me former (?:à|au|aux|en|sur))?\s*(?:à |au |aux |en |sur |dans )?(?:l['’]|la |le |les |mes |ma |mon |des |du |de la |d['’])?/iu;

/** The skills a person names at the first step: those of the gazetteer by their names, else their own short words. */
export function wantedSkills(text: string): string[] {
  const parts = text.slice(0, 4_000).split(/[\n,;•.!?]|\s[-–—]\s|\s(?:et|puis|ainsi que)\s/u);
  const named = parts.flatMap((part) => {
    const terms = findTerms(part).filter(({ kind }) => kind !== 'ignored' && kind !== 'occupation');
    return terms.length > 0 ? terms.map(({ name }) => name) : ownWords(part);
  });
  return [...new Set(named)].slice(0, most);
}

/** A few words that name something; a sentence names nothing that can be looked up. */
function ownWords(part: string): string[] {
  const words = part.trim().replace(openings, '').trim();
  if (words.length < 3 || words.length > 48 || words.split(/\s+/).length > 5 || !/\p{L}{3}/u.test(words)) return [];
  return [capitalised(words)];
}
