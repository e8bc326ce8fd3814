/** A line of a region with what tells whether it ran over: where its own text begins and ends, and its measure. */
export type PlacedLine = {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  bullet: boolean;
  newParagraph: boolean;
  /** Where the text of its last cell begins, after the sign of a list. */
  textX: number;
  right: number;
};

/** In points, and in the size of the letters. */
const sameEdge = 1.6;
const widestPitch = 1.55;
const widestIndent = 2.5;
/** Of the pitch from one item to the next: lines of one item stand closer. */
const closer = 0.9;
const longestJoined = 600;
const mostOpen = 200;
/** In letters: in lines as short as these, items stand apart only by their pitch. */
const narrow = 45;

/** « de la », « en », « pour l’ »: no line ends here. */
const endsOnSmallWord =
  /(?<![\p{L}\p{N}’'.-])(?:de|du|des|la|le|les|et|ou|au|aux|en|entre|pour|par|avec|sur|sous|dans|un|une|chez|à|dont|and|the|of|for|with)$|(?<!\p{L})[dl][’']$/u;
/** « reconnaissance ENIC-NARIC niveau » over « 6 ». */
const asksFigure =
  /(?<!\p{L})(?:niveau|niv\.|cat[ée]gorie|cat\.|n°|num[ée]ro|[ée]chelon|grade|groupe|classe|version)$/iu;
/** « MES SUPER- », « prêt-à- »: broken at its own hyphen, wherever the column ends. */
const endsOnHyphen = /\p{L}[\u2010-]$/u;
/** « spectacles, », « R & », « hôtel/ ». */
const endsOpen = /[,&]$|\s[·|•–—]$|\p{L}\/$/u;
const endsSentence = /[.;:!?…]$/;
const address = /@|www\.|https?:|linkedin|\.(?:com|fr|org|net|io|eu)(?!\p{L})/iu;
const opensDate =
  /^\(?(?:\d{1,2}[/.])?(?:19|20)\d\d|^(?:depuis|janv(?:ier)?|f[ée]vr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[ûu]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?)\.?(?!\p{L})/iu;
const opensItem = /^(?:[^\p{L}\p{N}(«"“‘’'&/+%€$]|\d{1,2}[.)]\s)/u;

/**
 * Lines that a narrow column broke put together: « Licence d’entrepreneur de spectacles, » and « 2e catégorie (2022) » are
 * one item. A line goes on where the next stands as close and at the same edge, would not have fitted, and either the words
 * say so or the items of the list stand further apart. `limit` is where the column ends.
 */
export function joinWrappedRows<Line extends PlacedLine>(lines: readonly Line[], limit: number): Line[] {
  const pitches = itemPitches(lines);
  const joined: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const cells = last && joinCells(last, line);
    if (last && cells) {
      Object.assign(last, { text: cells, y: line.y });
      continue;
    }
    const above = lines[index - 1];
    if (
      !last ||
      !above ||
      !goesOn({ whole: last, above, line, limit, pitch: pitches.get(line.size) ?? 0, closes: closesSoon(lines, index) })
    ) {
      joined.push({ ...line });
      continue;
    }
    last.text = together(last.text.trimEnd(), line.text.trimStart());
  }
  return joined;
}

/** « Compétences liées à | calcul, analyse » over « l’emploi | fonctionnelle »: both cells go on. */
function joinCells(whole: PlacedLine, line: PlacedLine): string | null {
  const [above, below] = [whole.text.split('\t'), line.text.split('\t')];
  const pitch = line.y - whole.y;
  if (above.length !== 2 || below.length !== 2 || pitch <= 0 || pitch > line.size * widestPitch) return null;
  if (Math.abs(whole.textX - line.textX) > sameEdge || line.newParagraph || line.bullet) return null;
  const [label = '', text = ''] = above.map((cell) => cell.trim());
  const [label2 = '', text2 = ''] = below.map((cell) => cell.trim());
  if (!goesOnInLabel.test(label2) || /[.:;]$|\d/.test(label) || label2.length > 24 || !/^\p{Ll}/u.test(text2))
    return null;
  return `${together(label, label2)}\t${together(text, text2)}`;
}

const goesOnInLabel = /^(?:\p{Ll}{3}|[ld][’'])/u;

/** « réfé‐ » and « rencement » are one word; « Hauts- » keeps its hyphen. */
function together(text: string, next: string): string {
  if (text.endsWith('\u2010')) return text.slice(0, -1) + next;
  return /\p{L}-$/u.test(text) ? text + next : `${text} ${next}`;
}

/** The widest step between two lines of one size that still belong to one list. */
function itemPitches(lines: readonly PlacedLine[]): Map<number, number> {
  const widest = new Map<number, number>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (!above || above.size !== line.size) return;
    const pitch = line.y - above.y;
    if (pitch > 0 && pitch <= line.size * 2.4) widest.set(line.size, Math.max(widest.get(line.size) ?? 0, pitch));
  });
  return widest;
}

type Step = { whole: PlacedLine; above: PlacedLine; line: PlacedLine; limit: number; pitch: number; closes: boolean };

function goesOn({ whole, above, line, limit, pitch, closes }: Step): boolean {
  const [text, next] = [whole.text.trimEnd(), line.text.trimStart()];
  if (!isBelow(above, line) || line.bullet || opensItem.test(next) || next.includes('\t')) return false;
  if (address.test(above.text) || address.test(next) || text.length + next.length > longestJoined) return false;
  if (isOpen(text) && closes) return true;
  if (line.bold !== above.bold || endsSentence.test(text)) return false;
  if (asksMore(text, next)) return true;
  if (fits(above, line, limit)) return false;
  if (whole.bullet || isUnfinished(text, next, line.bold)) return true;
  const close = line.y - above.y < pitch * closer;
  if (/^\p{Ll}{2}|^[àaéyôœ] |^[dlnsjmc][’']|^\(/u.test(next)) return close || text.length > 40;
  return close && above.text.length <= narrow && !opensDate.test(next) && !/\d{4}\)?$/.test(text) && !isCapitals(next);
}

/** « spectacles, », « – audit »; « Mastère Stratégie » over « digitale et médias », both bold, where a list has plain items. */
function isUnfinished(text: string, next: string, bold: boolean): boolean {
  if (endsOpen.test(text) || opensItem.test(text)) return true;
  return bold && /^\p{Lu}/u.test(text.slice(text.lastIndexOf('\t') + 1)) && /^\p{Ll}{2}/u.test(next);
}

function asksMore(text: string, next: string): boolean {
  return endsOnSmallWord.test(text) || endsOnHyphen.test(text) || (asksFigure.test(text) && /^\d/.test(next));
}

/** At the same edge, or hanging under the words after the sign of a list, and close. */
function isBelow(above: PlacedLine, line: PlacedLine): boolean {
  const pitch = line.y - above.y;
  if (line.newParagraph || Math.abs(above.size - line.size) > 0.4) return false;
  if (pitch <= 0 || pitch > line.size * widestPitch) return false;
  const hanging = above.bullet || opensItem.test(above.text);
  const indent = line.x - above.x;
  return Math.abs(line.x - above.textX) <= sameEdge || (hanging && indent > 0 && indent < widestIndent * line.size);
}

function fits(above: PlacedLine, line: PlacedLine, limit: number): boolean {
  const [word = ''] = line.text.trimStart().split(/\s/, 1);
  const width = ((line.right - line.textX) * word.length) / Math.max(1, line.text.trim().length);
  return above.right + line.size * 0.2 + width * 0.9 <= limit;
}

/** « Entretien motivationnel (2 jours, » opens what it does not close. */
function isOpen(text: string): boolean {
  const end = text.slice(-mostOpen);
  return end.lastIndexOf('(') > end.lastIndexOf(')');
}

/** Within two lines a bracket closes before another opens. */
function closesSoon(lines: readonly PlacedLine[], index: number): boolean {
  const following = lines
    .slice(index, index + 2)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, mostOpen);
  return /^[^()\t]*\)/.test(following);
}

function isCapitals(text: string): boolean {
  return text.length > 5 && text === text.toLocaleUpperCase('fr');
}
