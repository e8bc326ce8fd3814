import type { HeadingKind } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { nameByContent } from '../contact/name-by-content.ts';
import { isDegree, isSchool } from '../education/degree-words.ts';
import { columnsNamed } from '../jobs/part-labels.ts';
import { withUnheadedJobs } from '../jobs/unheaded-jobs.ts';
import { withoutNumber } from '../lines/heading-number.ts';
import {
  bareHeading,
  canBeHeading,
  type HeadingStyles,
  headingStyles,
  headingText,
  isCapitals,
  isSigned,
  prominence,
  styleOf,
} from '../lines/heading-style.ts';
import { type CvLine, trimSpan } from '../lines/read-lines.ts';
import { isLanguagePart } from '../lists/is-language-part.ts';
import { tellsLeisure } from '../lists/tells-leisure.ts';
import { classifyHeading } from './classify-heading.ts';
import { columnResumed, isContactColumn, isDetail, isMasthead } from './columns.ts';
import { coursesApart, diplomaApart } from './courses-apart.ts';
import { deedsApart } from './deeds-apart.ts';
import { headerRange } from './header-parts.ts';
import { headsJob, isAboveTitle, mayBeEmployer } from './heads-job.ts';
import { inlineSection, opensInline } from './inline-section.ts';
import { titleLikeness } from './judge-part.ts';
import { isOwnWord } from './own-words.ts';
import { dutiesLabel } from './split-entries.ts';
import { straysApart } from './strays-apart.ts';

/**
 * A heading and the lines below it; the lines above the first heading have no heading. `guessed` where the words of the
 * heading are not known and its lines must tell what it is about.
 */
export type Section = {
  kind: HeadingKind | null;
  heading: { text: string; span: Span } | null;
  lines: CvLine[];
  guessed?: boolean;
  /** Set apart from a list further down: it goes with the head or the profile of the CV, without being next to it. */
  isStray?: boolean;
  /** The line of the heading. */
  at?: CvLine;
};

/** Cuts a CV at its headings, known by their words, or by standing out like the ones that are. */
export function splitSections(all: readonly CvLine[]): Section[] {
  const running = runningTitles(all);
  const margins = all.filter((line) => isMargin(line, running));
  const lines = margins.length > 0 ? all.filter((line) => !isMargin(line, running)) : all;
  const styles = headingStyles(lines);
  const sections: Section[] = [{ kind: null, heading: null, lines: margins }];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as CvLine;
    const current = sections.at(-1) as Section;
    const heading = headingFrom(lines, index, current, styles);
    const resumed = heading ? null : columnResumed(sections, line, lines[index - 1], styles);
    if (heading) {
      sections.push(heading.section);
      index += heading.lines - 1;
    } else if (resumed) sections.push({ kind: resumed.kind, heading: null, lines: [line], guessed: resumed.guessed });
    else if (opensInline(line, current)) sections.push(inlineSection(line, current));
    else if (isMasthead(line, current, styles) || isContactColumn(line, lines[index - 1], current))
      sections.push({ kind: null, heading: null, lines: [line] });
    else current.lines.push(line);
  }
  return straysApart(diplomaApart(coursesApart(withUnheadedJobs(deedsApart(sections.map(nameByContent))))));
}

/** Page headers and footers stand in the middle of the text: they belong to no section. */
function isMargin(line: CvLine, running: ReadonlySet<string>): boolean {
  return line.origin === 'header' || line.origin === 'footer' || running.has(line.text);
}

/** Texts that begin or end several pages. */
function runningTitles(lines: readonly CvLine[]): Set<string> {
  const edges = new Map<string, number>();
  lines.forEach((line, index) => {
    const atEdge = lines[index - 1]?.page !== line.page || lines[index + 1]?.page !== line.page;
    const resumes = /\(suite\)$/i.test(line.text);
    if (atEdge && line.page > 0 && !line.bullet && !resumes) edges.set(line.text, (edges.get(line.text) ?? 0) + 1);
  });
  return new Set([...edges].flatMap(([text, count]) => (count > 1 ? [text] : [])));
}

/** The section a line opens, with its heading, which may run over two lines. */
function headingFrom(
  lines: readonly CvLine[],
  index: number,
  current: Section,
  styles: HeadingStyles,
): { section: Section; lines: number } | null {
  const line = lines[index] as CvLine;
  const next = lines[index + 1];
  const joined = next && runsOver(line, next, styles) ? joinLines(line, next) : null;
  const told = joined && qualifies.test(next?.text ?? '') ? classifyHeading(line.text) : null;
  const found = told ? { kind: told } : joined && headingAt([...lines.slice(0, index), joined], index, current, styles);
  if (joined && found) return { section: openSection(joined, found), lines: 2 };
  const alone = namesColumnsOf(current, line.text) ? null : headingAt(lines, index, current, styles);
  return alone && { section: openSection(line, alone), lines: 1 };
}

function openSection(line: CvLine, found: FoundHeading): Section {
  return { ...found, heading: { text: headingText(line.text), span: headingSpan(line) }, lines: [], at: line };
}

/**
 * « EXPÉRIENCE / PROFESSIONNELLE » in a narrow column: the same letters, and words that are one known heading, or that go
 * on in small letters where only headings have these.
 */
function runsOver(line: CvLine, next: CvLine, styles: HeadingStyles): boolean {
  if (
    line.fontSize === null ||
    next.gap ||
    styleOf(line) !== styleOf(next) ||
    !canBeHeading(line) ||
    line.text.length > 30
  )
    return false;
  const kind = classifyHeading(`${line.text} ${next.text}`);
  if (qualifies.test(next.text) && classifyHeading(line.text) !== null) return true;
  if (styles.exclusive.has(styleOf(line)) && goesOn(line.text, next.text)) return true;
  if (!kind || next.text.split(' ').length > 2) return false;
  return classifyHeading(next.text) === null || classifyHeading(line.text) === null;
}

/** « COMPÉTENCES / PÉDAGOGIQUES »: an adjective alone goes on. */
const qualifies = /^\p{L}+(?:iques|elles?|els|ales?|aires?|ives?)$/iu;

/** « Quand le four / est éteint » by its small letters; « ILS ME / RECOMMANDENT », « LÀ OÙ J’AI / APPRIS » by its last word. */
function goesOn(text: string, next: string): boolean {
  if (/^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(next)) return true;
  return isCapitals(next) && next.length < 30 && wantsMore.test(text);
}

/** Words that no heading ends on. */
const wantsMore =
  /(?<!\p{L})(?:l[ae]s?|l[’']|d[eu]s?|d[’']|un|une|en|au|aux|[àa]|et|ou|o[ùu]|par|pour|sur|sous|dans|avec|sans|chez|vers|entre|que|qui|qu[’']|dont|quand|je|j[’']|j[’']ai|tu|ils?|elles?|on|nous|vous|me|m[’']|se|s[’']|ne|n[’']|c[’']est|mes|mon|ma|nos|notre|ses|ces|cette|tr[èe]s|plus|ont|sont|suis)$/iu;

function joinLines(line: CvLine, next: CvLine): CvLine {
  return { ...line, text: `${line.text} ${next.text}`, end: next.end };
}

type FoundHeading = { kind: HeadingKind; guessed?: boolean };

function headingAt(
  lines: readonly CvLine[],
  index: number,
  current: Section,
  styles: HeadingStyles,
): FoundHeading | null {
  const line = lines[index] as CvLine;
  const sure = styles.sure.has(styleOf(line));
  if (!canBeHeading(line) && !isMarked(lines, index) && !(sure && isSigned(line))) return null;
  if (listsPastimes(line, current)) return null;
  const text = headingText(line.text);
  const kind = classifyHeading(text);
  if (kind && tellsOfJob(line, lines[index + 1], current)) return null;
  if (kind) return sure || isHeadingHere(lines, index, kind, current, styles) ? { kind } : null;
  if (current.kind === 'languages' && isLanguagePart(text)) return null;
  if (headerRange(line) || (index < 2 && !mayOpen(lines, index, styles))) return null;
  return unknownAt(lines, index, current, styles);
}

/** « LECTURE - VOYAGES - BÉNÉVOLAT » right below « LOISIRS ». */
function listsPastimes(line: CvLine, { kind, lines }: Section): boolean {
  return kind === 'interests' && lines.length === 0 && /,|\s[–—•|/-]\s/u.test(line.text) && tellsLeisure([line]);
}

/** The heading in words of the person’s own, or with some of them, that a line is. */
function unknownAt(
  lines: readonly CvLine[],
  index: number,
  current: Section,
  styles: HeadingStyles,
): FoundHeading | null {
  const line = lines[index] as CvLine;
  if (current.kind === 'experience' && namesJobOf(lines, index, current)) return null;
  if (current.kind === 'education' && isAboveDiploma(line, lines[index + 1])) return null;
  // « GLPI ★★☆☆☆ » in a list, where all headings have a blank line above; « ❖ Conseil client » below a job.
  if (
    (styles.spaced || isSignOfList(line, styles)) &&
    !line.gap &&
    classifyHeading(headingText(line.text), true) === null
  )
    return null;
  if (isOwnWord(lines, index, current.kind)) return { kind: 'other', guessed: true };
  if (styles.sure.has(styleOf(line)) || standsAlone(line, styles))
    return headsJob(lines, index, current.kind) ? null : unknownHeading(line, lines[index + 1], styles);
  const loose = opensLikeHeading(lines, index) ? classifyHeading(headingText(line.text), true) : null;
  return loose && { kind: loose };
}

/** « ■ Ce que j’ai vendu » bears the sign of the headings where hardly anything else does. */
function isSignOfList(line: CvLine, styles: HeadingStyles): boolean {
  return (
    isSigned(line) && (line.fontSize === null || !styles.exclusive.has(styleOf(line)) || headerRange(line) !== null)
  );
}

/** An employer or a title in the letters of the headings. */
function namesJobOf(lines: readonly CvLine[], index: number, { lines: above }: Section): boolean {
  if ([above[0], lines[index - 1]].every(isPeriodAlone)) return true;
  return isAboveTitle(lines[index] as CvLine, lines.slice(index + 1, index + 3));
}

/** « sept. 20 → auj. » alone: where these open the jobs, whose they are stands below, in whatever letters. */
function isPeriodAlone(line: CvLine | undefined): boolean {
  const range = line && headerRange(line);
  return line !== undefined && range != null && !range.single && line.text.length - (range.end - range.start) < 3;
}

/** « LYCÉE ALBERT-BAYET » in the capitals of the headings, above « Bac technologique » or « 2014 – 2016 ». */
function isAboveDiploma(line: CvLine, next: CvLine | undefined): boolean {
  return next !== undefined && isSchool(line.text) && (isDegree(next.text) || headerRange(next) !== null);
}

/** What heads a section at the top of the text, where a name and a title stand: a sign as the headings have says so. */
function mayOpen(lines: readonly CvLine[], index: number, styles: HeadingStyles): boolean {
  const line = lines[index] as CvLine;
  return opensContact(lines, index, styles) || (isSigned(line) && styles.exclusive.has(styleOf(line)));
}

/** « Me dire bonjour » in the letters of the headings, in small letters but for the first, above an address. */
function opensContact(lines: readonly CvLine[], index: number, styles: HeadingStyles): boolean {
  const line = lines[index] as CvLine;
  if (line.fontSize === null || !styles.exclusive.has(styleOf(line))) return false;
  if (!/^\p{Lu}\p{Ll}*(?: \p{Ll}[\p{Ll}’'-]*){1,4}$/u.test(line.text)) return false;
  return lines.slice(index + 1, index + 3).some(({ text }) => isDetail(text));
}

/** « DATES	EMPLOYEUR	FONCTIONS » below « EXPÉRIENCE », or once more on the next page. */
function namesColumnsOf(current: Section, text: string): boolean {
  if (current.kind === null || columnsNamed(text) === null) return false;
  const kind = classifyHeading(headingText(text));
  return current.lines.length === 0 || kind === null || kind === current.kind;
}

/** « » Diplômes » alone below a gap, over lines without a sign: the sign is the heading’s. */
function isMarked(lines: readonly CvLine[], index: number): boolean {
  const { bullet, gap, fontSize, text } = lines[index] as CvLine;
  const next = lines[index + 1];
  return bullet && gap && fontSize === null && next !== undefined && !next.bullet && !next.gap && !/[,;:.]/.test(text);
}

/** A line set like the headings whose words are not all known: what it says, else what its section will tell. */
function unknownHeading(line: CvLine, next: CvLine | undefined, styles: HeadingStyles): FoundHeading | null {
  const text = withoutNumber(headingText(line.text));
  const likeness = titleLikeness(text);
  const loose = classifyHeading(text, true);
  // « Expérience infirmière », « Savoir-faire infirmiers » name a trade, and head their lists none the less.
  if (loose && (likeness < 2 || /^(?:exp[ée]riences?|missions|comp[ée]tences|savoir[- ]faire) \p{L}/iu.test(text)))
    return { kind: loose };
  if (!styles.exclusive.has(styleOf(line)) || text.split(' ').length > mostWords) return null;
  // « Soin : 20 ans de nuits » counts, « Niveau 3 » and « 2015 » do not.
  if (/[\d@]|\.\p{Ll}/u.test(text.replace(years, ''))) return null;
  // « COUTURE - CHANT - VTT »
  if (/\s[–—•|/-]\s.*\s[–—•|/-]\s/u.test(text)) return null;
  return likeness <= 0 && !mayBeEmployer(line, next) ? { kind: 'other', guessed: true } : null;
}

/** « Ce que j’ai vendu, et à qui » */
const mostWords = 7;
const years = /(?<!\d)\d{1,2} (?:ann[ée]es|ans) d(?:e |[’'])\p{L}/u;

/** « Expériences cliniques », « Diplômes et cartes » after a gap, in a text without styles. */
function opensLikeHeading(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index] as CvLine;
  const next = lines[index + 1];
  const text = withoutNumber(line.text);
  if (!line.gap || line.bullet || line.fontSize !== null || !next || next.gap || /[\d,:]/.test(text)) return false;
  const isWords = openingWords.test(text) || (ofSomeTrade.test(text) && headerRange(next) !== null);
  return isWords && classifyHeading(text, true) !== null;
}

const openingWords =
  /^(?:mes |autres )?(?:exp[ée]riences?(?: professionnelles?)?|formations|dipl[ôo]mes|[ée]tudes|comp[ée]tences) (?:d[’'e]|en|et|dans|aux?|avec|aupr[èe]s|chez|\p{L}+s$|\p{L}+elles?$)/iu;

/** « Expérience bancaire », above the dates of a job. */
const ofSomeTrade = /^(?:mes |mon |autres? )?(?:exp[ée]riences?|parcours|missions|stages) \p{L}+(?: \p{L}+){0,2}$/iu;

/** Set apart by a gap and by its letters from the running text, where no style is sure. */
function standsAlone(line: CvLine, styles: HeadingStyles): boolean {
  return styles.least === null && line.gap && (line.bold || isCapitals(line.text)) && styleOf(line) !== styles.body;
}

/** The words of a heading may also head a part of a section, or be an item of a list. */
function isHeadingHere(
  lines: readonly CvLine[],
  index: number,
  kind: HeadingKind,
  current: Section,
  styles: HeadingStyles,
): boolean {
  const line = lines[index] as CvLine;
  if (isPartOf(line, kind, current, styles)) return false;
  const next = lines[index + 1];
  const isLoud = prominence(line) > (line.fontSize === null || !next ? 20 : Math.max(20, prominence(next)));
  if (styles.least === null) return line.gap || isLoud || usual.test(line.text);
  if (prominence(line) >= styles.least && styleOf(line) !== styles.body) return true;
  return line.gap && (line.fontSize === null || next === undefined || prominence(line) > prominence(next));
}

/** Where nothing else sets headings apart, words that are nothing but headings. */
const usual =
  /^\P{L}{0,8}(?:(?:mes |mon )?(?:exp[ée]riences?|formations?|comp[ée]tences|langues|dipl[ôo]mes|loisirs|centres? d.int|profil|parcours|[ée]tudes|qualit[ée]s|logiciels)|work experience|education|skills|languages|interests)/iu;

const skillKinds = new Set<HeadingKind>(['skills', 'tools', 'soft']);

/** « Réalisations : » inside a job, « Outils » inside the skills: less set apart than the headings of the CV. */
function isPartOf(line: CvLine, kind: HeadingKind, current: Section, styles: HeadingStyles): boolean {
  if (current.kind === 'experience' && (duties.test(line.text) || labelsPart(line, styles))) return true;
  const weaker = styles.least === null ? /:$/.test(line.text) && !line.gap : prominence(line) < styles.least;
  if (!weaker) return false;
  if (current.kind === 'experience') return jobPart.test(line.text);
  return skillKinds.has(kind) && current.kind !== null && skillKinds.has(current.kind);
}

/** « Missions », « Réalisations » in every job: told of the job above it. */
function labelsPart({ text }: CvLine, { repeated }: HeadingStyles): boolean {
  return jobPart.test(text) && repeated.has(headingText(text));
}

/**
 * « Missions : », « Réalisations : » right below the lines of a job or above a list without dates, in a text where nothing
 * is set in letters of its own.
 */
function tellsOfJob({ text, gap, fontSize }: CvLine, next: CvLine | undefined, { kind, lines }: Section): boolean {
  if (kind !== 'experience' || lines.length === 0 || fontSize !== null || !dutiesLabel.test(text)) return false;
  return !gap || (next?.bullet === true && headerRange(next) === null);
}

/** In a job the title of what one had to do, and only in the letters of the headings one of theirs. */
const duties = /^(?:mes |principales )?responsabilit[ée]s(?: principales)?\s?:?$/iu;

const jobPart =
  /^(?:mes |principales? )?(?:r[ée]alisations?|missions?|activit[ée]s|t[âa]ches|projets?|r[ée]sultats?|environnement|outils|stack|comp[ée]tences|technologies|formations?)\b/iu;

function headingSpan(line: CvLine): Span {
  const { length } = bareHeading(line.text);
  const start = line.start + line.text.indexOf(bareHeading(line.text));
  return trimSpan(line.text, 0, 0).start === 0 ? { start, end: start + length } : { start, end: line.end };
}
