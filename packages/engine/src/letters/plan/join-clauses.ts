import type { Piece } from '../piece.ts';

const shortest = 12;

/** Whether two clauses read as one sentence: both short, of the same time, and neither with a list of its own. */
export function areOne(one: Piece, other: Piece): boolean {
  const [a, b] = [one.text, other.text];
  if (/ et /.test(a) && / et /.test(b)) return false;
  // Two verbs of one and a third make a chain.
  if (/, et /.test(a) || /, et /.test(b)) return false;
  // Who one was is no thing one did.
  if (/^j’ai été /.test(a)) return false;
  if (isPast(a) !== isPast(b) || [a, b].some((text) => /[:;«]|ainsi qu/.test(text) || !/^j(?:e |’)/.test(text)))
    return false;
  return lengthOf(a) + lengthOf(b) <= shortest * 2 + 2 && lengthOf(a) <= shortest + 5 && lengthOf(b) <= shortest + 5;
}

/** « j’ai chargé 25 camions et contrôlé les quantités », « j’accueille les livreurs et je tiens la main courante ». */
export function joinClauses(one: Piece, other: Piece): Piece {
  const again = sameVerb(one.text, other.text);
  const evidence = [...one.evidence, ...other.evidence];
  if (again !== null)
    return { text: `${one.text}, ainsi ${/^(?:une? |à)/.test(again) ? 'qu’' : 'que '}${again}`, evidence };
  const link = / et |,/.test(one.text) || / et /.test(other.text) ? ', et ' : ' et ';
  const isSame = isPast(one.text) && /^j’ai \p{Ll}{3,}/u.test(other.text) && !/^j’ai (?:été|eu) /.test(other.text);
  const second = isSame ? other.text.slice('j’ai '.length) : other.text;
  return { text: one.text + link + second, evidence };
}

/** « j’ai assuré la tonte » and « j’ai assuré la taille »: what stands after the verb they share, where it has its article. */
function sameVerb(one: string, other: string): string | null {
  const [, verb] = /^(j’ai \p{Ll}+ |je \p{Ll}+ |j’\p{Ll}+ )/u.exec(other) ?? [];
  if (!verb || !one.startsWith(verb)) return null;
  const rest = other.slice(verb.length);
  return /^(?:l[ae]s? |l’|des |une? |\d)/.test(rest) ? rest : null;
}

function isPast(text: string): boolean {
  return /^j’ai (?!la |le |les |l’)\p{Ll}/u.test(text);
}

function lengthOf(text: string): number {
  return text.split(' ').length;
}
