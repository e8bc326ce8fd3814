import type { Education } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { parseDateRanges } from '../text/parse-date-range.ts';
import { isDegree, isSchool, schoolWords, statusOnly } from './degree-words.ts';
import { type HeaderPart, headerRange, splitAtCommas, splitHeader } from './header-parts.ts';
import { joinWrapped, tidy } from './join-wrapped.ts';
import { isPlace } from './judge-part.ts';
import { levelOfDegree } from './level-of-degree.ts';
import type { CvLine } from './read-lines.ts';
import { continuations } from './split-entries.ts';

export type FoundEducation = { education: Education; spans: Record<string, Span> };

const interrupted =
  /\b(?:interrompue?s?|abandonnee?s?|non (?:obtenue?|validee?|termine\w*|diplomante)|sans (?:obtention|diplome)|inacheve\w*|(?:1re|1ere|premiere) annee|arret\w*|echec|(?<!\()niveau (?!\d)|en cours|en preparation|prevue?|prevu en|a venir|expected|ongoing|in progress|not completed|unfinished|actuellement|non presente)\b/;
const underWay = /\b(?:en cours|en preparation|prevue?|a venir|expected|ongoing|in progress|actuellement)\b/;
const reached =
  /\b(?:obtenue?s?|validee?s?|obtention|mention (?:bien|tres|assez|ab|tb|b)|diplomee?|recue?|admise?|graduated|awarded|with honou?rs|reussie?|major|delivree?|acquise?|obtained)\b/;

/** The courses of study of an « education » section, one per diploma or dated line. */
export function readEducation(source: readonly CvLine[]): FoundEducation[] {
  const groups: CvLine[][] = [];
  const carries = continuations(source);
  const lines = joinWrapped(source, (index) => carries[index] as boolean);
  let state = { dated: false, degree: false };
  lines.forEach((line) => {
    const says = { dated: headerRange(line) !== null, degree: isDegree(line.text) || isCertificate(line.text) };
    const clash = (says.dated && state.dated) || (says.degree && state.degree);
    const opens = groups.length === 0 || clash || (line.gap && says.dated && state.degree && state.dated);
    if (opens) {
      groups.push([line]);
      state = says;
    } else {
      (groups.at(-1) as CvLine[]).push(line);
      state = { dated: state.dated || says.dated, degree: state.degree || says.degree };
    }
  });
  return splitLeadingSchools(groups).flatMap((group) => build(group) ?? []);
}

/** A school named above its diploma closes the group before: it opens the next one instead. */
function splitLeadingSchools(groups: CvLine[][]): CvLine[][] {
  groups.forEach((group, index) => {
    const next = groups[index + 1];
    const last = group.at(-1) as CvLine;
    if (!next || group.length < 2 || next.some((line) => isSchool(line.text))) return;
    const earlier = group.slice(0, -1).some((line) => isSchool(line.text));
    if (isSchool(last.text) && !isDegree(last.text) && (earlier || last.gap)) next.unshift(group.pop() as CvLine);
  });
  return groups;
}

function build(lines: readonly CvLine[]): FoundEducation | null {
  const dated = lines.find((line) => headerRange(line) !== null) ?? null;
  const parts = educationParts(lines, dated);
  const degree = pickDegree(parts);
  const school = pickSchool(parts, degree);
  if ((!degree && !school) || isCertificate((degree ?? lines[0])?.text ?? '')) return null;
  const year = yearOf(lines);
  const spans: Record<string, Span> = {
    '': { start: (lines[0] as CvLine).start, end: (lines.at(-1) as CvLine).end },
  };
  if (degree) spans.degree = degree.span;
  if (school) spans.school = school.span;
  if (year?.span) spans.year = year.span;
  const education = {
    degree: degree ? tidy(degree.text) : null,
    school: school ? tidy(school.text) : null,
    year: year?.value ?? null,
    ...outcomeOf(lines, year?.open ?? false),
    level: levelOfDegree(lines.map((line) => line.text).join(' ')),
  };
  return { education, spans };
}

/** « SST », « Habilitation B0-H0 » among the studies: a certificate, not a diploma. */
function isCertificate(degree: string): boolean {
  const terms = findTerms(degree);
  const certified = terms.some(({ kind, start }) => (kind === 'licence' || kind === 'certification') && start < 25);
  return certified && !terms.some(({ kind }) => kind === 'diploma');
}

function educationParts(lines: readonly CvLine[], dated: CvLine | null): HeaderPart[] {
  return lines.slice(0, 4).flatMap((line, index) => {
    const strong = splitHeader(line, index, line === dated || headerRange(line) ? headerRange(line) : null);
    return strong.flatMap((part) => (isDegree(part.text) ? cutAfterDegree(part) : [part]));
  });
}

/** « BTS CG, Lycée Carcouët, Nantes » : the diploma with its option, then the school with what follows. */
function cutAfterDegree(part: HeaderPart): HeaderPart[] {
  const pieces = splitAtCommas(part);
  const at = pieces.findIndex((piece, index) => index > 0 && !belongsToDegree(piece.text));
  if (at <= 0) return [part];
  const school = pieces.findIndex((piece, index) => index >= at && (isSchool(piece.text) || looksLikeName(piece.text)));
  const degree = joinParts(part, pieces[0] as HeaderPart, pieces[at - 1] as HeaderPart);
  return school < 0 ? [degree] : [degree, joinParts(part, pieces[school] as HeaderPart, pieces.at(-1) as HeaderPart)];
}

function joinParts(part: HeaderPart, from: HeaderPart, to: HeaderPart): HeaderPart {
  const span = { start: from.span.start, end: to.span.end };
  return { ...part, span, text: part.text.slice(span.start - part.span.start, span.end - part.span.start) };
}

function belongsToDegree(text: string): boolean {
  const folded = foldText(text);
  if (isSchool(text) || /^(?:en cours|obtenu|non |valide|interrompu|abandon|mention |(?:19|20)\d\d)/.test(folded))
    return false;
  return (
    /^(?:option|specialite|parcours|mention|dominante|filiere|serie|majeure|specialisation)\b/.test(folded) ||
    /^\p{Ll}/u.test(text)
  );
}

function pickDegree(parts: readonly HeaderPart[]): HeaderPart | null {
  const found = parts.find(
    (part) => isDegree(part.text) && !statusOnly.test(foldText(part.text)) && !startsWithSchool(part.text),
  );
  const chosen =
    found ?? parts.find((part) => !isSchool(part.text) && !isPlace(part.text) && part.text.length > 3) ?? null;
  return chosen && withoutStatus(chosen);
}

function startsWithSchool(text: string): boolean {
  return (schoolWords.exec(foldText(text))?.index ?? 99) < 3;
}

/** « BTS CG (interrompu) » and « BTS CG, obtenu en 2018 » without their endings. */
function withoutStatus(part: HeaderPart): HeaderPart {
  const folded = foldText(part.text);
  for (const at of [folded.lastIndexOf(' ('), folded.lastIndexOf(', ')]) {
    if (at > 2 && saysHow(folded.slice(at))) {
      return { ...part, text: part.text.slice(0, at), span: { start: part.span.start, end: part.span.start + at } };
    }
  }
  return part;
}

/** An ending that says how or when it was done rather than what. */
function saysHow(ending: string): boolean {
  if (/^ \((?:par |cours |en |a distance|vae|\d)/.test(ending) || /^[ (,]+(?:19|20)\d\d\)?$/.test(ending)) return true;
  return interrupted.test(ending) || reached.test(ending);
}

function pickSchool(parts: readonly HeaderPart[], degree: HeaderPart | null): HeaderPart | null {
  const others = parts.filter(
    (part) => part.span.start >= (degree?.span.end ?? 0) || part.span.end <= (degree?.span.start ?? 0),
  );
  const named = others.find((part) => isSchool(part.text));
  const chosen = named ?? others.find((part) => part.line <= 1 && looksLikeName(part.text)) ?? null;
  if (!chosen) return null;
  const pieces = splitAtCommas(chosen);
  const at = Math.max(
    0,
    pieces.findIndex((piece) => isSchool(piece.text)),
  );
  return withoutStatus({ ...(pieces[at] as HeaderPart) });
}

function looksLikeName(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    text.length < 70 &&
    !isPlace(text) &&
    !statusOnly.test(foldText(text)) &&
    !/[.;]$/.test(text)
  );
}

function yearOf(lines: readonly CvLine[]): { value: string | null; span: Span; open: boolean } | null {
  for (const line of lines) {
    const ranges = parseDateRanges(line.text);
    const range = ranges.at(-1);
    if (!range) continue;
    const open = range.to === 'present';
    const value = open ? null : (range.to ?? '').slice(0, 4);
    return { value: value || null, span: { start: line.start + range.start, end: line.start + range.end }, open };
  }
  return null;
}

function outcomeOf(lines: readonly CvLine[], open: boolean): Pick<Education, 'obtained' | 'status'> {
  const text = foldText(lines.map((line) => line.text).join('\n'));
  if (underWay.test(text)) return { obtained: false, status: 'under_way' };
  if (interrupted.test(text)) return { obtained: false, status: 'interrupted' };
  if (reached.test(text)) return { obtained: true, status: 'obtained' };
  return open ? { obtained: false, status: 'under_way' } : { obtained: null, status: null };
}
