import type { HeadingKind } from '@coach/contracts/cv';
import { findTerms } from '../../skills/find-terms.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { isDegree, isSchool } from '../education/degree-words.ts';
import { isCertificate } from '../education/group-studies.ts';
import { tellsDays } from '../education/is-course.ts';
import { levelOfDegree } from '../education/level-of-degree.ts';
import { namesPauseAlone } from '../jobs/names-pause.ts';
import { isCapitals } from '../lines/heading-style.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { namesPastime, tellsLeisure } from '../lists/tells-leisure.ts';
import { headerRange } from './header-parts.ts';
import { titleLikeness } from './judge-part.ts';
import { longestHead, openingPeriod } from './part-told.ts';
import type { Section } from './split-sections.ts';

/** More skills than qualities, by what is listed. */
export function looksLikeSkills({ lines }: Section, ratio: number): boolean {
  const kinds = lines.slice(0, 40).flatMap((line) => findTerms(line.text).map((term) => term.kind));
  const hard = kinds.filter((kind) => kind === 'skill').length;
  return hard > 2 && hard > kinds.filter((kind) => kind === 'soft').length * ratio;
}

/** What a section is about whose heading does not tell it: « D’où je viens » over schools and years is one of studies. */
export function kindByContent(section: Section): HeadingKind {
  const lines = section.lines.slice(0, 40);
  if (quotesWorks(lines)) return 'other';
  return tellsFreeTime(lines) ? 'interests' : (kindOfDated(lines) ?? kindOfListed(section, lines));
}

/** « Rugby, pompier volontaire depuis 2021, champignons »: a list of pastimes, whatever one of them is called and dated. */
function tellsFreeTime(lines: readonly CvLine[]): boolean {
  const listed = lines.every(({ text }) => /,|;|\s[–—•|/-]\s/u.test(text) && openingPeriod(text) === null);
  const items = lines.flatMap(({ text }) => text.split(/[,;•|]|\s[–—/-]\s/u));
  return lines.length < 4 && listed && items.filter(namesPastime).length * 2 >= items.length;
}

/** Jobs, studies or what one is licensed for. */
function kindOfDated(lines: readonly CvLine[]): HeadingKind | null {
  const dated = lines.filter((line) => headerRange(line) !== null);
  const jobs = dated.filter((line) => namesTitle(line.text) && !isDegree(line.text)).length;
  const studies = lines.filter((line) => !isDuty(line, lines) && isDegree(line.text)).length;
  if (certifies(lines) && jobs === 0) return 'certifications';
  if (dated.length > 0 && studies * 2 >= dated.length && jobs <= studies) return 'education';
  if (jobs > 0 || besideTitle(lines)) return 'experience';
  if (dated.length > 0 && lines.some(({ text }) => isSchool(text) && text.length < 60)) return 'education';
  if (dated.some((line) => headerRange(line)?.single === false && titleLikeness(line.text) < -1)) return 'experience';
  return lines.some(tellsPost) ? 'experience' : null;
}

function kindOfListed(section: Section, lines: readonly CvLine[]): HeadingKind {
  if (lines.length > 0 && lines.every((line) => findLanguages(line.text).length > 0)) return 'languages';
  if (tellsLeisure(lines)) return 'interests';
  const short = lines.every(({ text }) => text.length < 60);
  if (short && namesTools(lines)) return 'tools';
  return (short || listsByLabel(lines) || lines.every(listsItems)) && looksLikeSkills(section, 1) ? 'skills' : 'other';
}

/** « Taille Guyot, palissage, conduite de tracteur, soudure à l’arc »: nothing but short items, and no sentence. */
function listsItems({ text }: CvLine): boolean {
  const items = text.replace(/\.$/u, '').split(/[,;]\s/u);
  return (
    items.length > 3 &&
    items.every((item) => item.length < 40 && !/[.!?:]|(?<!\p{L})(?:je|j[’']|nous) ?\p{L}/u.test(item))
  );
}

/** « Travaux : coffrage, ferraillage, réception », line after line: a list in parts, each after its label. */
function listsByLabel(lines: readonly CvLine[]): boolean {
  return lines.length > 1 && lines.every(({ text }) => /^\p{Lu}[^:,.]{2,40}: ?[^:.]+,[^:.]+,[^:.]+\.?$/u.test(text));
}

/** « De 2012 à 2016, … » over more than a heading, unless « 2017 – 2019 : suivi de mon mari muté … ». */
function tellsPost({ text }: CvLine): boolean {
  const period = text.length > longestHead ? openingPeriod(text) : null;
  return period?.single === false && !namesPauseAlone(text.slice(period.end).replace(/^[\s,:–—-]+/u, ''));
}

function namesTitle(text: string): boolean {
  return titleLikeness(text.replace(/[\d/–-]+/g, ' ')) > 1;
}

/** A bullet where other lines have none. */
function isDuty(line: CvLine, lines: readonly CvLine[]): boolean {
  return line.bullet && lines.some(({ bullet }) => !bullet);
}

/** « Fleuriste » above « Serres du Lac, depuis 2021 », or beside « 2021 » on a line of its own. */
function besideTitle(lines: readonly CvLine[]): boolean {
  return lines.some((line, index) => {
    const range = line.bullet ? null : headerRange(line);
    if (!range) return false;
    const alone = /^\P{L}*\d{4}\P{L}*$/u.test(line.text) && line.text.length < 24;
    const beside = [
      ...(range.single ? [] : [lines[index - 1]]),
      ...(alone ? [lines[index - 1], lines[index + 1]] : []),
    ];
    return beside.some((other) => other && !other.bullet && namesTitle(other.text) && !isDegree(other.text));
  });
}

/** « 2024 « La taille en vert », revue des vergers »: articles and talks. */
function quotesWorks(lines: readonly CvLine[]): boolean {
  const works = lines.filter(({ text }) => /^(?:\p{L}{0,9}\.?\s?\d{4})?[\s:,–—-]*[«“"][^»”"]{5,}[»”"]/u.test(text));
  return works.length > 0 && works.length * 2 >= lines.length;
}

/** « Habilitation B1V », « Extincteurs (2 jours) »: what one is licensed for, and short courses; no diploma. */
function certifies(lines: readonly CvLine[]): boolean {
  const told = lines.filter(
    ({ text }) =>
      !driving.test(text) && (granted.test(text) || isCertificate(text) || (text.length < 90 && tellsDays(text))),
  );
  return told.length > 0 && told.length * 2 >= lines.length && !lines.some(({ text }) => levelOfDegree(text) !== null);
}

/** « Métro, permis B en préparation » tells how one comes to work. */
const driving = /(?<!\p{L})(?:permis [a-e]|permis de conduire|v[ée]hicul\p{L}*|voiture)(?!\p{L})/iu;

const granted =
  /^(?:certifications?|habilitations?|attestations?|agr[ée]ments?|cartes? pro(?:fessionnelles?)?|capacit[ée] (?:professionnelle|en assurances?|de transport))(?!\p{L})/iu;

/** « Procreate », « Excel ●●●○○ »: most of the items are names of tools. */
function namesTools(lines: readonly CvLine[]): boolean {
  const itemsOf = ({ text }: CvLine) => text.split(/[,;•·|/\t]/u).filter((item) => /\p{L}/u.test(item));
  const items = lines.flatMap(itemsOf);
  // « TRI, LAVAGE, PORT DE CHARGES »: all words look like names in capitals.
  const named = lines.filter(({ text }) => !isCapitals(text)).flatMap(itemsOf);
  const tools = named.filter((item) => isToolName(item.trim().split(/[\s’]/u)[0] ?? ''));
  return tools.length > 1 && tools.length * 2 > items.length;
}
