import type { LanguageLevel, ParsedCv } from '@coach/contracts/cv';
import { languageRank } from '../match/language-levels.ts';
import { liveText } from '../match/live-text.ts';
import { type FoundTerm, findTerms } from '../skills/find-terms.ts';
import { broaderOf } from '../skills/skill-links.ts';
import { findLanguages } from '../text/find-languages.ts';
import { type Entry, entriesOf, firstStudy, stemsOf } from './career.ts';
import { addDate, type DateFacts, emptyDates } from './date-facts.ts';
import { findContacts } from './find-contacts.ts';
import { type DateMention, findDateMentions } from './find-date-mentions.ts';
import { findQuantities } from './find-quantities.ts';
import { linesUnder } from './lines-under.ts';
import { markTaken } from './mark-taken.ts';
import { plainText } from './plain-text.ts';
import type { Quantity } from './quantity.ts';
import { type Reading, readText } from './read-text.ts';
import { addTitles, namesOthers, type TitleLine, titleLines } from './title-lines.ts';

/** A figure, date or term of the documents, with the job or course it stands under (-1: none) and its line. */
export type Owned<Fact> = { fact: Fact; owner: number; line: number };

/** What documents tell, ready to be asked. */
export type Facts = {
  reading: Reading;
  words: Set<string>;
  kin: Set<string>;
  pairs: Set<string>;
  acronyms: Set<string>;
  /** Words that head the trades of the candidate: « infirmier » proves « soins infirmiers ». */
  trades: Set<string>;
  /** Words written in capitals: « CHU ». */
  capitals: Set<string>;
  /** The lines on which a title may stand, by the stem of each word that may head it. */
  titles: Map<string, TitleLine[]>;
  linesOfStem: Map<string, Set<number>>;
  /** The same by the first five letters. */
  linesOfHead: Map<string, Set<number>>;
  /** The jobs and courses named on a line or a few lines above it, whatever was understood of them. */
  under: Map<number, Set<number>>;
  lineText: (line: number) => string;
  /** The job or course a line stands under as it was understood, -1 for none. */
  ownerOfLine: (line: number) => number;
  terms: Map<string, Owned<FoundTerm>[]>;
  proven: Set<string>;
  quantities: Owned<Quantity>[];
  dates: DateFacts;
  dateMentions: Owned<DateMention>[];
  /** Rank of the level told, 0 where none is. */
  languages: Map<string, number>;
  contacts: Set<string>;
  unbroken: string;
  /** The folded text on one line. */
  flat: string;
  entries: Entry[];
  cv: ParsedCv | null;
};

/** Reads the documents of a person (a CV, and texts besides), or an offer (texts only). */
export function factsOf(cv: ParsedCv | null, extra: readonly string[], today: string | null): Facts {
  const live = cv ? liveText(cv) : '';
  const plain = plainText([live, ...extra].join('\n\n'));
  const reading = readText(plain.text);
  const jobs = cv ? jobsMeant(cv) : [];
  const owners = cv ? ownersOf(cv, jobs) : null;
  const others = cv ? namesOthers(cv) : null;
  const lines = lineStarts(plain.text);
  const place = (start: number) => ({ owner: owners?.[plain.startOf(start)] ?? -1, line: lineAt(lines, start) });
  const own = <Fact extends { start: number }>(fact: Fact): Owned<Fact> => ({ fact, ...place(fact.start) });
  const terms = findTerms(plain.text);
  const contacts = findContacts(reading);
  const dateMentions = findDateMentions(reading);
  const quantities = findQuantities(reading, markTaken(plain.text.length, contacts, dateMentions, terms));
  const dates = emptyDates();
  for (const mention of dateMentions) addDate(dates, mention);
  if (cv) addCareerDates(dates, cv);
  const entries = cv ? withoutDuties(cv, entriesOf(cv, live, today), jobs) : [];
  const titles = titleLines(
    reading,
    (at) => lineAt(lines, at),
    (at) => others?.(plain.startOf(at)) ?? false,
  );
  addTitles(titles, [cv?.title ?? null, ...(cv?.experiences.slice(0, 100) ?? []).map(({ title }) => title)]);
  const said = wordsOf(reading, lines);
  const ownerOfLine = (line: number) => place(Math.max(0, (lines[line + 1] ?? plain.text.length) - 2)).owner;
  return {
    reading,
    ...said,
    under: linesUnder(entries, said.linesOfStem, lines.length, ownerOfLine),
    titles,
    trades: new Set(
      terms.flatMap(({ kind, start, end }) =>
        kind === 'occupation' ? stemsOf(plain.text.slice(start, end)).slice(0, 1) : [],
      ),
    ),
    acronyms: acronymsOf(cv),
    lineText: (line) => reading.folded.slice(lines[line] ?? 0, lines[line + 1] ?? reading.folded.length),
    ownerOfLine,
    terms: group(terms.map(own)),
    proven: new Set(terms.flatMap(({ name }) => [name, ...broaderOf(name)]).concat(cv?.skills ?? [])),
    quantities: quantities.map(own).sort((a, b) => a.fact.value - b.fact.value),
    dates,
    dateMentions: dateMentions.map(own),
    languages: languagesOf(plain.text, cv),
    contacts: new Set([...contacts.map(({ value }) => value), ...contactsOf(cv)]),
    unbroken: reading.folded.replace(/\s+/g, ''),
    flat: reading.folded.replace(/\s+/g, ' '),
    entries,
    cv,
  };
}

function addCareerDates(dates: DateFacts, { experiences, education }: ParsedCv): void {
  for (const { start, end } of experiences) if (start) addDate(dates, { role: 'range', from: start, to: end ?? start });
  for (const { year } of education) if (year) addDate(dates, { role: 'at', from: year, to: year });
}

function group(terms: Owned<FoundTerm>[]): Map<string, Owned<FoundTerm>[]> {
  const groups = new Map<string, Owned<FoundTerm>[]>();
  for (const term of terms) {
    const known = groups.get(term.fact.name);
    if (!known) groups.set(term.fact.name, [term]);
    else if (known.length < 50) known.push(term);
  }
  return groups;
}

function ownersOf(cv: ParsedCv, jobs: readonly number[]): Int32Array {
  const owners = new Int32Array(cv.text.length + 1).fill(-1);
  const fill = (path: string, owner: number) => {
    const span = cv.spans[path];
    if (span) owners.fill(owner, span.start, span.end);
  };
  cv.education.forEach((_, index) => {
    fill(`education.${index}`, firstStudy + index);
  });
  cv.experiences.forEach((_, index) => {
    fill(`experiences.${index}`, jobs[index] ?? index);
  });
  for (const [path, span] of Object.entries(cv.spans)) {
    const index = /^experiences\.(\d+)\./.exec(path)?.[1];
    if (index !== undefined) owners.fill(jobs[Number(index)] ?? Number(index), span.start, span.end);
  }
  return owners;
}

/** What was taken for a job and is a duty of the one above names nobody, and no time of its own. */
function withoutDuties({ spans }: ParsedCv, entries: readonly Entry[], meant: readonly number[]): Entry[] {
  // A name from below its line is that of the next job.
  const isBelow = (owner: number) =>
    (spans[`experiences.${owner}.company`]?.start ?? 0) > (spans[`experiences.${owner}.title`]?.end ?? 0);
  return entries.map((entry) =>
    entry.kind === 'job' && (meant[entry.owner] ?? entry.owner) !== entry.owner && !isBelow(entry.owner)
      ? { ...entry, name: [], proper: [], fullName: [], title: [], towns: [], period: null }
      : entry,
  );
}

/**
 * The job each experience belongs to. « Prix du meilleur conseiller, 2e trimestre 2022 » below the duties of a job is one
 * of them: a line that follows without a break, tells no span of time and does not open with its date heads no job.
 */
function jobsMeant({ experiences, spans, text }: ParsedCv): number[] {
  const jobs: number[] = [];
  experiences.forEach(({ start, end }, index) => {
    const at = spans[`experiences.${index}`]?.start;
    const isDated = index > 0 && at !== undefined && start !== null;
    const isOfOneYear = isDated && start.slice(0, 4) === end?.slice(0, 4) && followsOn(text, at);
    const isWithin = isOfOneYear || (isDated && isDatedDuty(text, spans[`experiences.${index}.title`]?.start ?? at));
    jobs.push(isWithin ? (jobs[index - 1] as number) : index);
  });
  return jobs;
}

const dated =
  /(?: depuis| en| dès| courant| début| fin) (?:19|20)\d\d(?: \([^()]*\))?\W*$|^\W*(?:En|Depuis|Dès) (?:19|20)\d\d ?[:,]/u;

/** « Développement de la prise d’empreintes depuis 2022 » below other duties: since when something was done, and no job. */
function isDatedDuty(text: string, at: number): boolean {
  const [before, line] = linesAt(text, at, 300);
  if (before.trim() === '' || !dated.test(line)) return false;
  const opensWithTrade = findTerms(line.slice(0, 80)).some(({ kind, start }) => kind === 'occupation' && start < 8);
  return !opensWithTrade && !/[|\t–—]|\bchez\b|\bau sein\b/.test(line);
}

/** The line above a place, and its own as far as it is looked at. */
function linesAt(text: string, at: number, most: number): [before: string, line: string] {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', lineStart - 2) + 1), Math.max(0, lineStart - 1));
  return [before, text.slice(lineStart, lineStart + most).split('\n')[0] ?? ''];
}

function followsOn(text: string, at: number): boolean {
  const [before, line] = linesAt(text, at, 200);
  const isRange = /\d{4}\D{1,24}\d{4}|\b(?:depuis|de|à|to)\b.{1,12}\d{4} ?(?:à|-|–|→)|\d ?(?:à|-|–|—|→|\/) ?\d/u.test(
    line,
  );
  return (
    before.trim() !== '' && !isRange && !/^\W{0,4}(?:\p{L}+\.? )?\d{4}\b/u.test(line) && /\b(?:19|20)\d\d\b/.test(line)
  );
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many words on the second word of a name may stand: « Université de Rennes ». */
const pairReach = 4;

function wordsOf({ text, tokens, stems }: Reading, lines: readonly number[]) {
  const words = new Set<string>();
  const kin = new Set<string>();
  const pairs = new Set<string>();
  const capitals = new Set<string>();
  const linesOfStem = new Map<string, Set<number>>();
  const linesOfHead = new Map<string, Set<number>>();
  let line = 0;
  tokens.forEach(({ key, start, end }, index) => {
    const stem = stems[index] as string;
    while (line + 1 < lines.length && (lines[line + 1] as number) <= start) line++;
    words.add(key).add(stem);
    const written = text.slice(start, end);
    if (/^\p{Lu}{2,6}$/u.test(written)) capitals.add(key);
    if (key.length >= 7) kin.add(key.slice(0, 6));
    for (let next = index + 1; next <= index + pairReach && next < tokens.length; next++) {
      pairs.add(`${stem} ${stems[next]}`).add(`${stems[next]} ${stem}`);
    }
    addLine(linesOfStem, stem, line);
    if (stem.length >= 5) addLine(linesOfHead, stem.slice(0, 5), line);
  });
  return { words, kin, pairs, capitals, linesOfStem, linesOfHead };
}

function addLine(lines: Map<string, Set<number>>, word: string, line: number): void {
  const known = lines.get(word);
  if (!known) lines.set(word, new Set([line]));
  else if (known.size < 300) known.add(line);
}

/** Initials of what the CV names: « Centre hospitalier universitaire » proves « CHU ». */
function acronymsOf(cv: ParsedCv | null): Set<string> {
  const names = [
    ...(cv?.experiences ?? []).flatMap(({ company, title }) => [company, title]),
    ...(cv?.education ?? []).flatMap(({ school, degree }) => [school, degree]),
    ...(cv?.certifications ?? []),
    ...(cv?.skills ?? []),
  ];
  const found = new Set<string>();
  for (const name of names) {
    const initials = (name ?? '')
      .split(/[\s'’-]+/)
      .filter((word) => word.length > 2 && !/^(?:des|les|aux|pour|dans|sur)$/i.test(word));
    const letters = initials
      .map((word) => word[0]?.toLowerCase() ?? '')
      .join('')
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
    for (let from = 0; from < letters.length; from++)
      for (let to = from + 2; to <= Math.min(letters.length, from + 6); to++) found.add(letters.slice(from, to));
  }
  return found;
}

function languagesOf(text: string, cv: ParsedCv | null): Map<string, number> {
  const ranks = new Map<string, number>();
  const add = (name: string, level: LanguageLevel | null) =>
    ranks.set(name, Math.max(ranks.get(name) ?? 0, level ? languageRank(level) : 0));
  for (const { name, level } of cv?.languages ?? []) add(name, level);
  const told = new Set([...ranks].flatMap(([name, rank]) => (rank > 0 ? [name] : [])));
  for (const { name, level } of findLanguages(text)) if (!told.has(name)) add(name, level);
  return ranks;
}

function contactsOf(cv: ParsedCv | null): string[] {
  const { email, phone, linkedin } = cv?.contact ?? { email: null, phone: null, linkedin: null };
  return [email?.toLowerCase(), phone, linkedin?.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '')].flatMap(
    (each) => each ?? [],
  );
}
