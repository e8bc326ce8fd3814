import { isToolName, opensOnName } from '../../skills/tool-name.ts';
import { typeset, uncapitalised } from './typeset.ts';

/** « colorations, balayages et patines », as the line has them; null where it is too long or no list of things. */
export function itemsOf(line: string): string | null {
  const text = typeset(
    line.replace(/\s?\([^()]*[¿\ufffd][^()]*\)/g, '').replace(/(?<=\p{Ll})[‐\u00ad]\s(?=\p{Ll})/gu, ''),
  ).replace(/[\s.;,:]+$/, '');
  const words = text.split(' ').length;
  if (words < 3 || words > 34 || /[.!?] [\p{L}\d]/u.test(text) || /^[^\p{L}\d]/u.test(text)) return null;
  const [, label, rest] =
    /^(Environnement technique|Logiciels?|Outils?|Technologies|Projet \d+|Mission)\s?:\s(.+)$/iu.exec(text) ?? [];
  const said = label && rest ? rest : text;
  const [first = ''] = said.split(/[\s,]+/);
  const isTools = label !== undefined && /^(?:env|logi|outil|techno)/i.test(label);
  return inOneBreath(isTools || isToolName(first) || opensOnName(said) ? said : uncapitalised(said));
}

/** « maisons et extensions : fondations, dallages » → « maisons et extensions (fondations, dallages) ». */
function inOneBreath(text: string): string | null {
  // « bande dessinée (budget annuel : 14 000 €) » → « bande dessinée (budget annuel de 14 000 €) ».
  const plain = text.replace(/(\([^():]*?)[\u00a0 ]?: (?=\d[^():]*\))/gu, '$1 de ');
  if (plain !== text) return inOneBreath(plain);
  const [head = '', ...rest] = text.split(/\u00a0: | : |: /);
  if (rest.length === 0) return head;
  const inside = rest.join(', ').replace(/\s?\([^()]*\)/g, '');
  // « quatre comptes (LinkedIn, Instagram) : 9 000 abonnés »: what was reached before what it was made of.
  const bare = head.replace(/\s?\([^()]*\)/g, '');
  if (/[()]/.test(inside + bare)) return null;
  // « Lancement : 31 tests de recettes »: what is counted, and not the word it stands under.
  return !bare.includes(' ') && /^\d/.test(inside) ? inside : `${bare} (${inside})`;
}

/** « diagnostic d’automates ; 18 % de temps gagné »: of two statements the first, of a list in brackets what stands before. */
export function firstStatement(items: string | null): string | null {
  const [first = ''] = items?.split(/\s?;\s/) ?? [];
  const bare = first.includes('(') && !first.includes(')') ? first.replace(/\s?\([^()]*$/, '') : first;
  return bare.split(' ').length > 2 ? bare : items;
}
