import { findTerms } from '../../skills/find-terms.ts';
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { DateMention } from '../dates/find-date-mentions.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { nationsIn } from '../names/place-names.ts';
import { nounClass as nounClassOf } from '../words/noun-class.ts';
import { isCountedOtherwise, isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const counted: [RegExp, (facts: Facts) => number][] = [
  [
    /^(?:experienc|post|employeur|entrepris|structur|etabliss|emploi|metier|maison|mission)/,
    ({ cv }) => cv?.experiences.length ?? 0,
  ],
  [/^langu/, ({ languages }) => Math.max(languages.size + 1, 2)],
  [/^(?:diplom|formation|etud)/, ({ cv }) => cv?.education.length ?? 0],
];

/** « deux enseignes », « trois maisons »: as many as the jobs have employers. */
function countsEmployers(facts: Facts, claim: Quantity): boolean {
  const { value, nounClass } = claim;
  const { entries } = facts;
  if (countsHouses(facts, claim)) return true;
  if (nounClass !== 'place' && nounClass !== 'firm') return false;
  const named = entries.filter(({ kind, name }) => kind === 'job' && name.length > 0);
  if (named.length === 0) return value >= 2 && value <= periodsTold(facts);
  // « trois agences » of two banks: a house in another town is another place.
  const places = named.map(({ name, towns }) => [...name, ...(nounClass === 'place' ? towns : [])].join(' '));
  return value >= 2 && value <= new Set(places).size;
}

const house =
  /^(?:cliniqu|hopital|hospital|ehpad|residenc|crech|ecol|colleg|lyce|mairi|agenc|boutiqu|magasin|restaur|hotel|brasseri|garag|usin|cabinet|pharmaci|supermarch|hypermarch|salon|boulangeri|boucheri|fromageri|librairi|menuiseri|domain|ferm|campin|associ|banqu|festival)/;

/** « trois salons »: the employers that are called so, and those whose name says no kind of house. */
function countsHouses({ entries }: Facts, { value, nouns: [noun = ''] }: Quantity): boolean {
  if (value < 2 || !house.test(noun)) return false;
  const names = entries.filter(({ kind }) => kind === 'job').map(({ fullName }) => fullName);
  const called = names.filter((name) => name.some((word) => isKin(word, noun)));
  const maybe = names.filter((name) => name.length > 0 && !name.some((word) => house.test(word)));
  return called.length > 0 && value <= new Set([...called, ...maybe].map((name) => name.join(' '))).size;
}

/** The periods that stand under no study, where no job was understood: as many as there were, or more. */
function periodsTold({ dateMentions }: Facts): number {
  const periods = dateMentions
    .slice(0, 200)
    .filter(({ fact, owner }) => owner < firstStudy && (fact.role === 'range' || fact.role === 'since'));
  return new Set(periods.map(({ line }) => line)).size;
}

/** « deux passages chez X »: as many jobs as one house has. */
function countsStays({ entries }: Facts, { value, nouns: [noun = ''] }: Quantity): boolean {
  if (!/^(?:passag|sejour)/.test(noun)) return false;
  const names = entries.flatMap(({ kind, name }) => (kind === 'job' && name.length > 0 ? [name.join(' ')] : []));
  return names.some((name) => names.filter((other) => other === name).length === value);
}

const someone =
  /\bune? ([a-z]{4,})(?: [a-z' -]{0,40}?)??(?:, (?:de |d')?une? ([a-z]{4,})(?: [a-z' -]{0,40}?)??)?(?:, (?:de |d')?une? ([a-z]{4,})(?: [a-z' -]{0,40}?)??)?,? et (?:de |d')?une? ([a-z]{4,})/g;

const abroad = new Set(['pays', 'marché', 'destination', 'nation', 'nationalité'].map((word) => stem(foldWord(word))));
const nations = new WeakMap<Facts, Set<number>>();

/** « quatre pays » of « (Espagne, Portugal, Belgique, Royaume-Uni) »: how many the lines of the documents name. */
function nationsTold(facts: Facts): Set<number> {
  const known = nations.get(facts);
  if (known) return known;
  const counts = facts.flat.length > longest ? [] : facts.reading.folded.split('\n').map(nationsIn);
  const found = new Set(counts.filter((count) => count > 1));
  nations.set(facts, found);
  return found;
}

/** « vingt et un kilomètres » of a « semi-marathon »: how long a race is, everybody knows. */
function raceOf(noun: string, value: number): RegExp | null {
  if (!/^(?:kilometr|km)/.test(noun)) return null;
  if (value === 21) return /semi-marathon/;
  return value === 42 ? /(?<!semi-)\bmarathon/ : null;
}

/** « deux personnes » of « une technicienne et une alternante »: people told one by one. */
export function countsPeople(facts: Facts, { value, nounClass, nouns: [noun = ''] }: Quantity): boolean {
  if (nounClass !== 'person' && nounClass !== 'staff') return false;
  const known = listed.get(facts) ?? peopleListed(facts);
  listed.set(facts, known);
  // « deux alternants » of « une graphiste et un alternant » counts the one as two.
  const isOne = (words: readonly string[]) => words.some((word) => isKin(stem(word), noun));
  const areAll = (words: readonly string[]) => words.every((word) => isKin(stem(word), noun));
  return known.some((words) => words.length === value && (!isOne(words) || areAll(words)));
}

const listed = new WeakMap<Facts, string[][]>();

/** Who is told one by one: « d’une graphiste et d’un alternant ». */
function peopleListed({ flat }: Facts): string[][] {
  const lists = [...flat.slice(0, longest).matchAll(someone)].map(([, ...words]) => words.filter(Boolean));
  return lists.filter((words) => words.every(isSomeone));
}

/** « une alternante »: a word for one of those with whom one works. */
export function isSomeone(word: string): boolean {
  // A trade by its name: « un atelier et un chantier » end as trades do, and are nobody.
  return isOfPeople(nounClassOf(stem(word))) || learners.test(word) || isTrade(word);
}

function isTrade(word: string): boolean {
  return findTerms(word).some(({ kind, start, end }) => kind === 'occupation' && end - start === word.length);
}

function isOfPeople(nounClass: Quantity['nounClass']): boolean {
  return nounClass === 'staff' || nounClass === 'person';
}

const learners = /^(?:stagiaire|apprenti|alternant|secretaire|laborantin)/;
const longest = 60_000;

/** « mes deux postes », « trois langues »: the CV shows that many. */
export function countsEntries(facts: Facts, claim: Quantity): boolean {
  const { value, nouns } = claim;
  if (countsEmployers(facts, claim) || countsStays(facts, claim)) return true;
  if (isKnownCount(facts, claim)) return true;
  // « trois salariés de l’entreprise » are no three firms.
  const head = nouns.find((noun) => !epithets.test(noun)) ?? '';
  if (counted.some(([word, count]) => word.test(head) && value <= count(facts))) return true;
  if (nouns[0] !== undefined && value >= 2 && listedAfter(facts, nouns[0]) === value) return true;
  if (nouns.length === 0 || isCountedOtherwise(facts, claim)) return false;
  if (listable.test(nouns[0] ?? '') && value >= 2 && listsIn(facts).has(value)) return true;
  return value <= 6 && countsDates(facts, claim);
}

/** What may stand before the noun: « deux premières expériences ». */
const epithets =
  /^(?:premi|derni|grand|petit|bel|beau|bon|vrai|long|nouvel|autr|different|divers|prece|ancien|actuel|solid|rich|seul|princip|meme|lointain|proch)/;

/** How many nations a line names, how long a race is. */
function isKnownCount(facts: Facts, { value, nouns: [noun = ''] }: Quantity): boolean {
  // « R+5 » has five floors above the ground.
  if (/^etag/.test(noun)) return new RegExp(`\\br ?\\+ ?${value}\\b`).test(facts.flat);
  return (abroad.has(noun) && nationsTold(facts).has(value)) || (raceOf(noun, value)?.test(facts.flat) ?? false);
}

/** « deux étés », « trois salons »: as many dates stand beside the word. */
function countsDates(facts: Facts, { value, nouns }: Quantity): boolean {
  // « deux éditions d’un salon »: the second word may be the one that the years stand beside.
  const isOfPeople = /^(?:staff|person|served)$/.test(nounClassOf(nouns[0] ?? '') ?? '');
  return nouns
    .slice(0, isOfPeople ? 1 : 2)
    .some((noun) => (value <= 5 && datesBeside(facts, noun) >= value) || yearsBeside(facts, noun) === value);
}

/** What lists are of, whatever their heading calls it. */
const listable =
  /^(?:logiciel|outil|langag|technolog|disciplin|domain|specialit|habilitat|permi|certificat|attestat|servic|bloc|villes?$|departement|region|activit|canal|canaux|reseau|support|format|sort|type|gamm|techniqu|materi|pathologi|corp|categori|marqu|plateform|syst)/;
const lists = new WeakMap<Facts, Set<number>>();
const longestItem = 40;

/** « trois logiciels » of « Carl Source, TIA Portal, Excel »: how many things the lines of the documents list. */
function listsIn(facts: Facts): Set<number> {
  const known = lists.get(facts);
  if (known) return known;
  const parts = facts.flat.length > longest ? [] : facts.reading.folded.split(/[\n:;()•|]|\. /);
  const found = new Set(
    parts.flatMap((part) => {
      const items = part.split(/, | et | ou | \/ | · /).filter((item) => item.trim() !== '');
      return items.length > 1 && items.every(({ length }) => length <= longestItem) ? [items.length] : [];
    }),
  );
  lists.set(facts, found);
  return found;
}

/** « porteur de 19 t » of a « porteur 19 tonnes », where the figure belongs to the name of a thing. */
export function isInTerm({ terms, linesOfStem, reading }: Facts, { value, nouns }: Quantity): boolean {
  const lines = linesOfStem.get(String(value));
  if (!lines) return false;
  return [...terms.values()]
    .flat()
    .some(
      ({ fact, line }) =>
        lines.has(line) &&
        new RegExp(`\\b${value}\\b`).test(reading.folded.slice(fact.start, fact.end)) &&
        nouns.some(
          (noun) =>
            linesOfStem.get(noun)?.has(line) ||
            (noun.startsWith('ton') && /tonne|\d ?t$/.test(reading.folded.slice(fact.start, fact.end))),
        ),
    );
}

/** « deux catégories » of « catégories 1B et 3 »: how many short names are listed after a word. */
function listedAfter({ linesOfStem, lineText }: Facts, noun: string): number {
  const lines = [...(linesOfStem.get(noun) ?? [])].slice(0, 20);
  const root = noun.slice(0, 7);
  return Math.max(
    0,
    ...lines.map((line) => {
      const after = lineText(line).split(root)[1] ?? '';
      const list =
        /^[a-z]{0,6} ?(?::|\()? ?([a-z0-9-]{1,5}(?![a-z])(?:(?:, | et | ?\/ ?| \+ )[a-z0-9-]{1,5}(?![a-z]))+)/.exec(
          after,
        )?.[1];
      return list ? list.split(/, | et | ?\/ ?| \+ /).length : 0;
    }),
  );
}

/** « trois automnes » of « automnes 2018, 2019 et 2020 ». */
function yearsBeside({ linesOfStem, lineText }: Facts, noun: string): number {
  const lines = [...(linesOfStem.get(noun) ?? [])].slice(0, 20);
  return Math.max(0, ...lines.map((line) => lineText(line).match(/\b(?:19|20)\d\d\b/g)?.length ?? 0));
}

/** The years of a period, its first and last counted; a winter goes from one into the next. */
function yearsIn({ from, to }: DateMention, noun: string): number {
  if (/^(?:hiver|saison)/.test(noun) && Number(to.slice(0, 4)) === Number(from.slice(0, 4)) + 1) return 1;
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1;
  return years > 1 && years < 10 ? years : 2;
}

/** « deux étés » of « étés 2016 et 2017 ». */
export function datesBeside({ linesOfStem, dateMentions, reading }: Facts, noun: string): number {
  const lines = linesOfStem.get(noun);
  return lines
    ? dateMentions
        .filter(({ fact, line }) => lines.has(line) && fact.role !== 'since')
        .reduce((sum, { fact }) => {
          // « hivers 2017-2018 et 2018-2019 »: one period, of two winters.
          const pairs = reading.folded.slice(fact.start, fact.end).match(/\d{4} ?[-–/] ?\d{4}/gu)?.length ?? 0;
          return sum + (pairs > 1 ? pairs : fact.role === 'range' ? yearsIn(fact, noun) : 1);
        }, 0)
    : 0;
}
