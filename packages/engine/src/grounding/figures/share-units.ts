import { stem } from '../../text/stem.ts';
import type { Reading } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { type Part, type Quantity, scaleOf } from './quantity.ts';

/** « de 48 à 61 € », « 34 puis 29 % », « 1,5 à 4 M€ »: what the second counts, the first counts too. */
export function shareUnits(parts: Part[], text: string): void {
  for (let index = parts.length - 2; index >= 0; index--) {
    const part = parts[index] as Part;
    const next = parts[index + 1] as Part;
    if (
      !part.bare ||
      next.bare ||
      !/^ ?(?:à|a|et|ou|-|–|→|->|>|contre|puis|jusqu'à|des|sur(?: les)?) ?$/.test(text.slice(part.end, next.start))
    )
      continue;
    const factor = factorOf(next, text);
    part.kind = next.kind;
    part.unit = next.unit;
    part.value *= part.value < 1000 ? factor : 1;
    part.bare = false;
  }
  for (let index = 1; index < parts.length; index++) lendUnit(parts[index - 1] as Part, parts[index] as Part, text);
}

/** « cinq jours au lieu de huit », « 1,9 million d’euros en 2024, contre 1,4 million »: what is compared counts the same. */
function lendUnit(part: Part, next: Part, text: string): void {
  const isNumber = next.kind === 'number' && (next.bare || next.value >= 1e6);
  if (part.kind === 'number' || !isNumber || next.start - part.end > 40) return;
  if (!/^[^.;:]{0,24}(?:contre|au lieu de|au lieu d') $/.test(text.slice(part.end, next.start))) return;
  if (
    !/^\s*(?:$|[.,;:)!?]|(?:auparavant|avant|six|deux|trois|quatre|cinq|un|en|il|au|par)\b)/.test(
      text.slice(next.end, next.end + 14),
    )
  )
    return;
  const factor = factorOf(part, text);
  next.kind = part.kind;
  next.unit = part.unit;
  if (next.bare && next.value < 1000) next.value *= factor;
  next.bare = false;
}

/** « deux ans et sept mois »: one length of time. */
export function joinMonths(parts: readonly Part[], text: string): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isRest =
      part.kind === 'duration' &&
      part.unit === 'mois' &&
      part.value < 12 &&
      /mois/i.test(text.slice(part.start, part.end));
    const isYears = last?.kind === 'duration' && last.unit === 'mois' && last.value >= 12 && last.value % 12 === 0;
    const isMinutes = last?.unit === 'heure' && part.unit === 'minute' && last.value < 24 && part.value < 60;
    if (last && isMinutes && /^(?: et|,)? $/.test(text.slice(last.end, part.start)))
      joined[joined.length - 1] = { ...last, value: last.value + part.value / 60, end: part.end, next: part.next };
    else if (last && isRest && isYears && /^(?: et|,)? $/.test(text.slice(last.end, part.start)))
      joined[joined.length - 1] = { ...last, value: last.value + part.value, end: part.end, next: part.next };
    else joined.push(part);
  }
  return joined;
}

/** « deux ou trois clients »: the first counts what the second does. */
export function shareNouns(found: Quantity[], text: string): void {
  for (let index = found.length - 2; index >= 0; index--) {
    const one = found[index] as Quantity;
    const next = found[index + 1] as Quantity;
    if (one.kind !== 'number' || next.kind !== 'number' || one.nouns.length > 0) continue;
    if (!/^ (?:à|a|ou|et|puis|contre|au lieu de) $/.test(text.slice(one.end, next.start))) continue;
    one.nouns = next.nouns;
    one.nounClass = next.nounClass;
  }
}

const meant =
  /\b(?:j'|nous |on |il |elle )en [a-z]+(?: (?:aujourd'hui|desormais|maintenant|deja|meme|environ|pres de|plus de|moins de|quelque|presque))* $/;

/** « 150 colis à l’heure. J’en fais près de deux cents »: « en » stands for what was counted last. */
export function nounsMeant(found: Quantity[], { folded }: Reading): void {
  found.forEach((one, index) => {
    const last = found[index - 1];
    if (one.kind !== 'number' || one.nouns.length > 0 || !last || one.start - last.end > 120) return;
    if (!meant.test(folded.slice(Math.max(0, one.start - 60), one.start))) return;
    if (last.unit === 'mois' && last.value % 12 === 0)
      Object.assign(one, { kind: 'duration', unit: 'mois', value: one.value * 12 });
    if (last.kind !== 'number') return;
    one.nouns = last.nouns;
    one.nounClass = last.nounClass;
  });
}

const had =
  /^[^.;!?]{0,60}[,:] (?:et )?(?:j'|nous )en (?:ai|avons|compte|totalise) (?:(?:deja|aujourd'hui|desormais|plus de|pres de|presque|environ|bientot) )*$/;

/** « Vous demandez cinq ans : j’en ai quatorze, dont trois et demi en cabinet ». */
function isHad(folded: string, last: Part, { start, end, value }: Part): boolean {
  return (
    value <= 50 &&
    had.test(folded.slice(last.end, start)) &&
    /^ ?(?:$|[.,:;!]| et demie?\b)/.test(folded.slice(end, end + 9))
  );
}

/** « neuf escarres ; deux ans plus tard, trois »: what comes then is no length of time. */
const goesOn = /^ (?:plus t|apres\b|avant\b|auparavant|de plus)/;

/** « neuf ans de métier, dont six à Issoire »: years again, though only the first are called so. */
export function shareYears(parts: Part[], { folded }: Reading): void {
  let last: Part | null = null;
  for (const [at, part] of parts.entries()) {
    const isNext = last !== null && parts[at - 1] === last;
    if (
      last &&
      part.bare &&
      (isElliptical(folded, last, part) || (isNext && isHad(folded, last, part))) &&
      isParallel(folded, last, part)
    )
      makeTime(part, last, folded);
    if (part.kind === 'duration') last = opensList(folded, part) ? part : null;
    // « trois ans dans une maison de 84 lits, dont quatorze en … »: of what was counted last.
    else if (countsThings.test(folded.slice(part.end, part.end + 40))) last = null;
  }
}

function opensList(folded: string, part: Part): boolean {
  return (
    part.unit === 'mois' &&
    (part.value >= 12 || isInMonths(folded, part)) &&
    !goesOn.test(folded.slice(part.end, part.end + 12))
  );
}

function isElliptical(folded: string, last: Part, { start, end, value }: Part): boolean {
  const gap = folded.slice(last.end, Math.min(start, last.end + 130));
  if (value > 50 || gap.length >= 120 || (/[.;:!?]/.test(gap) && !askedAgain.test(gap) && !spelled.test(gap)))
    return false;
  if (isSomeone(folded.slice(end, end + 40))) return false;
  // « une douzaine de robots »
  if (/aine$/.test(folded.slice(start, end)) && !/^ d'an/.test(folded.slice(end, end + 6))) return false;
  return (elliptical.test(gap) || spelled.test(gap)) && afterYears.test(folded.slice(end, end + 40));
}

/** « quatre assistants à mes côtés », « six clients en portefeuille »: people, where « quatre passés à » are years. */
function isSomeone(after: string): boolean {
  const word = /^ ([a-z]{4,}[sx])\b/.exec(after)?.[1] ?? '';
  return nounClass(stem(word)) !== null;
}

/** « Sept jours de formation : quatre d’accueil et trois de secours »: days again, behind the colon. */
export function shareDays(parts: Part[], { folded }: Reading): void {
  let last: Part | null = null;
  for (const part of parts) {
    const gap = last ? folded.slice(last.end, Math.min(part.start, last.end + 80)) : '';
    const isNext = /^[^.;:!?]*: ?$/.test(gap) || (last?.bare === true && /^ d[^.;:!?]*?(?:,| et) $/.test(gap));
    if (last && part.bare && isNext && /^ (?:de |d'|en |a |pour )[a-z]/.test(folded.slice(part.end, part.end + 12))) {
      part.kind = 'duration';
      part.unit = last.unit;
      last = part;
    } else last = part.kind === 'duration' && (part.unit === 'jour' || part.unit === 'heure') ? part : null;
  }
}

/** « trois mois chez un glacier, sept dans une brasserie » */
function isInMonths(folded: string, { start, end }: Part): boolean {
  return /\bmois$/.test(folded.slice(start, end));
}

const house = /^ (?:chez|dans|aux?|a) /;

/** Months go on in a list of houses alone: « trois mois chez un glacier, sept dans une brasserie ». */
function isParallel(folded: string, last: Part, part: Part): boolean {
  if (!isInMonths(folded, last) || last.value >= 12) return true;
  return house.test(folded.slice(last.end, last.end + 6)) && house.test(folded.slice(part.end, part.end + 6));
}

/** Years again, or months where those were told. */
function makeTime(part: Part, last: Part, folded: string): void {
  if (!isInMonths(folded, last)) makeYears(part, folded);
  part.kind = 'duration';
  part.unit = 'mois';
  part.bare = false;
}

function makeYears(part: Part, folded: string): void {
  const half = /^ et demie?\b/.exec(folded.slice(part.end, part.end + 10))?.[0] ?? '';
  part.kind = 'duration';
  part.unit = 'mois';
  part.value = part.value * 12 + (half ? 6 : 0);
  part.end += half.length;
  part.bare = false;
}

const askedAgain = /^[^.;!?]*\ben (?:demand|exig|compt|recherch|attend|souhait|voul)\w* $/;
/** « Dix ans d’export : deux chez un transitaire, … » */
const spelled = /^[^.;:!?]*: (?:presque |environ |pres de )?$/;
const elliptical =
  /\ben (?:demand|exig|compt|recherch|attend|souhait|voul)\w* $|(?:(?:\bdont|,|\bet|\bpuis|\bdepuis|, soit) (?:(?:un peu |[a-z]+ )?(?:plus|moins|pres) (?:de |d')|au moins |a partir d[e'] ?)?|\b(?:pendant|durant) )(?:presque |environ |pres de |deja |bientot |a peine )?$/;
const afterYears =
  /^(?: et demie?)?(?: d'[a-z]{4}|,? ?(?:$|[.,:;])| (?:a|au(?! total)|aux|chez|en(?! tout)|dans|comme|sous|sur|avec|pour|de|devant|derriere|face|parmi|aupres|autres?|passee?s?|derniere?s?|[a-z]{4,14}[^s ]?s (?:a|au|aux|chez|en|dans|comme)) )/;
const countsThings = /^ (?!(?:ans?|annees?|mois|autres?|passee?s|derniere?s|premiere?s)\b)[a-z]{3,}[sx],? dont /;

function factorOf({ kind, start, end }: Part, text: string): number {
  if (kind === 'duration') return timeFactor(text.slice(start, end));
  // « 9 des 14 millions »
  if (kind === 'number') return scaleOf(/ (millions?|milliards?)$/i.exec(text.slice(start, end))?.[1] ?? '') ?? 1;
  if (kind !== 'money') return 1;
  if (/ (?:centimes?|cts?)(?: d.euros?)?$/i.test(text.slice(start, end))) return 0.01;
  const scale = /(k|m|md|mds|millions?|milliards?|milliers?)(?: d'| de )? ?(?:€|euros?)/i.exec(
    text.slice(start, end),
  )?.[1];
  return scale ? (scaleOf(scale) ?? 1) : 1;
}

function timeFactor(written: string): number {
  // « quarante mois » has no « an ».
  if (/(?<!\p{L})d[ée]cennie/iu.test(written)) return 120;
  return /(?<!\p{L})(?:ans?(?!\p{L})|ann[ée]e)/iu.test(written)
    ? 12
    : /trimestre/i.test(written)
      ? 3
      : /semestre/i.test(written)
        ? 6
        : 1;
}
