import { isDegree } from '../education/degree-words.ts';
import type { CvLine } from '../lines/read-lines.ts';
import type { FormField } from './form-labels.ts';
import { isPageFoot } from './page-feet.ts';
import { type PlainText, PlainTextBuilder } from './plain-text.ts';
import { type FormRow, readFormRows } from './read-form-rows.ts';

/** The lines of one job or course of study, by what the form asked. */
export type FormEntry = { kind: 'job' | 'study'; lines: CvLine[]; fields: Map<FormField, CvLine[]> };

/** A form set as a plain CV: who, then each section, no label where the place says enough. */
export type PlainForm = PlainText & { entries: FormEntry[] };

const headFields: readonly FormField[] = [
  'firstName',
  'surname',
  'sought',
  'address',
  'phone',
  'email',
  'licence',
  'private',
];
const jobFields: readonly FormField[] = ['title', 'employer', 'sector', 'dates', 'activities'];
const studyFields: readonly FormField[] = ['degree', 'school', 'level', 'dates', 'subjects'];
const entryFields = new Set<FormField | null>([...jobFields, ...studyFields]);

/** A CV in the Europass form as a plain one; null where it is no form. */
export function plainForm(text: string, lines: readonly CvLine[]): PlainForm | null {
  const rows = readFormRows(lines);
  if (!rows) return null;
  const builder = new PlainTextBuilder();
  const first = rows.findIndex(({ field }) => field === 'section' || entryFields.has(field));
  addHead(builder, rows, first);
  const entries: FormEntry[] = [];
  const isHead = ({ field }: FormRow) => field !== null && headFields.includes(field);
  const rest = languagesLast(rows.filter((row, index) => !isHead(row) && (index >= first || row.field !== null)));
  for (let index = 0; index < rest.length; ) {
    const group = entryFrom(rest, index);
    if (group.length > 0) entries.push(addEntry(builder, group));
    else addRow(builder, rest[index] as FormRow, rest[index - 1]);
    index += Math.max(1, group.length);
  }
  return { ...builder.build(text.length), entries };
}

/** The languages stand before the skills of the same part of the form: as a CV they close it. */
function languagesLast(rows: readonly FormRow[]): FormRow[] {
  const sorted: FormRow[] = [];
  const languages: FormRow[] = [];
  for (const row of rows) {
    if (row.field === 'section' || row.field === 'annexes' || row.field === null) sorted.push(...languages.splice(0));
    if (isLanguage(row)) languages.push(row);
    else sorted.push(row);
  }
  return [...sorted, ...languages];
}

/** « Nom(s) / Prénom(s) », the job that is sought, then how to reach them, whatever their order. */
function addHead(builder: PlainTextBuilder, rows: readonly FormRow[], first: number): void {
  const of = (...fields: FormField[]) => rows.filter(({ field }) => field !== null && fields.includes(field));
  const names = of('firstName', 'surname').sort(
    (a, b) => Number(a.field === 'surname') - Number(b.field === 'surname'),
  );
  addJoined(
    builder,
    names.flatMap(({ content }) => content),
  );
  for (const { content } of of('sought')) addJoined(builder, content);
  for (const row of of('address', 'phone', 'email', 'licence', 'private')) addHeadRow(builder, row);
  for (const { content } of rows.slice(0, Math.max(0, first)).filter(({ field }) => field === null))
    for (const line of content) if (!isPageFoot(line)) builder.add([line], line, true);
}

function addHeadRow(builder: PlainTextBuilder, row: FormRow): void {
  const isLabelled = row.field === 'private' || row.field === 'licence';
  row.content.forEach((line, index) => {
    builder.add(isLabelled && index === 0 ? [...labelOf(row, line.text), line] : [line], line);
  });
}

/** A content of several lines as one line. */
function addJoined(builder: PlainTextBuilder, content: readonly CvLine[]): CvLine[] {
  const [first] = content;
  return first ? [builder.add(between(content), { ...first, bullet: false })] : [];
}

function between(lines: readonly CvLine[]): (CvLine | string)[] {
  return lines.flatMap((line, index) => (index > 0 ? [' ', line] : [line]));
}

/** The rows of an entry: up to a question that was already answered, or another kind of row. */
function entryFrom(rows: readonly FormRow[], from: number): FormRow[] {
  const seen = new Set<FormField>();
  let kind: FormEntry['kind'] | null = null;
  const group: FormRow[] = [];
  for (const row of rows.slice(from, from + mostRows)) {
    const own = row.field && kindOf(row.field);
    if (row.field === null || !entryFields.has(row.field) || seen.has(row.field) || (own && kind && own !== kind))
      break;
    seen.add(row.field);
    kind ??= own || null;
    group.push(row);
  }
  return group;
}

/** A form asks at most ten questions of one entry. */
const mostRows = 12;

function kindOf(field: FormField): FormEntry['kind'] | null {
  if (field === 'dates') return null;
  return jobFields.includes(field) ? 'job' : 'study';
}

function addEntry(builder: PlainTextBuilder, rows: readonly FormRow[]): FormEntry {
  const kind = rows.some(({ field }) => field && kindOf(field) === 'job') ? 'job' : 'study';
  const fields = new Map<FormField, CvLine[]>();
  const named = rows.find(({ field }) => field === 'degree')?.content[0];
  if (kind === 'study' && named && !isDegree(named.text)) return addCourse(builder, rows);
  for (const field of kind === 'job' ? jobFields : studyFields) {
    const content = rows.find((row) => row.field === field)?.content ?? [];
    const isList = field === 'activities' || field === 'subjects' || field === 'employer';
    const added = isList ? content.map((line) => builder.add([line], line)) : addJoined(builder, content);
    if (added.length > 0) fields.set(field, added);
  }
  return { kind, fields, lines: [...fields.values()].flat() };
}

/** « Manager une équipe (3 jours) – CCI Grand Lille – novembre 2021 »: a short course takes a line. */
function addCourse(builder: PlainTextBuilder, rows: readonly FormRow[]): FormEntry {
  const content = courseFields.flatMap((field) => rows.find((row) => row.field === field)?.content ?? []);
  const pieces = content.flatMap((line, index) => (index > 0 ? [' – ', line] : [line]));
  return {
    kind: 'study',
    fields: new Map(),
    lines: [builder.add(pieces, { ...(content[0] as CvLine), bullet: false })],
  };
}

const courseFields: readonly FormField[] = ['degree', 'school', 'dates', 'subjects'];

function addRow(builder: PlainTextBuilder, row: FormRow, before: FormRow | undefined): void {
  const { field, label, content } = row;
  const [first, ...others] = content.filter((line) => !isPageFoot(line));
  if (field === null || field === 'section' || field === 'annexes' || field === 'furniture') {
    if (label[0] && field !== 'furniture') builder.add(between(label), label[0], true);
    addLines(builder, content);
  } else if (first) {
    const opening = isLanguage(row) ? (isLanguage(before) ? [] : ['Langues : ']) : labelOf(row, first.text);
    const native = field === 'motherTongue' ? [' : langue maternelle'] : [];
    builder.add([...opening, first, ...native], { ...first, bullet: false }, isLanguage(row));
    addLines(builder, others);
  }
}

function isLanguage(row: FormRow | undefined): boolean {
  return row?.field === 'motherTongue' || row?.field === 'otherLanguages';
}

function addLines(builder: PlainTextBuilder, lines: readonly CvLine[]): void {
  for (const line of lines) if (!isPageFoot(line)) builder.add([line], line);
}

/** « Aptitudes et compétences techniques » as a CV has it: « Compétences techniques »; « Permis B » says what it is. */
function labelOf({ field, label }: FormRow, content: string): (CvLine | string)[] {
  if (field === 'licence') return /permis|licen[cs]e/iu.test(content) ? [] : ['Permis '];
  const [first, ...others] = label;
  const skipped = first ? (/^(?:autres )?aptitudes et (?=comp[ée]tences)/iu.exec(first.text)?.[0].length ?? 0) : 0;
  if (!first || skipped === 0) return [...between(label), ' : '];
  const text = `C${first.text.slice(skipped + 1)}`;
  return [...between([{ ...first, text, start: first.start + skipped }, ...others]), ' : '];
}
