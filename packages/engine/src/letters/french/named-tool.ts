import { allTerms } from '../../skills/terms.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { genderOf, isNoun } from './actions.ts';
import { withThe } from './link-words.ts';

const acronyms: Record<'m' | 'f' | 'plural', readonly string[]> = {
  m: 'TNI TBI VPI PDA CRM ERP WMS TMS PGI SIRH SMED PIM BIM SIG MRP PMS'.split(' '),
  f: 'API GMAO GPAO CAO DAO PAO FAO CFAO NGAP CCAM AMDEC GED DSN GTB MAO'.split(' '),
  plural: ['5S'],
};

/** « l’AMDEC », « le CRM »: letters that have an article; null for others. */
export function genderOfLetters(word: string): 'm' | 'f' | null {
  return acronyms.m.includes(word) ? 'm' : acronyms.f.includes(word) ? 'f' : null;
}

/**
 * What one works with, as a sentence names it: « la GMAO (Altair) », « le Pack Office », « la spectrophotométrie »; the
 * name of a programme stays bare, « Excel ».
 */
export function namedTool(text: string): string {
  const [first = ''] = text.split(/[\s(/]/);
  if (/^(?:pack|microsoft 365|office 365)$/iu.test(first)) return `le ${text}`;
  for (const [gender, names] of Object.entries(acronyms) as ['m' | 'f' | 'plural', readonly string[]][])
    if (names.includes(first)) return withAcronym(text, gender);
  const word = first.toLowerCase();
  const one = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const gender = isWord(text, first) && !/(?:er|ir|re)$/.test(word) ? genderOfTool(one) : null;
  return gender ? withThe(text.charAt(0).toLowerCase() + text.slice(1), one === word ? gender : 'plural') : text;
}

function isWord(text: string, first: string): boolean {
  return (
    /^\p{Ll}{4,}$/u.test(first) ||
    (isCommonNoun(first) && isNoun(first.toLowerCase())) ||
    /^\p{Lu}\p{Ll}+(?:graphie|métrie|graphe)$/u.test(first) ||
    (/^\p{Lu}\p{Ll}+(?:ique|tion|age|ment)$/u.test(first) && !isProgramme(text, first))
  );
}

function genderOfTool(word: string): 'm' | 'f' | null {
  if (/graphe$/.test(word)) return 'm';
  return /ique$/.test(word) ? 'f' : genderOf(word);
}

let programmes: Set<string> | null = null;

/** « Notion », « Automation Anywhere »: a name that ends like a noun. */
function isProgramme(text: string, first: string): boolean {
  programmes ??= new Set(allTerms().map(({ name }) => name));
  return programmes.has(text) || programmes.has(first) || /^\S+ \p{Lu}/u.test(text);
}

function withAcronym(text: string, gender: 'm' | 'f' | 'plural'): string {
  if (gender === 'plural') return `les ${text}`;
  return /^[AE]/.test(text) ? `l’${text}` : `${gender === 'm' ? 'le' : 'la'} ${text}`;
}
