export type TextPart = { start: number; text: string; kind: 'plain' | 'placeholder' | 'mark' };

const special =
  /\[(?:PRENOM|NOM|EMAIL|TELEPHONE|ADRESSE|CODE_POSTAL|VILLE|LIEN|NAISSANCE|NUMERO|MENTION)_\d+[A-Z]?\]|^<<<\S+ .*$|^\S+>>>$/gm;

/** A text as sent, in parts: placeholders, the lines that part documents, and the rest. */
export function placeholderParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(special)) {
    if (match.index > from) parts.push({ start: from, text: text.slice(from, match.index), kind: 'plain' });
    parts.push({ start: match.index, text: match[0], kind: match[0].startsWith('[') ? 'placeholder' : 'mark' });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ start: from, text: text.slice(from), kind: 'plain' });
  return parts;
}
