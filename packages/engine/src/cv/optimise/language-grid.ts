import { foldText } from '../../text/fold-text.ts';

/** « Écouter	Lire	Prendre part	S’exprimer	Écrire », and what the letters below mean: what a form says of itself. */
export function explainsGrid(text: string): boolean {
  const folded = foldText(text);
  const cells = text
    .split('\t')
    .map(foldText)
    .filter((cell) => cell.trim() !== '');
  const isHead = cells.length > 2 && cells.every((cell) => skill.test(cell.trim()));
  return (
    isHead || /^niveaux? ?: ?a1|utilisateur (?:elementaire|independant|experimente)|^cadre europeen commun/.test(folded)
  );
}

const skill =
  /^(?:comprendre|parler|ecrire|ecouter|lire|prendre part(?: a une conversation)?|s['’]exprimer(?: oralement)?(?: en continu)?|comprehension(?: (?:orale|ecrite))?|expression(?: (?:orale|ecrite))?|production(?: (?:orale|ecrite))?|interaction(?: orale)?|oral|ecrit)$/;

/** « anglais	B1	B1	B2 » → « anglais – B1 à B2 »; null for any other line. */
export function rowOfGrid(text: string): string | null {
  const [name = '', ...levels] = text.split('\t').map((cell) => cell.trim());
  if (levels.length < 2 || !/^\p{L}[\p{L} ]{2,28}$/u.test(name) || !levels.every((each) => /^[A-C][12]$/.test(each)))
    return null;
  const [lowest, highest] = [levels.toSorted()[0], levels.toSorted().at(-1)];
  return `${name} – ${lowest === highest ? lowest : `${lowest} à ${highest}`}`;
}
