const mark = wordSet('europass curriculum vitae');
const ownAddress = /(?<![\p{L}\p{N}@])europass\.[\p{L}\p{N}.-]{2,60}/iu;

/** The heads of its table of languages. */
const heads = wordSet(
  `comprendre parler écrire écouter lire prendre part à une conversation s exprimer oralement en continu
  compréhension expression interaction production orale écrite understanding speaking writing listening reading spoken`,
);
const allHeads = [
  ['comprendre', 'parler', 'écrire'],
  ['understanding', 'speaking', 'writing'],
];
const opensTable = wordSet('comprendre compréhension understanding');
const level = /^[ABC][12]$/;
/** What the levels mean, below the table, and how it goes on in the next line. */
const legend =
  /^(?:niveaux|levels)\s?:\s?A1|^\(?cadre europ[ée]en commun de r[ée]f[ée]rence(?: pour les langues)?\)?\.?$|^common european framework of reference(?: for languages)?\.?$/iu;
const legendGoesOn =
  /^(?:[ABC][12] ?(?:et|and|\/) ?[ABC][12]|utilisateur|(?:basic|independent|proficient) user)(?!\p{L})|^(?:[ée]l[ée]mentaire|ind[ée]pendant|exp[ée]riment[ée])$/iu;

const motherTongue = /^langues? maternelles? : (.{2,40})$/i;
/** The names in the margin of the form. */
const label =
  /^(?:comp[ée]tences? .{2,40}|langues? maternelles?|permis de conduire|loisirs|publications?|projets|distinctions)$/i;

/**
 * A Europass CV without the words of its form: « COMPRENDRE | PARLER | ÉCRIRE », the legend of the levels, the mark. A
 * language that is known as well in every column tells its level once, a name in the margin has a colon. It is known by
 * its mark or by the heads of its table: any CV may speak of « production écrite » or « utilisateur indépendant ».
 */
export function dropEuropass<T extends { text: string }>(lines: readonly T[]): T[] {
  if (!lines.some(({ text }) => isEuropass(text))) return [...lines];
  const told = withoutForm(lines);
  const others = told.findIndex(({ text }) => /^autres? langues?$/i.test(text));
  const own = told.findIndex(({ text }, index) => index < others && motherTongue.test(text));
  if (own < 0) return told;
  // The table is headed « Autres langues »: the first language goes under that heading with them.
  const [first] = told.splice(own, 1) as [T];
  const text = capitalised(first.text.replace(motherTongue, '$1 : langue maternelle'));
  told.splice(others, 0, { ...(told[others] ?? (told[others - 1] as T)), text });
  return told;
}

function isEuropass(text: string): boolean {
  const cells = text.split('\t');
  if (ownAddress.test(text) || cells.some((cell) => isMark(cell) && /europass/i.test(cell))) return true;
  const words = wordsOf(text);
  const isHead = allHeads.some((all) => all.every((word) => words.includes(word)));
  return (
    isHead && !/[,;•]/.test(text) && (cells.length > 1 ? cells.slice(1) : cells).every((cell) => isMadeOf(cell, heads))
  );
}

function withoutForm<T extends { text: string }>(lines: readonly T[]): T[] {
  let inTable = false;
  let inLegend = false;
  return lines.flatMap((line) => {
    const cells = line.text.split('\t');
    const isHeads = cells.some((cell) => isMadeOf(cell, heads));
    inTable = inTable
      ? isHeads || cells.some((cell) => level.test(cell.trim()))
      : isHeads && wordsOf(line.text).some((word) => opensTable.has(word));
    inLegend = legend.test(line.text) || (inLegend && legendGoesOn.test(line.text));
    if (inLegend) return [];
    const own = cells.filter((cell) => !isMark(cell) && !(inTable && isMadeOf(cell, heads)));
    const text = rowOf(own);
    return text === '' ? [] : [{ ...line, text }];
  });
}

function rowOf(cells: readonly string[]): string {
  const [name = '', ...rest] = cells;
  if (rest.length > 1 && rest.every((each) => level.test(each) && each === rest[0]))
    return `${capitalised(name)}\t${rest[0]}`;
  return cells.join(rest.length === 1 && label.test(name.trim()) ? ' : ' : '\t');
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

function isMark(cell: string): boolean {
  return isMadeOf(cell, mark);
}

function isMadeOf(cell: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(cell);
  return words.length > 0 && words.every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('fr').match(/[\p{L}\d]+/gu) ?? [];
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
