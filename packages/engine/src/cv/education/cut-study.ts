import { foldText } from '../../text/fold-text.ts';
import { withoutTown } from '../jobs/cut-part.ts';
import { type HeaderPart, splitAtCommas } from '../sections/header-parts.ts';
import { isPlace } from '../sections/judge-part.ts';
import { isDegree, isSchool, schoolWords, statusOnly } from './degree-words.ts';
import { tellsOutcome } from './outcome-of.ts';

/** The words of one cell, cut where the diploma, how it went and the school part; `schoolElsewhere` where another line names one. */
export function cutStudy(whole: HeaderPart, schoolElsewhere: boolean): HeaderPart[] {
  return cutAtOpenBracket(whole)
    .flatMap((part) => cutAtNamedBracket(part, schoolElsewhere))
    .flatMap(cutAtSentence)
    .flatMap(cutAtOutcome)
    .flatMap(cutAtSchool)
    .flatMap(cutAtKindOfSchool)
    .flatMap((part) => (isDegree(part.text) ? cutAfterDegree(part, schoolElsewhere) : cutBeforeSchool(part)));
}

/** « CAP peinture obtenu au LP de Lens »: what, how it went, where. */
function cutAtOutcome(part: HeaderPart): HeaderPart[] {
  const match =
    /\s(?:obtenue?|pass[ée]e?|valid[ée]e?|pr[ée]par[ée]e?|suivie?)\s(?:au|à la|à l[’']|à|aux|chez)\s?(?=\p{L})/iu.exec(
      part.text,
    );
  if (!match || match.index < 2) return [part];
  const start = match.index + match[0].length;
  return [partOf(part, 0, match.index), { ...partOf(part, start, part.text.length), place: part.place + 1 }];
}

/** « Université de Lille. Mention bien. »: what follows a full stop is told apart; that of « Univ. Lyon 3 » is none. */
function cutAtSentence(part: HeaderPart): HeaderPart[] {
  const stops = [...part.text.matchAll(/(?<=\p{Ll}{3}|\d|\))\.(?:\s+(?=\p{Lu})|$)/gu)];
  const at = stops.find(({ index }) => !abbreviated.test(part.text.slice(0, index)))?.index ?? -1;
  if (at < 3) return [part];
  const next = part.text.slice(at + 1);
  const start = at + 1 + (next.length - next.trimStart().length);
  const rest = partOf(part, start, part.text.length);
  return rest.text === '' ? [partOf(part, 0, at)] : [partOf(part, 0, at), { ...rest, place: part.place + 1 }];
}

const abbreviated =
  /(?<!\p{L})(?:univ|inst|dipl|d[ée]pt?|fac|coll|prof|sect|spé|sp[ée]c|tech|g[ée]n|acad|appl|[ée]con|litt|adm|admin|comm|compt|ing|ind|indus|intern?|lic|mast|sup|form|option)$/iu;

/** « BTS NRC (lycée Les Iris, Lyon) »: the bracket names the school. */
function cutAtNamedBracket(part: HeaderPart, schoolElsewhere: boolean): HeaderPart[] {
  const at = part.text.lastIndexOf(' (');
  const said = /^ \(([^()]{2,90})\)$/u.exec(part.text.slice(Math.max(0, at)))?.[1] ?? '';
  if (at < 2 || schoolElsewhere || !opensOnSchool(said) || !isDegree(part.text.slice(0, at))) return [part];
  const start = at + 2;
  return [partOf(part, 0, at), { ...partOf(part, start, start + said.length), place: part.place + 1 }];
}

/** A school by name before its town: no diploma written out, « diplôme d’université », no « école en alternance », no shop. */
function opensOnSchool(text: string): boolean {
  const [school = ''] = text.split(',', 1);
  return isSchool(school) && /\p{Lu}/u.test(school.slice(1)) && !/^centre (?=\p{Lu})/iu.test(school) && !isDegree(text);
}

/** « BTS MUC au CNED », « DPECF à l’INTEC », « BEP par le Greta »: the diploma, then where. */
function cutAtSchool(part: HeaderPart): HeaderPart[] {
  for (const match of part.text.matchAll(/\s(?:au|aux|à la|à l[’']|à|par le|par la|par l[’'])\s?(?=\p{L})/gu)) {
    const start = match.index + match[0].length;
    // « Métiers de l’enseignement à l’école primaire »: no school has such a name.
    if (!/\p{Lu}/u.test(part.text.slice(start).split(',', 1)[0] as string)) continue;
    if ((schoolWords.exec(foldText(part.text.slice(start)))?.index ?? 9) > 0 || match.index < 2) continue;
    if (!isDegree(part.text.slice(0, match.index))) continue;
    return [partOf(part, 0, match.index), { ...partOf(part, start, part.text.length), place: part.place + 1 }];
  }
  return [part];
}

/**
 * « BTSA ACSE LEGTA LA SAUSSAYE CHARTRES », « BEP Mécanique lycée Jean Moulin Béziers »: with nothing between the two the kind
 * of school tells where its name begins.
 */
function cutAtKindOfSchool(part: HeaderPart): HeaderPart[] {
  const [first = ''] = part.text.split(',', 1);
  const at = opensSchool.exec(foldText(first))?.index ?? 0;
  if (at < 2 || !isDegree(part.text.slice(0, at))) return [part];
  const isShouted = !/\p{Ll}|,/u.test(part.text);
  if (!isShouted && !/^\s\p{L}+(?: \p{Ll}{2,12}){0,3} ?(?:[dl][’'])?\p{Lu}/u.test(first.slice(at))) return [part];
  const school = partOf(part, at + 1, part.text.length);
  const named = partOf(school, 0, withoutTown(school.text).length);
  return [partOf(part, 0, at), { ...named, place: part.place + 1 }];
}

const opensSchool =
  /(?<!(?<![a-z])(?:d'?|l'?|de|du|des|en|a|au|la|le|et|pour)) (?=(?:lycee|legta|legtpa|eplefpa|lpa|leap|lp|cfaa?|cfppa|mfr|maison familiale|iut|ifsi|ifas|greta|afpa|universite|faculte|college|ecole|institut)(?![a-z]))/;

/** The characters of a part from one to another. */
export function partOf(part: HeaderPart, from: number, to: number): HeaderPart {
  const span = { start: part.span.start + from, end: part.span.start + to };
  return { ...part, text: part.text.slice(from, to), span };
}

/** « Échange Erasmus, University of Leeds »: words that are no known diploma before a school. */
function cutBeforeSchool(part: HeaderPart): HeaderPart[] {
  const pieces = splitAtCommas(part);
  const first = pieces.findIndex((piece) => isSchool(piece.text));
  const second = pieces.findIndex((piece, index) => index > first && isSchool(piece.text));
  const at = second > 0 && explains(pieces[first - 1]?.text ?? '', pieces[first]?.text ?? '') ? second : first;
  if (at < 1 || pieces.slice(0, at).every((piece) => isPlace(piece.text))) return [part];
  return [
    joinParts(part, pieces[0] as HeaderPart, pieces[at - 1] as HeaderPart),
    joinParts(part, pieces[at] as HeaderPart, pieces.at(-1) as HeaderPart),
  ];
}

/** « ITB, Institut technique de banque »: letters, then what they stand for. */
export function explains(letters: string, words: string): boolean {
  const initials = words.split(/[\s’'-]+/).flatMap((word) => (word.length > 3 ? [word.charAt(0)] : []));
  return /^\p{Lu}{2,7}$/u.test(letters) && foldText(initials.join('')) === foldText(letters);
}

/** « DCG (CNED, 2012-2015) » loses the end of its bracket with the dates. */
function cutAtOpenBracket(part: HeaderPart): HeaderPart[] {
  const at = part.text.indexOf(' (');
  if (at < 2 || part.text.includes(')')) return [part];
  const rest = part.text.slice(at + 2);
  const start = part.span.start + at + 2;
  return [
    { ...part, text: part.text.slice(0, at), span: { start: part.span.start, end: part.span.start + at } },
    { ...part, text: rest, span: { start, end: start + rest.length }, place: part.place + 1 },
  ];
}

/** « BTS CG, Lycée Carcouët, Nantes » : the diploma with its option, then the school with what follows. */
function cutAfterDegree(part: HeaderPart, schoolElsewhere: boolean): HeaderPart[] {
  const pieces = splitAtCommas(part);
  const at = pieces.findIndex((piece, index) => index > 0 && !belongsToDegree(piece.text, schoolElsewhere));
  if (at <= 0) return [part];
  const school = pieces.findIndex((piece, index) => index >= at && (isSchool(piece.text) || looksLikeName(piece.text)));
  const degree = joinParts(part, pieces[0] as HeaderPart, pieces[at - 1] as HeaderPart);
  return school < 0 ? [degree] : [degree, joinParts(part, pieces[school] as HeaderPart, pieces.at(-1) as HeaderPart)];
}

/** A part from the beginning of one of its pieces to the end of another. */
export function joinParts(part: HeaderPart, from: HeaderPart, to: HeaderPart): HeaderPart {
  const span = { start: from.span.start, end: to.span.end };
  return { ...part, span, text: part.text.slice(span.start - part.span.start, span.end - part.span.start) };
}

function belongsToDegree(text: string, schoolElsewhere: boolean): boolean {
  const folded = foldText(text);
  if (/^specialites /.test(folded)) return false;
  if (isSchool(text) || /^(?:en cours|obtenu|non |valide|interrompu|abandon|mention |(?:19|20)\d\d)/.test(folded))
    return false;
  return (
    /^(?:option|specialite|parcours|mention|dominante|filiere|serie|majeure|specialisation)\b/.test(folded) ||
    /^\p{Ll}/u.test(text) ||
    // « Doctorat, Sciences du langage (abandonné) »: how it went stands in a bracket.
    (schoolElsewhere && !isPlace(text) && !tellsOutcome(folded.replace(/(?<=\S) \([^()]*\)$/, '')) && !/\d/.test(text))
  );
}

/** Whether words may name a school: no place, no outcome, no sentence. */
export function looksLikeName(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    text.length < 70 &&
    !isPlace(text) &&
    !statusOnly.test(foldText(text)) &&
    !/[.;]$/.test(text)
  );
}
