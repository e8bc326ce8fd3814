import { foldWord } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isOpener } from '../words/ordinary-words.ts';
import { isSmallWord } from '../words/small-words.ts';
import { type Entry, firstStudy } from './career.ts';
import { houseAhead } from './house-ahead.ts';

/** An entry of the CV that a text names, by its employer, school or diploma. */
export type Anchor = { entries: Entry[]; stems: Set<string>; start: number; end: number; label: string };

/** What a clause speaks of: the entries it names itself, else those its sentence names. */
export type Scope = { own: Anchor[]; near: Anchor[] };

type Naming = { stems: Set<string>; needed: number; entries: Entry[]; isTown?: boolean };

/** Words that many firms and schools share. */
const common = new Set(
  (
    'saint sainte cabinet groupe association hôtel restaurant centre hospitalier hôpital clinique société entreprise agence atelier maison ' +
    'villa lycée université école institut iut cfa collège campus mairie ville commune résidence ehpad service sa sarl sas ' +
    'boulangerie pâtisserie boucherie menuiserie maçonnerie garage pharmacie librairie brasserie autocar transport établissements ' +
    'associé fils frère compagnie industrie france direction deux trois quatre cinq six sept huit neuf dix cent mille grand grande'
  )
    .split(' ')
    .map((word) => stem(foldWord(word))),
);

/** Finds, for any place of a text, the jobs and courses that its clause or its sentence names. */
export function scopesOf(context: Omit<CheckContext, 'scopeAt'>): (place: number) => Scope {
  const anchors = anchorsOf(context);
  const { sentences } = context.reading;
  const clauseAround = clausesOf(context.reading);
  const within = ({ start, end }: Pick<Sentence, 'start' | 'end'>) => slice(anchors, start, end);
  return (place) => {
    if (anchors.length === 0) return { own: [], near: [] };
    const index = sentenceAt(sentences, place);
    const sentence = sentences[index] as Sentence;
    const here = within({ start: Math.max(sentence.start, place - far), end: Math.min(sentence.end, place + far) });
    const near =
      here.filter(({ end }) => end > place || !parts.test(context.reading.folded.slice(end, place))).length === 0 &&
      here.length > 0
        ? []
        : here.length > 0 || !speaksBack(context, sentence)
          ? here
          : spokenOfLast(
              context,
              within(sentences[index - 1] ?? sentence),
              sentences[index - 1]?.end ?? sentence.start,
            );
    if (near.length === 0) return { own: [], near };
    return scopeWithin(context, near, place, clauseAround(place, sentence), sentence);
  };
}

/** Of the anchors around, those of a clause and those that stand before it. */
function scopeWithin(
  context: Omit<CheckContext, 'scopeAt'>,
  near: Anchor[],
  place: number,
  [from, to]: [number, number],
  sentence: Sentence,
): Scope {
  const ahead = houseAhead(context, near, from, to);
  if (ahead) return { own: [ahead], near: [ahead] };
  // « trois maçons chez X et deux apprentis aujourd’hui »: no longer at X, where one has left it.
  const isNow = presently.test(context.reading.folded.slice(from, to));
  const open = isNow ? near.filter(({ entries, start }) => start >= from || entries.some(isOpen(context))) : near;
  const isLead = from === sentence.start && adverbial.test(context.reading.folded.slice(from, from + 30));
  return {
    own: near.filter(({ start, end }) => start < to && end > from),
    near: isLead ? near : open.filter(({ start }) => start < place),
  };
}

const presently = /\b(?:aujourd'hui|actuellement|a present|maintenant|a ce jour)\b/;

function isOpen({ own: { cv } }: Omit<CheckContext, 'scopeAt'>) {
  return ({ kind, owner }: Entry) => kind === 'job' && cv?.experiences[owner]?.end === 'present';
}

/** « De 2015 à 2018, chez … »: what opens a sentence so belongs to what follows. */
const adverbial =
  /^\s*(?:(?:oui|non|ensuite|puis), )?(?:d'(?=avril|aout|octobre)|des (?=(?:janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)[a-z]*\.? (?:19|20)\d\d)|(?:pendant|durant|de|du|entre|en|apres|depuis|jusqu'|fin|debut)\b)/;
/** « …, sept ans chez X : je conduis depuis 2003 »: a new statement, no longer of X. */
const parts =
  /; (?!(?:j'y|la-bas)\b)| ?: ?(?:je |j'(?!y\b)|voila|nous )|,? (?:puis|ensuite) (?:[a-z]+ ?)?$|, (?:puis|ensuite|enfin) (?:choisi|repris|entame|commence|integre|rejoint|passe|suivi|obtenu|prepare|decroche|valide|change|quitte|demarre|opte|entre|pris|reussi)[a-z]* |\b(?:puis|auparavant|avant cela|a l'origine|ensuite)\b[^.;]{0,50} dans une? [a-z]|\bpuis (?:a |chez |au )?[a-z' -]{3,40}, ou j/;
const far = 400;
const most = 12;

/** The anchors that begin in a stretch of text, a dozen at most. */
function slice(anchors: readonly Anchor[], start: number, end: number): Anchor[] {
  let low = 0;
  let high = anchors.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((anchors[middle] as Anchor).start < start) low = middle + 1;
    else high = middle;
  }
  return anchors.slice(low, low + most).filter((anchor) => anchor.start < end);
}

const backward =
  /\bj'y\b|\by (?:ai|est|etait|a|avais)\b|\b(?:dans|a|de) (?:ce|cette) (?:poste|entreprise|maison|structure|mission|fonction|etablissement|experience)|\bla-bas\b|\bdurant cette|\bpendant (?:ces|cette)/;

/** « J’y ai encadré … » speaks of what the sentence before named. */
function speaksBack({ reading }: Pick<CheckContext, 'reading'>, { start, end }: Sentence): boolean {
  return backward.test(reading.folded.slice(start, Math.min(end, start + 300)));
}

/** « … à Ploemeur, puis Lanester, où je collabore. J’y visite … »: of the place named last, which may be no job of its own. */
function spokenOfLast({ reading: { text } }: Pick<CheckContext, 'reading'>, anchors: Anchor[], end: number): Anchor[] {
  const last = anchors.at(-1);
  const isLeft =
    last !== undefined && /, puis (?:à |chez |au )?\p{Lu}[\p{L}’' -]{2,40}, où j/u.test(text.slice(last.end, end));
  return isLeft ? [] : anchors;
}

const breaks =
  /[,;:()]| - | (?:puis|avant (?:de|d')|ensuite|tandis|alors|mais|et (?:chez|au|a la|a l'|aux|en|(?:plus de |pres de |presque )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+))) /g;

/** Finds the clause of a sentence that holds a place. */
function clausesOf({ folded, text }: CheckContext['reading']) {
  // Many places of one sentence are asked for.
  const known = new Map<string, number[]>();
  const breaksIn = (from: number, to: number): number[] => {
    const key = `${from} ${to}`;
    const found =
      known.get(key) ??
      [...folded.slice(from, to).matchAll(breaks)]
        .map(({ index }) => from + index)
        // « 2,5 »
        .filter((at) => !/\d.\d/.test(text.slice(Math.max(0, at - 1), at + 2)));
    known.set(key, found);
    return found;
  };
  return (place: number, { start, end }: Sentence): [number, number] => {
    const from = Math.max(start, place - far);
    const to = Math.min(end, place + far);
    const places = breaksIn(from, to);
    const next = places.findIndex((at) => at >= place);
    const last = next < 0 ? places.at(-1) : places[next - 1];
    return [last === undefined ? from : last + 1, places[next] ?? to];
  };
}

function anchorsOf(context: Omit<CheckContext, 'scopeAt'>): Anchor[] {
  const byStem = new Map<string, Naming[]>();
  for (const naming of [...namingsOf(context.own.entries), ...townNamings(context.own)])
    for (const stem of naming.stems) byStem.set(stem, [...(byStem.get(stem) ?? []), naming]);
  const { tokens, stems, text } = context.reading;
  const found: Anchor[] = [];
  tokens.forEach(({ start }, index) => {
    if (start < (found.at(-1)?.end ?? 0) || context.marks[start] !== stances.self) return;
    const first = text[start] as string;
    if (first === first.toLowerCase()) {
      const written = wholeName(context, index, byStem.get(stems[index] as string) ?? []);
      if (written) found.push(written);
      return;
    }
    if (isNoName(context, index)) return;
    const inTown = governed.test(text.slice(Math.max(0, start - 6), start));
    const namings = (byStem.get(stems[index] as string) ?? []).filter((each) => !each.isTown || inTown);
    const anchor = anchorAt(context, index, namings);
    if (anchor) found.push(anchor);
  });
  return found;
}

function isNoName(context: Omit<CheckContext, 'scopeAt'>, index: number): boolean {
  const { start, end } = context.reading.tokens[index] as Token;
  if (atService.test(context.reading.folded.slice(Math.max(0, start - 60), start))) return true;
  return isTown(context.reading.text, start, end) || opensWithSmallWord(context, index);
}

/** « … au service des familles de Bron »: for whom one would work, and not where one did. */
const atService = /\bau service (?:de |du |des |d')(?:(?:l'|la )?[a-z]+ (?:de |du |des |d'))?$/;

/** « Près de dix ans … »: a capital that a sentence gives to a word of the language, no « Grand Pré ». */
function opensWithSmallWord({ reading: { sentences, tokens } }: Omit<CheckContext, 'scopeAt'>, index: number): boolean {
  const { key, start } = tokens[index] as Token;
  return (
    isOpener(key) &&
    sentences[sentenceAt(sentences, start)]?.from === index &&
    /^(?:de|d|le|la|les|l|un|une|mon|ma)$/.test(tokens[index + 1]?.key ?? '')
  );
}

/** « l’office de tourisme d’Annecy »: a name that begins small, with all its words and a capital among them. */
function wholeName(context: Omit<CheckContext, 'scopeAt'>, index: number, namings: readonly Naming[]): Anchor | null {
  const long = namings.flatMap((each): Naming[] => {
    const stems = new Set(each.entries[0]?.fullName ?? []);
    return stems.size > 2 && !each.isTown ? [{ ...each, stems, needed: stems.size }] : [];
  });
  const anchor = long.length > 0 ? anchorAt(context, index, long) : null;
  return anchor && /\p{Lu}/u.test(anchor.label) ? anchor : null;
}

const governed = /(?:^|[^\p{L}])(?:à|de|puis|d['’])[ ]?$|^\W*$|\n\W*$/iu;

/** « à Thiers », « l’agence de Thiers »: a town of some jobs alone, and told of nothing else: no home, no school. */
function townNamings({ entries, linesOfStem, ownerOfLine, under }: CheckContext['own']): Naming[] {
  const groups = new Map<string, Entry[]>();
  const told = entries.slice(0, 60);
  // The posts below the first at one house do not repeat its town.
  const townsAt = (entry: Entry) =>
    entry.towns.length > 0 || entry.name.length === 0
      ? entry.towns
      : (told.find(({ name, towns }) => towns.length > 0 && name.join(' ') === entry.name.join(' '))?.towns ?? []);
  for (const entry of told) for (const town of townsAt(entry)) groups.set(town, [...(groups.get(town) ?? []), entry]);
  const isOfJob = (line: number) => ownerOfLine(line) < firstStudy && (ownerOfLine(line) >= 0 || under.has(line));
  return [...groups].flatMap(([town, group]): Naming[] => {
    const isOfJobs = group.every(({ kind }) => kind === 'job') && [...(linesOfStem.get(town) ?? [])].every(isOfJob);
    return isOfJobs ? [{ stems: new Set([town]), needed: 1, entries: group, isTown: true }] : [];
  });
}

/** « Saint-Étienne » is no « Lycée Étienne Mimard », « Cesson-Sévigné » no « École de Cesson ». */
function isTown(text: string, start: number, end: number): boolean {
  if (text[start - 1] !== '-' && text[end] !== '-') return false;
  const before = /[\p{L}-]{0,20}-$/u.exec(text.slice(Math.max(0, start - 21), start))?.[0] ?? '';
  const after = /^-[\p{L}-]{1,30}/u.exec(text.slice(end, end + 31))?.[0] ?? '';
  const whole = before + text.slice(start, end);
  return (before !== '' && knownCity(whole) !== null) || (after !== '' && knownCity(whole + after) !== null);
}

function anchorAt(context: Omit<CheckContext, 'scopeAt'>, index: number, namings: readonly Naming[]): Anchor | null {
  const { start } = context.reading.tokens[index] as Token;
  for (const naming of namings) {
    const end = endOfName(context, index, naming);
    if (end !== null)
      return {
        entries: naming.entries,
        stems: naming.stems,
        start,
        end,
        label: context.reading.text.slice(start, end),
      };
  }
  return null;
}

/** Names that point at one employer or school alone. */
function namingsOf(entries: readonly Entry[]): Naming[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.name.length + entry.proper.length === 0) continue;
    const key = `${entry.kind} ${(entry.name.length > 0 ? entry.name : entry.proper).join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const uses = new Map<string, number>();
  for (const [group] of groups.values())
    for (const stem of new Set([...(group?.name ?? []), ...(group?.proper ?? [])]))
      uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const isTownOfOther = (stem: string, group: readonly Entry[]) =>
    entries.some((entry) => entry.towns.includes(stem) && !group.includes(entry));
  return [...groups.values()].flatMap((group) => {
    const { name = [], proper = [] } = group[0] ?? {};
    // « Universidade de Aveiro » of one who worked in Aveiro: the town alone names neither.
    const isTelling = (stem: string) =>
      uses.get(stem) === 1 && !isTownOfOther(stem, group) && !common.has(stem) && stem.length > 2 && !isSmallWord(stem);
    const capitals = proper.filter(isTelling);
    const stems = new Set(capitals.length > 0 ? capitals : name.filter(isTelling));
    if (stems.size > 0) return [{ stems, needed: Math.ceil(stems.size / 2), entries: group }];
    // « Centre hospitalier de Beaune »: common words and a town, which name it together.
    const whole = new Set(group[0]?.fullName ?? []);
    // « EARL du Bois Joli Ouarville »: the same, with its town told as part of the name.
    const longer = entries.filter(
      ({ kind, fullName }) => kind === group[0]?.kind && [...whole].every((stem) => fullName.includes(stem)),
    );
    return whole.size > 1 ? [{ stems: whole, needed: whole.size, entries: [...new Set([...group, ...longer])] }] : [];
  });
}

const reach = 7;

function endOfName(
  { reading: { tokens, stems } }: Pick<CheckContext, 'reading'>,
  from: number,
  { stems: name, needed }: Naming,
): number | null {
  const met = new Set<string>();
  let end: number | null = null;
  for (let index = from; index < tokens.length && index < from + reach; index++) {
    const stem = stems[index] as string;
    if (!name.has(stem)) continue;
    met.add(stem);
    end = (tokens[index] as (typeof tokens)[number]).end;
  }
  return met.size >= needed ? end : null;
}

/** A place of the documents that tells something: its job or course (-1: none), its line. */
export type Teller = { owner: number; line: number };

/**
 * Whether what the documents tell is said of something else: the clause names an employer that does not own it. The name
 * of that employer, or null.
 */
export function misplaced(
  { own }: Pick<CheckContext, 'own'>,
  scope: Scope,
  tellers: readonly Teller[],
  kinds: readonly Entry['kind'][],
): string | null {
  if (!tellers.some(({ owner }) => owner >= 0)) return null;
  for (const anchors of [scope.own, scope.near]) {
    const relevant = anchors.filter(({ entries }) => entries.some(({ kind }) => kinds.includes(kind)));
    if (relevant.length === 0) continue;
    return narrowest(relevant).some((anchor) => tells(own, anchor, tellers)) ? null : (relevant[0] as Anchor).label;
  }
  return null;
}

/** « Banque X, agence d’Amboise »: of a firm named together with one of its places, the place is meant. */
function narrowest(anchors: readonly Anchor[]): Anchor[] {
  const isWithin = (one: Anchor, other: Anchor) =>
    one.entries.length < other.entries.length && one.entries.every((entry) => other.entries.includes(entry));
  return anchors.filter((anchor) => !anchors.some((other) => isWithin(other, anchor)));
}

function tells(
  { linesOfStem, under }: CheckContext['own'],
  { entries, stems }: Anchor,
  tellers: readonly Teller[],
): boolean {
  return tellers.some(({ owner, line }) => {
    if (entries.some((entry) => entry.owner === owner || under.get(line)?.has(entry.owner))) return true;
    return [...stems].some((stem) => linesOfStem.get(stem)?.has(line));
  });
}
