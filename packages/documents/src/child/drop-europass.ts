const isEuropass =
  /europass|utilisateur (?:[ée]l[ée]mentaire|ind[ée]pendant|exp[ée]riment[ée])|cadre europ[ée]en commun/i;

/** The words of the form itself: its mark, and the heads of its table of languages. */
const formWords = new Set(
  `europass curriculum vitae comprendre parler écrire écouter lire prendre part à une conversation s exprimer oralement en continu
  compréhension expression interaction production orale écrite understanding speaking writing listening reading spoken`.split(
    /\s+/,
  ),
);
const legend =
  /^(?:niveaux|levels)\s?:\s?A1|utilisateur (?:exp[ée]riment[ée]|ind[ée]pendant)|^exp[ée]riment[ée]$|cadre europ[ée]en commun de r[ée]f[ée]rence/i;

const motherTongue = /^langues? maternelles? : (.{2,40})$/i;
/** The names in the margin of the form. */
const label =
  /^(?:comp[ée]tences? .{2,40}|langues? maternelles?|permis de conduire|loisirs|publications?|projets|distinctions)$/i;

/**
 * A Europass CV without the words of its form: « COMPRENDRE | PARLER | ÉCRIRE », the legend of the levels, the mark. A
 * language that is known as well in every column tells its level once, a name in the margin has a colon.
 */
export function dropEuropass<T extends { text: string }>(lines: readonly T[]): T[] {
  if (!lines.some(({ text }) => isEuropass.test(text))) return [...lines];
  const told = lines.flatMap((line) => {
    const text = legend.test(line.text) ? '' : withoutForm(line.text);
    return text === '' ? [] : [{ ...line, text }];
  });
  const others = told.findIndex(({ text }) => /^autres? langues?$/i.test(text));
  const own = told.findIndex(({ text }, index) => index < others && motherTongue.test(text));
  if (own < 0) return told;
  // The table is headed « Autres langues »: the first language goes under that heading with them.
  const [first] = told.splice(own, 1) as [T];
  const text = capitalised(first.text.replace(motherTongue, '$1 : langue maternelle'));
  told.splice(others, 0, { ...(told[others] ?? (told[others - 1] as T)), text });
  return told;
}

function withoutForm(text: string): string {
  const cells = text.split('\t').filter((cell) => !isForm(cell));
  const [name = '', ...levels] = cells;
  if (levels.length > 1 && levels.every((level) => /^[ABC][12]$/.test(level) && level === levels[0]))
    return `${capitalised(name)}\t${levels[0]}`;
  return cells.join(levels.length === 1 && label.test(name.trim()) ? ' : ' : '\t');
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

function isForm(cell: string): boolean {
  const words = cell.toLocaleLowerCase('fr').match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 0 && words.every((word) => formWords.has(word));
}
