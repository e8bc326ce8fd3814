import type { Piece } from '../piece.ts';

/** Papers of one kind said in one: categories of a CACES, codes of an habilitation. */
export function withoutTwins(pieces: readonly Piece[]): Piece[] {
  return withoutTwinHabilitations(withoutTwinCategories(withoutKinds(pieces)));
}

/** How one came by a paper, behind its name. */
const course = / (?:obtenue?|recyclée?|valable|suivie?|renouvelée?)s? .*$|\s?\([^()]*\)$/u;

/** « l’AFGSU » beside « l’AFGSU 2 »: the kind of a paper that is named as well. */
function withoutKinds(pieces: readonly Piece[]): Piece[] {
  const names = pieces.map(({ text }) => text.replace(course, ''));
  const isKindOf = (kind: string, name: string) =>
    name.startsWith(`${kind} `) &&
    (/^(?:\d|niveau |catégories? )/.test(name.slice(kind.length + 1)) || /^(?:l[ea] |l’)\p{Lu}{3,}$/u.test(kind));
  return pieces.filter((_, index) => !names.some((name) => isKindOf(names[index] ?? '', name)));
}

/** « l’habilitation électrique B2V (2025) » and that of BR are one line of a card. */
function withoutTwinHabilitations(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const [, code, year = ''] = /^l’habilitation électrique (\p{Lu}\S{0,3})( \([^()]*\))?$/u.exec(piece.text) ?? [];
    const at = kept.findIndex(
      ({ text }) => code && /^l’habilitation électrique \p{Lu}/u.test(text) && text.endsWith(year),
    );
    const twin = kept[at];
    if (!code || !twin) kept.push(piece);
    else {
      const codes = twin.text.slice(0, twin.text.length - year.length).replace(/ et (?=\S+$)/, ', ');
      kept[at] = { text: `${codes} et ${code}${year}`, evidence: [...twin.evidence, ...piece.evidence] };
    }
  }
  return kept;
}

/** « le CACES R489 catégorie 5 » and « le CACES R489 catégorie 3 » are said in one. */
function withoutTwinCategories(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const match = /^(.+ catégorie) (\S+)(.*)$/u.exec(piece.text);
    const twin = match && kept.find(({ text }) => text.startsWith(`${match[1]} `) || text.startsWith(`${match[1]}s `));
    if (!twin || !match) kept.push({ ...piece });
    else {
      const [, head = '', other = ''] = /^(.+ catégorie)s? (\S+)/u.exec(twin.text) ?? [];
      twin.text = `${head}s ${other} et ${match[2]}${match[3]}`;
      twin.evidence = [...twin.evidence, ...piece.evidence];
    }
  }
  return kept.map(({ text, evidence }) => ({ text: text.replace(/^le (?=.+ catégories )/, 'les '), evidence }));
}
