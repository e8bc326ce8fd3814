import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isPlace } from '../sections/judge-part.ts';
import { isDegree, isSchool, schoolWords } from './degree-words.ts';
import { endsIn } from './ends-in.ts';
import { listsCourses, tellsScore } from './is-course.ts';

type Says = { dated: boolean; degree: boolean; certificate: boolean; school: boolean; named: boolean };

/** The lines of an « education » section by course: a second diploma, or a second date, begins another. */
export function groupStudies(lines: readonly CvLine[]): CvLine[][] {
  const groups: CvLine[][] = [];
  let state: Says = { dated: false, degree: false, certificate: false, school: false, named: false };
  for (const [index, line] of lines.entries()) {
    const says = whatItSays(line);
    const first = groups.at(-1)?.[0];
    const isNamed = isNextName(lines, index, state);
    const begins = !first || isNamed || opens(line, says, state) || isNextBullet(line, first, says, state);
    const told =
      first &&
      (explains(line, first, says, state) ||
        (isItsSchool(line, groups.at(-1) as CvLine[], says, state) && !headsNext(lines, index)));
    if (begins && !told) {
      groups.push([line]);
      state = { ...says, degree: says.degree || isNamed };
    } else {
      (groups.at(-1) as CvLine[]).push(line);
      state = either(state, says);
    }
  }
  return splitLeadingSchools(groups);
}

function whatItSays(line: CvLine): Says {
  const certificate = isCertificate(line.text);
  const periods = parseDateRanges(line.text);
  return {
    dated: periods.length > 0,
    degree: isDegree(withoutLevel(line.text)) || certificate,
    certificate,
    school: isSchool(line.text),
    named: line.text.replace(/\P{L}/gu, '').length > 14 && !tellsWhereBehind(line.text, periods[0]),
  };
}

/** « Ocapiat – Niveau CAP, BEP – Certification obtenue » below its diploma: what that is worth. */
function withoutLevel(text: string): string {
  return text.replace(/(?<=[\p{L})] [–—|•-] )niveau (?!\d)[^–—|•]{2,30}/iu, '');
}

/** « 10/2026 – Actuel Bordeaux, France »: when and where, and nothing by name. */
function tellsWhereBehind(text: string, period: DateRange | undefined): boolean {
  return period?.start === 0 && isPlace(text.slice(period.end).replace(/^[\s,:–—-]+/u, ''));
}

/** « Diplôme reconnu en France. » below « 09/2011 – 07/2015 » and its diploma: a sentence on what the dates head. */
function explains(line: CvLine, first: CvLine, says: Says, state: Says): boolean {
  if (line.gap || !state.degree || !/[^.]{30}\.$/u.test(line.text) || isDegree(first.text)) return false;
  // « Baccalauréat économique et social, lycée Fabert. » is a diploma of its own.
  if (says.degree && !saysItsWorth.test(line.text)) return false;
  const [told] = says.dated ? parseDateRanges(line.text) : [];
  const [period] = parseDateRanges(first.text);
  return period?.start === 0 && (told === undefined || (!says.degree && told.start > 20));
}

const saysItsWorth =
  /^(?:ce )?(?:dipl[ôo]me|titre|certificat)(?: [\p{L}’'-]+){0,7},? (?:reconnue?|[ée]quivalente?|obtenue?|d[ée]livr[ée]e?|homologu[ée]e?)(?!\p{L})/iu;

/** « Université de Leeds, 2015 : semestre Erasmus »: a stay elsewhere. */
const abroad = /(?<!\p{L})(?:erasmus|semestre|[ée]change)(?!\p{L})/iu;

/** « Université de Dole, 2013 » right below « 2010 – 2013	Licence de chimie »: where that was, its year told once more. */
function isItsSchool(line: CvLine, group: readonly CvLine[], says: Says, state: Says): boolean {
  if (line.gap || line.bullet || says.degree || !state.degree || state.school || abroad.test(line.text)) return false;
  if ((schoolWords.exec(foldText(line.text))?.index ?? 9) > 2) return false;
  const years = yearsOf([line]);
  const known = yearsOf(group);
  return (
    known.length > 0 &&
    years.length > 0 &&
    years.every((year) => year >= Math.min(...known) && year <= Math.max(...known))
  );
}

/** « Université de Nantes 2017 – 2018 » over « Master 2 », and so on to a diploma: each school stands above its diploma. */
function headsNext(lines: readonly CvLine[], index: number): boolean {
  const names = (line: CvLine | undefined) => line !== undefined && isSchool(line.text) && !isDegree(line.text);
  const heads = (line: CvLine | undefined) =>
    line !== undefined && isDegree(line.text) && parseDateRanges(line.text).length === 0;
  let at = index;
  while (names(lines[at]) && heads(lines[at + 1])) at += 2;
  return at > index && !names(lines[at]);
}

function yearsOf(lines: readonly CvLine[]): number[] {
  const ranges = lines.flatMap(({ text }) => parseDateRanges(text));
  return ranges
    .flatMap(({ from, to }) => [from, to])
    .flatMap((date) => (/^\d{4}/.test(date ?? '') ? [Number.parseInt(date as string, 10)] : []));
}

function either(a: Says, b: Says): Says {
  return {
    dated: a.dated || b.dated,
    degree: a.degree || b.degree,
    certificate: a.certificate || b.certificate,
    school: a.school || b.school,
    named: a.named || b.named,
  };
}

/** « • 2011 — Licence », « • 2021 — Certification Opquast »: a list in which each bullet has its date. */
function isNextBullet(line: CvLine, first: CvLine, says: Says, state: Says): boolean {
  return (
    line.bullet &&
    first.bullet &&
    says.dated &&
    state.dated &&
    opensOnYear.test(line.text) &&
    opensOnYear.test(first.text)
  );
}

/**
 * « Prépa médecine » in the letters of « BTS Diététique » above it, where each stands over its school and year: a course
 * of study by any name.
 */
function isNextName(lines: readonly CvLine[], index: number, state: Says): boolean {
  const [line, next, third] = lines.slice(index, index + 3) as [CvLine, CvLine | undefined, CvLine | undefined];
  if (!state.dated || !state.school || !(state.degree || state.named) || line.bullet || !next || next.gap) return false;
  if (!/^\p{Lu}[^.:;]{3,70}$/u.test(line.text) || wentSo.test(line.text)) return false;
  const { dated, degree, school } = whatItSays(line);
  if (dated || degree || school || !closesStudy(next)) return false;
  const above = lines[index - 1];
  const isSetApart = line.gap || (line.bold && !next.bold && above?.bold === false);
  return isSetApart && (!third || third.gap || whatItSays(third).degree || third.bold);
}

/** « Université de Tours, 2015 – 2016, non validée » */
function closesStudy(line: CvLine): boolean {
  return (
    !line.bullet && !line.bold && isSchool(line.text) && !isDegree(line.text) && parseDateRanges(line.text).length > 0
  );
}

const opensOnYear = /^\(?(?:19|20)\d\d/;

function opens(line: CvLine, says: Says, state: Says): boolean {
  if (says.degree && state.degree) return true;
  if (tellsHowItWent(line, says, state)) return false;
  if (says.dated && state.dated) return !line.bullet || says.degree;
  if (says.school && state.dated && listsCourses(line).length > 0) return true;
  // « Capacité de transport, 2008 » is complete: the diploma below it is another one.
  if (says.degree && state.dated && state.named && !state.degree && (!state.school || says.certificate)) return true;
  return line.gap && (says.degree || says.dated) && state.degree && state.dated;
}

function tellsHowItWent(line: CvLine, says: Says, state: Says): boolean {
  if (line.gap || says.degree || !state.degree) return false;
  if (state.dated && !state.school && endsIn(line.text) !== null) return true;
  return says.school
    ? !state.school && graduated.test(line.text)
    : wentSo.test(line.text) && !ofSomethingElse.test(line.text);
}

/** « Obtenu en juillet 2024, moyenne 13,5 », « Mention bien, 2019 » below its diploma: how it went. */
const wentSo =
  /^(?:dipl[ôo]me |titre |dipl[ôo]m[ée]e |examen )?(?:obtenue?|obtention|valid[ée]e?|re[çc]ue?|r[ée]ussie?|mention|moyenne|note|classement|class[ée]e|majore?|f[ée]licitations|th[èe]se (?:soutenue|pr[ée]sent[ée]e)(?! (?:aux?|[àa] un) concours)|soutenance|soutenue?)(?!\p{L})/iu;

/** « Reçue au concours de greffier », « Réussi : examen du barreau » below a diploma: something else. */
const ofSomethingElse =
  /^(?:obtenue?|valid[ée]e?|re[çc]ue?|r[ée]ussie?|class[ée]e|majore?) (?:: (?!en |le \d|mention|\p{L}+ \d)\p{L}|(?:(?:\d{1,3}(?:er|re|e|[èe]me)|première?|major) )?(?:aux? |à l[’']|à la |de l[’']|du |le |la |les |l[’']|une? )(?!\d|mois|session|(?:premi|second|deuxi)|rattrapage))/iu;

/** « IFMK de Brest – diplômée en juin 2019 » below its diploma and dates: when that was. */
const graduated = /\p{L}.*\s[–—-]\s(?:dipl[oô]m[ée]e?|obtenue?|promotion|sortie?)\s/iu;

/** A school named above its diploma closes the group before: it opens the next one instead. */
function splitLeadingSchools(groups: CvLine[][]): CvLine[][] {
  if (opensOnSchools(groups)) {
    for (let index = groups.length - 1; index > 0; index--)
      (groups[index] as CvLine[]).unshift((groups[index - 1] as CvLine[]).pop() as CvLine);
    return groups;
  }
  // From the last one up: each group that hands its own school on may need that of the group before.
  for (let index = groups.length - 2; index >= 0; index--) {
    const [group, next] = [groups[index] as CvLine[], groups[index + 1] as CvLine[]];
    const last = group.at(-1) as CvLine;
    if (group.length < 2 || next.some((line) => isSchool(line.text))) continue;
    const earlier = group.slice(0, -1).some((line) => isSchool(line.text));
    if (isSchool(last.text) && !isDegree(last.text) && (earlier || last.gap)) next.unshift(group.pop() as CvLine);
  }
  return groups;
}

/** « IFSI de Sète / Diplôme … / 2014 / IFAS de Béziers / … »: a school opens the first, and closes each but the last. */
function opensOnSchools(groups: readonly CvLine[][]): boolean {
  const names = (line: CvLine | undefined) => line !== undefined && isSchool(line.text) && !isDegree(line.text);
  if (groups.length < 2 || !groups.every((group, index) => group.length > 1 || index === groups.length - 1))
    return false;
  return names(groups[0]?.[0]) && groups.every((group, index) => names(group.at(-1)) === index < groups.length - 1);
}

/** « SST », « Habilitation B0-H0 » among the studies: a certificate, not a diploma. */
export function isCertificate(text: string): boolean {
  if (tellsScore(text)) return true;
  const terms = findTerms(text);
  const certified = terms.some(({ kind, start }) => (kind === 'licence' || kind === 'certification') && start < 25);
  return certified && !terms.some(({ kind }) => kind === 'diploma');
}
