import type { LanguageLevel, ParsedCv } from '@coach/contracts/cv';
import { languageRank } from '../../match/language-levels.ts';
import { type FoundTerm, findTerms } from '../../skills/find-terms.ts';
import { broaderOf } from '../../skills/skill-links.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { addDate, type DateFacts, emptyDates } from '../dates/date-facts.ts';
import { type DateMention, findDateMentions } from '../dates/find-date-mentions.ts';
import { findQuantities } from '../figures/find-quantities.ts';
import { markTaken } from '../figures/mark-taken.ts';
import type { Quantity } from '../figures/quantity.ts';
import { addTitles, type TitleLine, titleLines } from '../jobs/title-lines.ts';
import { findContacts } from '../names/find-contacts.ts';
import { plainText } from '../text/plain-text.ts';
import { type Reading, readText } from '../text/read-text.ts';
import { type Beside, besideIn } from './beside.ts';
import { type Entry, stemsOf } from './career.ts';
import { linesUnder } from './lines-under.ts';
import type { Career } from './read-career.ts';

/** A figure, date or term of the documents, with the job or course it stands under (-1: none) and its line. */
export type Owned<Fact> = { fact: Fact; owner: number; line: number };

/** What documents tell, ready to be asked. */
export type Facts = {
  reading: Reading;
  words: Set<string>;
  kin: Set<string>;
  /** Which of its words stand near each other, by their stems. */
  beside: Beside;
  acronyms: Set<string>;
  /** Initials of names alone, and of employers and schools alone. */
  named: Set<string>;
  houses: Set<string>;
  /** Words that head the trades of the candidate: « infirmier » proves « soins infirmiers ». */
  trades: Set<string>;
  /** Initials: words written in capitals (« CHU »), and those spoken as a word (« Cnam »). */
  capitals: Set<string>;
  /** The lines on which a title may stand, by the stem of each word that may head it. */
  titles: Map<string, TitleLine[]>;
  linesOfStem: Map<string, Set<number>>;
  /** The same by the first five letters. */
  linesOfHead: Map<string, Set<number>>;
  /** The jobs and courses named on a line or a few lines above it, whatever was understood of them. */
  under: Map<number, Set<number>>;
  lineText: (line: number) => string;
  /** The same as it is written, with its capitals and accents. */
  writtenLine: (line: number) => string;
  /** The job or course a line stands under as it was understood, -1 for none. */
  ownerOfLine: (line: number) => number;
  /** The same of a place in the text. */
  ownerAt: (place: number) => number;
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

/** Reads the documents of a person, a CV and texts besides, those of an offer among them. */
export function factsOf(
  { cv, live, owners, entries, namesOthers, acronyms, named, houses }: Career,
  extra: readonly string[],
): Facts {
  const plain = plainText([live, ...extra].join('\n\n'));
  const reading = readText(plain.text);
  const lines = lineStarts(plain.text);
  const place = (start: number) => ({ owner: owners[plain.startOf(start)] ?? -1, line: lineAt(lines, start) });
  const own = <Fact extends { start: number }>(fact: Fact): Owned<Fact> => ({ fact, ...place(fact.start) });
  const terms = findTerms(plain.text, reading.tokens);
  const contacts = findContacts(reading);
  const dateMentions = findDateMentions(reading);
  const quantities = findQuantities(reading, markTaken(plain.text.length, contacts, dateMentions, terms));
  const dates = emptyDates();
  for (const mention of dateMentions) addDate(dates, mention);
  addCareerDates(dates, cv);
  const titles = titleLines(
    reading,
    (at) => lineAt(lines, at),
    (at) => namesOthers(plain.startOf(at)),
  );
  addTitles(titles, [cv.title, ...cv.experiences.slice(0, 100).map(({ title }) => title)]);
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
    acronyms,
    named,
    houses,
    lineText: (line) => reading.folded.slice(lines[line] ?? 0, lines[line + 1] ?? reading.folded.length),
    writtenLine: (line) => reading.text.slice(lines[line] ?? 0, lines[line + 1] ?? reading.text.length),
    ownerOfLine,
    ownerAt: (at) => place(at).owner,
    // « Certifications » above « TOSA » is read with it: the name stands where it ends.
    terms: group(terms.map((term) => ({ ...own(term), line: lineAt(lines, term.end - 1) }))),
    proven: new Set(terms.flatMap(({ name }) => [name, ...broaderOf(name)]).concat(cv.skills)),
    quantities: quantities.map(own).sort((a, b) => a.fact.value - b.fact.value),
    dates,
    dateMentions: dateMentions.map(own),
    languages: languagesOf(reading, cv),
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

/** Initials that are spoken, and so written, as a word: « Cnam », « Ehpad ». */
const spokenAcronyms = new Set(
  'ademe afpa cnam cned creps crous ehpad esat fongecif ifsi ifas insee inserm inrae mecs samsah samu savs smur unesco unicef urssaf'.split(
    ' ',
  ),
);

function wordsOf({ text, tokens, stems }: Reading, lines: readonly number[]) {
  const words = new Set<string>();
  const kin = new Set<string>();
  const capitals = new Set<string>();
  const linesOfStem = new Map<string, Set<number>>();
  const linesOfHead = new Map<string, Set<number>>();
  let line = 0;
  tokens.forEach(({ key, start, end }, index) => {
    const stem = stems[index] as string;
    while (line + 1 < lines.length && (lines[line + 1] as number) <= start) line++;
    words.add(key).add(stem);
    const written = text.slice(start, end);
    if (/^\p{Lu}{2,6}$/u.test(written) || (spokenAcronyms.has(key) && /^\p{Lu}/u.test(written))) capitals.add(key);
    if (key.length >= 7) kin.add(key.slice(0, 6));
    addLine(linesOfStem, stem, line);
    if (stem.length >= 5) addLine(linesOfHead, stem.slice(0, 5), line);
  });
  return { words, kin, beside: besideIn(stems), capitals, linesOfStem, linesOfHead };
}

function addLine(lines: Map<string, Set<number>>, word: string, line: number): void {
  const known = lines.get(word);
  if (!known) lines.set(word, new Set([line]));
  else if (known.size < 300) known.add(line);
}

function languagesOf({ text, tokens }: Reading, cv: ParsedCv): Map<string, number> {
  const ranks = new Map<string, number>();
  const add = (name: string, level: LanguageLevel | null) =>
    ranks.set(name, Math.max(ranks.get(name) ?? 0, level ? languageRank(level) : 0));
  for (const { name, level } of cv.languages) add(name, level);
  const told = new Set([...ranks].flatMap(([name, rank]) => (rank > 0 ? [name] : [])));
  for (const { name, level } of findLanguages(text, tokens)) if (!told.has(name)) add(name, level);
  return ranks;
}

function contactsOf({ contact }: ParsedCv): string[] {
  const { email, phone, linkedin } = contact;
  return [email?.toLowerCase(), phone, linkedin?.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '')].flatMap(
    (each) => each ?? [],
  );
}
