import type { Experience } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { type HeaderPart, splitAtCommas, splitHeader } from './header-parts.ts';
import { joinBullets } from './join-bullets.ts';
import { isContract, isPlace, titleLikeness } from './judge-part.ts';
import type { CvLine } from './read-lines.ts';
import { type Entry, splitEntries } from './split-entries.ts';

export type FoundExperience = { experience: Experience; spans: Record<string, Span> };

type Naming = { title: HeaderPart | null; company: HeaderPart | null; clear: boolean; titleFirst: boolean };

/** The jobs of an « experience » section; spans are keyed `''`, `title`, `company`, `start`, `bullets.0`… */
export function readExperiences(lines: readonly CvLine[]): FoundExperience[] {
  const entries = splitEntries(lines).filter((entry) => entry.range !== null || entry.body.length > 0);
  const pieces = entries.map(headerPieces);
  const clear = pieces.map((parts) => nameParts(parts, true)).filter((naming) => naming.clear);
  const titleFirst = clear.filter((naming) => naming.titleFirst).length * 2 >= clear.length;
  return entries
    .map((entry, index) => build(entry, nameParts(pieces[index] as HeaderPart[], titleFirst)))
    .filter((found) => !isPause(found));
}

function headerPieces(entry: Entry): HeaderPart[] {
  const strong = entry.header.flatMap((line, index) =>
    splitHeader(line, index, line === entry.rangeLine ? entry.range : null),
  );
  const useful = strong.filter(isNaming);
  return useful.length === 1 ? splitAtCommas(useful[0] as HeaderPart).filter(isNaming) : useful;
}

/** « MACON » is a trade before it is a town. */
function isNaming({ text }: HeaderPart): boolean {
  if (isContract(text)) return false;
  return !isPlace(text) || (foldText(text) === text.toLowerCase() && namesTrade(text));
}

function namesTrade(text: string): boolean {
  return findTerms(text).some(({ kind, start, end }) => kind === 'occupation' && start === 0 && end === text.length);
}

function nameParts(parts: readonly HeaderPart[], titleFirst: boolean): Naming {
  if (parts.length === 0) return { title: null, company: null, clear: false, titleFirst };
  if (parts.length === 1) return nameAlone(parts[0] as HeaderPart, titleFirst);
  const scores = parts.map((part) => (part.afterChez ? -6 : titleLikeness(part.text)));
  const [first, second] = [0, 1];
  const gap = (scores[first] as number) - (scores[second] as number);
  const clear = Math.abs(gap) >= 1;
  const best = bestTitle(scores, clear ? null : titleFirst);
  const company = bestCompany(scores, best);
  return {
    title: parts[best] as HeaderPart,
    company: withoutPlace(parts[company] as HeaderPart),
    clear,
    titleFirst: best < company,
  };
}

function nameAlone(part: HeaderPart, titleFirst: boolean): Naming {
  const isCompany = part.afterChez || titleLikeness(part.text) <= -1.5;
  return { title: isCompany ? null : part, company: isCompany ? withoutPlace(part) : null, clear: false, titleFirst };
}

/** The piece most like a title; where nothing tells, the place usual in this CV. */
function bestTitle(scores: readonly number[], usualFirst: boolean | null): number {
  if (usualFirst !== null && scores.length === 2) return usualFirst ? 0 : 1;
  let best = 0;
  scores.forEach((score, index) => {
    if (score > (scores[best] as number) + 0.01) best = index;
  });
  return best;
}

function bestCompany(scores: readonly number[], title: number): number {
  let best = -1;
  scores.forEach((score, index) => {
    if (index === title) return;
    if (best < 0 || score < (scores[best] as number) - 1) best = index;
  });
  return best;
}

const legalForm = /^(?:SARL|SAS|SA|SASU|EURL|Inc|Ltd|LLC|GmbH)\.?$/i;

/** « Service AEMO, Sauvegarde du Ponant »: a second name, too long for a town. */
function belongsToName(text: string): boolean {
  const name = text.replace(/\s?\(.*$/u, '');
  return name.split(' ').length > 2 && !isPlace(name) && /^\p{Lu}/u.test(name) && !/\d/.test(name);
}

/** « EHPAD Les Lilas, Lyon (69), 80 lits » without where it is nor what is said of it. */
function withoutPlace(part: HeaderPart): HeaderPart {
  const first = splitAtCommas(part)[0] as HeaderPart;
  const second = splitAtCommas(part)[1];
  const legal = second && (legalForm.test(second.text) || belongsToName(second.text));
  const kept = legal ? part.text.slice(0, second.span.end - part.span.start) : first.text;
  const text = kept.replace(/\s?\([^()]{1,80}\)?$/u, '');
  return text.length < 2
    ? part
    : { ...part, text, span: { start: part.span.start, end: part.span.start + text.length } };
}

const pause =
  /^(?:cong[ée]s? |ann[ée]e sabbatique|recherche d[’']emploi|p[ée]riode d|interruption|arr[êe]t |tour du monde|parent au foyer|m[èe]re au foyer|p[èe]re au foyer|disponibilit[ée]|parental leave|career break|sabbatical)/iu;

/** « Technicien (équipe 3x8) » without a bracket of figures. */
function withoutAside(title: string): string {
  const bare = title.replace(/\s?\([^()]*\d[^()]*\)$/u, '');
  return bare === '' ? title : bare;
}

/** Leave and job seeking are periods of a life, not jobs. */
function isPause({ experience }: FoundExperience): boolean {
  return experience.company === null && pause.test(experience.title ?? '');
}

function build(entry: Entry, naming: Naming): FoundExperience {
  const spans: Record<string, Span> = { '': entrySpan(entry) };
  if (naming.title) spans.title = naming.title.span;
  if (naming.company) spans.company = naming.company.span;
  if (entry.range && entry.rangeLine) {
    const at = entry.rangeLine.start;
    spans.start = { start: at + entry.range.start, end: at + entry.range.end };
    spans.end = spans.start;
  }
  const bullets = joinBullets(entry.body);
  bullets.forEach((bullet, index) => {
    spans[`bullets.${index}`] = bullet.span;
  });
  const experience = {
    title: naming.title ? withoutAside(naming.title.text) : null,
    company: naming.company?.text ?? null,
    start: entry.range?.from ?? null,
    end: entry.range?.to ?? null,
    bullets: bullets.map((bullet) => bullet.text),
  };
  return { experience, spans };
}

function entrySpan(entry: Entry): Span {
  const lines = [...entry.header, ...entry.body];
  return { start: (lines[0] as CvLine).start, end: (lines.at(-1) as CvLine).end };
}
