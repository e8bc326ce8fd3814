import { lookUp } from '../../text/look-up.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type Reading, tokenAt } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { isSmallWord } from '../words/small-words.ts';
import { type Hedge, type Part, type Quantity, type QuantityKind, scaleOf } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { joinMonths, nounsMeant, shareNouns, shareUnits, shareYears } from './share-units.ts';

/** Every figure of a text that `taken` (dates, phones, names of licences…) leaves free, in order. */
export function findQuantities(reading: Reading, taken: Uint8Array): Quantity[] {
  const { text, tokens } = reading;
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token;
    const part = taken[token.start] ? null : partAt(reading, index);
    if (part) parts.push(part);
    index = part ? Math.max(part.next, index + 1) : index + 1;
  }
  shareUnits(parts, text);
  shareYears(parts, reading);
  const found = joinMonths(parts, text).map(({ bare: _, ...part }) => ({
    ...part,
    ...nounsOf(reading, part),
  }));
  shareNouns(found, text);
  nounsMeant(found, reading);
  return [...found, ...starsOf(reading)].sort((a, b) => a.start - b.start);
}

/** « Hôtel Bellarive ★★★★ ». */
function starsOf({ text, tokens }: Reading): Quantity[] {
  if (tokens.length === 0) return [];
  return [...text.matchAll(/[★⭐]{1,5}/gu)].map(({ index, 0: stars }): Quantity => {
    const next = tokenAt(tokens, index);
    const end = index + stars.length;
    const counted = { nouns: [stem('etoile')], nounClass: null, hedge: 'exact', unit: null, digits: true } as const;
    return {
      kind: 'number',
      value: stars.length,
      start: index,
      end,
      first: next,
      next,
      ...counted,
      nouns: [...counted.nouns],
    };
  });
}

function partAt(reading: Reading, index: number): Part | null {
  const { text, tokens } = reading;
  const token = tokens[index] as Token;
  const clock = clockAt(reading, index) ?? halfAPercent(reading, index);
  if (clock) return clock;
  const number = readNumber(text, tokens, index) ?? oneYear(reading, index);
  if (!number || isNoNumber(reading, index, number.to)) return null;
  const last = tokens[number.to - 1] as Token;
  const glued = /^\d+(\p{L}+\d?)$/u.exec(last.key)?.[1] ?? '';
  const more = moreOf(last.key, number.about, text.slice(last.end, last.end + 14));
  const after = text.slice(last.end + more.length, last.end + more.length + 24).replace(/\n/g, ' ');
  const unit = unitOf(glued, after, number.digits);
  const end = last.end + more.length + unit.length;
  let next = number.to;
  while (next < tokens.length && (tokens[next] as Token).start < end) next++;
  const rest = restOf(reading, unit, next, end);
  const halved = tokens[index - 1]?.key === 'demi' && !number.digits ? 0.5 : 1;
  const base = (number.value * halved * more.times + more.value) * unit.factor;
  return {
    kind: unit.kind,
    value: base + rest.value,
    hedge: isFull(reading, unit, end) ? 'over' : hedgeOf(reading, index, number.to, number.about),
    start: token.start,
    end: rest.end,
    first: index,
    next: rest.next,
    unit: unit.name,
    digits: number.digits,
    bare: unit.kind === 'number' && unit.factor === 1,
  };
}

/** « quatre millions et demi », « une centaine de milliers »: what stands behind adds to a number, or multiplies it. */
function moreOf(last: string, isRough: boolean, after: string): { value: number; times: number; length: number } {
  const power = last.startsWith('milliard') ? 1e9 : last.startsWith('million') ? 1e6 : 0;
  const half = power > 0 ? /^ et demie?\b/.exec(after) : null;
  if (half) return { value: power / 2, times: 1, length: half[0].length };
  const big = isRough ? /^ (?:de |d['’])(milliers|millions|milliards)\b/.exec(after) : null;
  return { value: 0, times: scaleOf(big?.[1] ?? '') ?? 1, length: big?.[0].length ?? 0 };
}

/** « 1 h 52 », « 1h52 »: hours with their minutes. */
function clockAt({ folded, tokens }: Reading, index: number): Part | null {
  const { start, key } = tokens[index] as Token;
  if (!/^\d/.test(key)) return null;
  const [written, hours, minutes] =
    /^(\d{1,2}) ?h ?(\d\d)(?: ?(?:min\w*|mn))?(?![\p{L}\d])/u.exec(folded.slice(start, start + 16)) ?? [];
  if (!written) return null;
  let next = index + 1;
  while (next < tokens.length && (tokens[next] as Token).start < start + written.length) next++;
  const value = Number(hours) + Number(minutes) / 60;
  const end = start + written.length;
  return {
    kind: 'duration',
    value,
    hedge: hedgeBefore({ folded, tokens } as Reading, index),
    start,
    end,
    first: index,
    next,
    unit: 'heure',
    digits: true,
    bare: false,
  };
}

/** « deux ans et demi », « vingt heures trente »: what stands behind a unit of time and adds to it. */
function restOf(
  { text, tokens }: Reading,
  { kind, name, factor }: Unit,
  next: number,
  end: number,
): { value: number; next: number; end: number } {
  const none = { value: 0, next, end };
  const half = kind === 'duration' ? /^ et demie?\b/.exec(text.slice(end, end + 10))?.[0].length : undefined;
  if (half !== undefined) return { value: factor / 2, next: next + 2, end: end + half };
  const token = name === 'heure' ? tokens[next] : undefined;
  const minutes = token && text.slice(end, token.start) === ' ' ? readNumber(text, tokens, next) : null;
  if (!minutes || minutes.digits || minutes.about || minutes.value > 59) return none;
  const last = tokens[minutes.to - 1] as Token;
  const isNamed = /^ min/.test(text.slice(last.end, last.end + 4));
  return isNamed ? none : { value: minutes.value / 60, next: minutes.to, end: last.end };
}

/** « un demi pour cent » */
function halfAPercent({ folded, tokens }: Reading, index: number): Part | null {
  const { start } = tokens[index] as Token;
  const written = /^un demi[ -]pour[ -]?cents?\b/.exec(folded.slice(start, start + 22))?.[0];
  if (!written) return null;
  const end = start + written.length;
  let next = index + 1;
  while (next < tokens.length && (tokens[next] as Token).start < end) next++;
  const hedge = hedgeBefore({ folded, tokens } as Reading, index);
  const unit = { kind: 'percentage', unit: '%', digits: false, bare: false } as const;
  return { ...unit, value: 0.5, hedge, start, end, first: index, next };
}

/** « un an », « un mois », « une année chez », « un semestre »: one is a count only of time. */
function oneYear({ folded, tokens }: Reading, index: number): ReturnType<typeof readNumber> {
  const { key, start, end } = tokens[index] as Token;
  if (
    !/^une?$/.test(key) ||
    !/^ (?:ans?\b|(?:bon )?mois\b|annee(?: (?:chez|a|au|dans)\b| ?[),.;])|semestre\b|trimestre\b|decennie\b|semaine (?:complete|entiere|pleine|de (?:formation|stage|cours)))(?! (?:sur|par|avant|apres)\b)/.test(
      folded.slice(end, end + 36),
    )
  )
    return null;
  // « moins d’un an plus tard » bounds a time; « un an plus tard » goes on with a story.
  if (
    /^ an plus tard/.test(folded.slice(end, end + 13)) &&
    !/\bmoins d'$/.test(folded.slice(Math.max(0, start - 8), start))
  )
    return null;
  if (/\b(?:par|fois|dans|d'ici|sur) $/.test(folded.slice(Math.max(0, start - 8), start))) return null;
  return { value: 1, to: index + 1, about: /^ decennie/.test(folded.slice(end, end + 10)), digits: false };
}

/** « bâtiment neuf », « 3x8 », « les deux », « un sept » are no count. */
function isNoNumber({ text, tokens }: Reading, index: number, to: number): boolean {
  const token = tokens[index] as Token;
  const next = tokens[to];
  // « bac+3/4 »
  const before = text.slice(Math.max(0, token.start - 24), token.start);
  if (/[\p{L}\d][+/]$|\bbac \+ ?$/iu.test(before)) return true;
  // « Logimar Transit (31) »: the department of a house.
  if (/[\p{L}’'] \p{Lu}\p{Ll}[\p{L}-]* \($/u.test(before) && /^\d\d$/.test(token.key) && text[token.end] === ')')
    return true;
  if (/^\d{5}$/.test(token.key) && isPostcode(text, token, next)) return true;
  if (/^\d/.test(token.key))
    return (
      /[\p{L}]-?$/u.test(text.slice(Math.max(0, token.start - 2), token.start)) &&
      !/[ldLD]['’]?$/.test(text.slice(0, token.start).slice(-2))
    );
  return (
    isShift(text, tokens, index) || isInPhrase(tokens, index) || (to === index + 1 && isNoNumeral(text, token, next))
  );
}

/** « deux-huit », « trois-huit »: shifts, no count. */
function isShift(text: string, tokens: readonly Token[], index: number): boolean {
  const at = tokens[index]?.key === 'huit' ? index - 1 : index;
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (!first || !last || !/^(?:deux|trois|cinq)$/.test(first.key) || last.key !== 'huit') return false;
  return text.slice(first.end, last.start) === '-';
}

/** « 30 litres aux cent », « un point quatre »: the end of a figure told in words. */
function isInPhrase(tokens: readonly Token[], index: number): boolean {
  const [before, last] = [tokens[index - 2]?.key ?? '', tokens[index - 1]?.key];
  if (last === 'aux') return tokens[index]?.key === 'cent';
  return last === 'point' && /^(?:un|zero|deux|trois|quatre|cinq|six|sept|huit|neuf)$/.test(before);
}

/** « bâtiment neuf », « mille mercis » */
function isNoNumeral(text: string, { key, end }: Token, next: Token | undefined): boolean {
  if (key === 'neuf')
    return !next || text.slice(end, next.start) !== ' ' || (isSmallWord(next.key) && !/^(?:ans?|mois)$/.test(next.key));
  return (key === 'mille' || key === 'million') && /^mercis?$/.test(next?.key ?? '');
}

/** « 69100 Villeurbanne » */
function isPostcode(text: string, { end }: Token, next: Token | undefined): boolean {
  return next !== undefined && /^ (?:\n)?$/.test(text.slice(end, next.start)) && /\p{Lu}/u.test(text[next.start] ?? '');
}

type Unit = { kind: QuantityKind; factor: number; name: string | null; length: number };

const moneyAfter =
  /^(?: ?(k|m|mds?|millions?|milliers?|milliards?)(?= |€|[de]))?(?: d'| de | )?(?:(?:€|\$|£|euros?\b|eur\b|dollars?\b|livres sterling))/i;
const percentAfter = /^ ?(?:%|pour ?cents?\b|p\. ?100)/i;
const timeAfter =
  /^[ -]?(annees?|années?|ans?|mois|semaines?|journées?|journees?|jours?|heures?|minutes?|min(?![\p{L}\d.])|trimestres?|semestres?|decennies?|décennies?)(?![\p{L}\d])/iu;
const bigAfter = /^ (millions?|milliers?|milliards?)\b( (?:d'|de )?(?:euros?|€))?/;
const monthsOf: Record<string, number> = { an: 12, annee: 12, mois: 1, trimestre: 3, semestre: 6, decennie: 120 };

/** The unit that follows a number: glued (« 25k », « 24h ») or after it. */
function unitOf(glued: string, after: string, inFigures: boolean): Unit {
  if (/^eu/.test(glued)) return { kind: 'money', factor: 1, name: 'euro', length: 0 };
  const percent = percentAfter.exec(after);
  if (percent) return { kind: 'percentage', factor: 1, name: '%', length: percent[0].length };
  return moneyUnit(glued, after) ?? timeUnitOf(glued, after) ?? bigUnit(glued, inFigures ? after : '');
}

function moneyUnit(glued: string, after: string): Unit | null {
  const money = moneyAfter.exec(after);
  const scale = scaleOf(glued);
  if (!money || (scale === undefined && glued !== '')) return null;
  return { kind: 'money', factor: scale ?? scaleOf(money[1] ?? '') ?? 1, name: 'euro', length: money[0].length };
}

function timeUnitOf(glued: string, after: string): Unit | null {
  if (/^(?:h|j|ans?|mois)$/.test(glued)) return timeUnit(glued, 0);
  const plain = withoutFiller(after);
  const words = glued === '' ? (timeAfter.exec(plain) ?? /^ (h)(?![\p{L}\d])/iu.exec(plain)) : null;
  return words ? timeUnit(words[1] as string, words[0].length + after.length - plain.length) : null;
}

function bigUnit(glued: string, after: string): Unit {
  const scale = glued === 'm' ? undefined : scaleOf(glued);
  const big = scale === undefined ? bigAfter.exec(after) : null;
  if (!big) return { kind: 'number', factor: scale ?? 1, name: null, length: 0 };
  const isMoney = big[2] !== undefined;
  const factor = scaleOf(big[1] as string) ?? 1;
  return { kind: isMoney ? 'money' : 'number', factor, name: isMoney ? 'euro' : null, length: big[0].length };
}

/** « une dizaine d’années », « trois belles années ». */
function withoutFiller(after: string): string {
  return after.replace(
    /^ (?:d'|de (?=jours|journées|semaines|mois|minutes)|bons? |bonnes? |belles |longues |pleines |petites |courtes |premieres |premières |premiers |dernières |dernieres )/i,
    ' ',
  );
}

function timeUnit(written: string, length: number): Unit {
  const name = written
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<!moi)s$/, '');
  const unit = shortTimes[name] ?? name;
  const months = lookUp(monthsOf, unit);
  return { kind: 'duration', factor: months ?? 1, name: months ? 'mois' : unit, length };
}

const shortTimes: Record<string, string> = { h: 'heure', j: 'jour', journee: 'jour', min: 'minute' };

const hedges: [RegExp, Hedge][] = [
  [
    /(?:(?<!pas )plus (?:de|d')|au-dela de|au moins|minimum|superieure? a|(?<!sans |ne )depass\w+(?: (?:desormais|aujourd'hui|maintenant|deja|largement))?|exced\w+|largement|bien) ?(?:les? |ces |des )?$/,
    'over',
  ],
  [
    /(?:pres (?:de|d')|pas loin (?:de|d')|non loin (?:de|d')|presque|quasi(?:ment)?|proche (?:de|d')|bientot|approch\w+|avoisin\w+|frol\w+) ?(?:les |ces )?$/,
    'near',
  ],
  [
    /(?:environ|autour (?:de|d')|aux alentours de|quelque|a peu pres|approximativement|grosso modo|entre) ?(?:les )?$/,
    'about',
  ],
  [
    /(?:moins (?:de|d')|inferieure? a|en dessous de|en deca de|sous (?:la barre |le seuil )?(?:des?|les)|(?:rest|maintenu|tenu|descend|tomb|pass)\w* (?:en dessous|au-dessous|sous) ?|pas plus de|sans depasser|ne depass\w+ pas) ?(?:les )?$/,
    'below',
  ],
  [/(?:plusieurs|quelques|des) $/, 'some'],
];

function hedgeBefore({ folded, tokens }: Reading, index: number): Hedge {
  const start = (tokens[index] as Token).start;
  const before = folded.slice(Math.max(0, start - 26), start);
  const found = hedges.find(([words]) => words.test(before))?.[1] ?? 'exact';
  return found === 'some' ? 'exact' : found;
}

/** « deux années pleines »: no less. */
function isFull({ folded }: Reading, { kind }: Unit, end: number): boolean {
  return kind === 'duration' && /^ (?:pleine?s|entiere?s|complete?s|revolue?s)\b/.test(folded.slice(end, end + 12));
}

/** « plus d’un millier »: rough as the word is, the side is told. */
function hedgeOf(reading: Reading, index: number, to: number, isRough: boolean): Hedge {
  // « plusieurs dizaines »: how many of them nobody says.
  const isSome =
    isRough && to === index + 1 && /^(?:dizaine|centaine|millier)s$/.test(reading.tokens[index]?.key ?? '');
  if (isSome) return 'some';
  // « une bonne centaine » is more, « une petite dizaine » less.
  const leaning = isRough ? (reading.tokens[index - 1]?.key ?? '') : '';
  if (/^(?:bonne|grosse)$/.test(leaning)) return 'over';
  if (leaning === 'petite') return 'near';
  const isOne = /^une?$/.test(reading.tokens[index - 1]?.key ?? '');
  const hedge = hedgeBefore(reading, isRough && isOne ? index - 1 : index);
  if (isRough && hedge !== 'over') return 'about';
  const { end } = reading.tokens[to - 1] as Token;
  return hedge === 'exact' && roughly.test(reading.folded.slice(end, end + 40)) ? 'about' : hedge;
}

/** « quatre environ », « douze mois à peu près » */
const roughly = /^(?: [a-z']{2,14}){0,2},? (?:environ|a peu pres|ou presque|peu ou prou|grosso modo)\b/;

const reach = 6;

function nounsOf(reading: Reading, part: Omit<Part, 'bare'>): Pick<Quantity, 'nouns' | 'nounClass'> {
  const after = counted(reading, part.next, part.end);
  if (after.nouns.length > 0 || part.kind !== 'number') return after;
  const before = labelBefore(reading, part);
  return before === null ? after : { nouns: [before], nounClass: nounClass(before) };
}

/** « webinaires (18) », « Effectif : 8 »: what is counted stands before. */
const groups =
  /^(?:equipe|brigade|groupe|effectif|service|promotion|maison|entreprise|structure|pme|tpe|societe|association|agence)$/;

function labelBefore({ text, tokens, stems }: Reading, { first, start, end }: Omit<Part, 'bare'>): string | null {
  const [group, link] = [tokens[first - 2], tokens[first - 1]];
  if (group && link && /^de$/.test(link.key) && groups.test(group.key)) return stem('personne');
  const last = link;
  if (!last || isSmallWord(last.key) || /^\d/.test(last.key)) return null;
  const gap = text.slice(last.end, start);
  const isAlone = /^ ?\($/.test(gap)
    ? /^(?:\)| (?:en|par|dont) )/.test(text.slice(end, end + 6))
    : /^ ?: $/.test(gap) && /^ ?(?:$|[\n,;.])/.test(text.slice(end, end + 2));
  return isAlone ? (stems[first - 1] as string) : null;
}

/** The words a number counts: those after it, up to the next break. */
function counted(reading: Reading, next: number, end: number): Pick<Quantity, 'nouns' | 'nounClass'> {
  const { text, tokens, stems, folded } = reading;
  const nouns: string[] = [];
  // « une bonne dizaine étaient des cadres »
  const copula = /^ (?:sont|etaient|ont ete|furent) (?:des |de )/.exec(folded.slice(end, end + 20))?.[0].length ?? 0;
  if (copula > 0) return counted(reading, tokenAt(tokens, end + copula), end + copula);
  let before = end;
  for (let index = next; index < tokens.length && index < next + reach && nouns.length < 3; index++) {
    const { key, start } = tokens[index] as Token;
    const unit = index === next ? lookUp(shortUnits, key) : undefined;
    if (/[,;:.!?()\n«»"–—]/.test(text.slice(before, start)) || (!unit && endsCount(reading, index))) break;
    before = (tokens[index] as Token).end;
    if (unit || !isSmallWord(key)) nouns.push(unit ?? (stems[index] as string));
  }
  return { nouns, nounClass: classOf(nouns) };
}

/** « cinq au lieu de huit auparavant »: where what is counted is left out, or another number begins. */
function endsCount({ text, tokens }: Reading, index: number): boolean {
  const { key } = tokens[index] as Token;
  return (
    breaksCount.has(key) || key === 'auparavant' || (!isSmallWord(key) && readNumber(text, tokens, index) !== null)
  );
}

/** « points de vente » are shops, whatever « points » are elsewhere. */
function classOf(nouns: readonly string[]): Quantity['nounClass'] {
  if (nouns[0] === 'point' && nouns[1]?.startsWith('vent')) return 'place';
  return nouns.map(nounClass).find((each) => each !== null) ?? null;
}

const shortUnits: Record<string, string> = {
  t: stem('tonne'),
  tonnes: stem('tonne'),
  km: stem('kilometre'),
  l: stem('litre'),
  ha: stem('hectare'),
  kg: stem('kilo'),
  m: stem('metre'),
};

const breaksCount = new Set(
  'et ou a dans par pour chez sur en avec qui que dont sous au aux sans lors pendant depuis contre puis'.split(' '),
);
