import type { Span } from '@coach/contracts/span';
import { findCity } from '../../text/find-city.ts';
import { foldText } from '../../text/fold-text.ts';
import { endsOnSmallWord } from '../../text/leaves-open.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isPlace, titleLikeness } from '../sections/judge-part.ts';
import type { Section } from '../sections/split-sections.ts';
import { findPhones } from './find-phone.ts';

export type Headline = { text: string; span: Span };

const label = /^(?:poste (?:recherch[ée]|vis[ée]|souhait[ée])|objectif|titre|cv|curriculum vit[aæ]e?)\s*[:–-]\s*/i;

const soughtHeading = /^(?:poste|emploi|m[ée]tier|job) (?:vis[ée]|recherch[ée]|souhait[ée]|cibl[ée]|applied)/iu;

/** The job the person presents themselves for: near the name at the top, the line that reads most like a job. */
export function readHeadline(
  sections: readonly Section[],
  name: Span | undefined,
  fullName?: string | null,
): Headline | null {
  const found = headlineIn(sections, name);
  return found && fullName ? withoutName(found, fullName) : found;
}

/** « Loïc DELATTRE Électricien industriel » once more beside the name: the job is what follows it. */
function withoutName({ text, span }: Headline, fullName: string): Headline {
  const words = foldText(fullName).split(/\s+/);
  const own = text.split(/\s+/);
  const isNamed =
    words.length > 1 &&
    own.length > words.length &&
    words.every((word) => own.slice(0, words.length).map(foldText).includes(word));
  const last = own[words.length - 1] ?? '';
  const at = isNamed ? text.indexOf(last, words.length > 1 ? (own[0] ?? '').length : 0) + last.length : 0;
  const rest = text.slice(at).replace(/^[\s–—|•·,:/(-]+/u, '');
  if (at === 0 || titleLikeness(rest) <= 0) return { text, span };
  return { text: rest, span: { start: span.start + text.length - rest.length, end: span.end } };
}

function headlineIn(sections: readonly Section[], name: Span | undefined): Headline | null {
  const top = topLines(sections, name);
  const around = name ? top.findIndex((line) => name.start < line.end && line.start < name.end) : -1;
  const sameLine = around >= 0 && name ? afterName(top[around] as CvLine, name) : null;
  if (sameLine) return sameLine;
  const sought = sections.find(({ heading }) => heading && soughtHeading.test(heading.text))?.lines[0];
  if (sought && sought.text.length < 90) return bare(sought, top);
  const asked = soughtOf(sections);
  if (asked) return asked;
  let best: { line: CvLine; score: number } | null = null;
  top.slice(0, 14).forEach((whole, index) => {
    if (name && name.start < whole.end && whole.start < name.end) return;
    for (const line of cellsOf(whole)) {
      const score = scoreLine(line, around >= 0 ? index - around : index);
      if (score > 0.9 && (!best || score > best.score)) best = { line, score };
    }
  });
  return best ? bare((best as { line: CvLine }).line, top) : null;
}

/** « EMPLOI RECHERCHÉ	Assistante événementielle », as a form has it. */
function soughtOf(sections: readonly Section[]): Headline | null {
  for (const { text, start } of sections.slice(0, 3).flatMap(({ lines }) => lines.slice(0, 12))) {
    const [label = '', said = '', ...more] = text.split('\t');
    if (!soughtHeading.test(label) || label.length > 40 || more.length > 0 || said.length < 4 || said.length > 80)
      continue;
    const at = start + text.indexOf(said, label.length);
    return { text: said, span: { start: at, end: at + said.length } };
  }
  return null;
}

function topLines(sections: readonly Section[], name: Span | undefined): CvLine[] {
  const first = sections[0]?.kind === null ? (sections[0] as Section).lines : [];
  const holding = sections.find(
    ({ lines }) => name && lines.some((line) => name.start < line.end && line.start < name.end),
  );
  if (!holding || holding === sections[0]) {
    const others = sections.slice(1).filter(({ kind, heading }) => kind === null && heading === null);
    return [...first, ...others.flatMap(({ lines }) => lines.slice(0, 6))];
  }
  const at = holding.lines.findIndex((line) => name && name.start < line.end && line.start < name.end);
  return [...holding.lines.slice(Math.max(0, at - 2), at + 5), ...first];
}

function afterName(line: CvLine, name: Span): Headline | null {
  const rest = line.text.slice(name.end - line.start);
  const text = rest.replace(/^[\s–—|•·,:/(-]+/u, '').replace(/[\s)]+$/u, '');
  if (text.length < 4 || text.length > 90 || /@|\d{4}/.test(text) || findCity(text)?.certain) return null;
  if (titleLikeness(text) <= 0) return null;
  const start = line.start + line.text.indexOf(text, name.end - line.start);
  const own = text.slice(0, aboutOneself.exec(text)?.index);
  return { text: own, span: { start, end: start + own.length } };
}

const aboutPerson =
  /^(?:n[ée]e? |(?:date|lieu) (?:et (?:date|lieu) )?de naissance|(?:situation|courriel|e-?mail|num[ée]ro)[\p{L} ]{0,20}:|nationalit|permis|(?:titre|carte) de s[ée]jour|[âa]ge\b|\d+ ans|adresse|mobilit|t[ée]l|gsm|(?:rue|avenue|chemin|route|place|impasse|all[ée]e|boulevard|bd|r[ée]sidence|lieu[- ]dit|quai) )/iu;
const remark = /r[ée]f[ée]rences|actualis[ée]|mis à jour|^page \d|disponib|^curriculum vit|^cv$/iu;
const firstPerson = /(?<!\p{L})(?:je|j[’']ai|nous)(?!\p{L})|(?<!\p{L})j[’']/iu;

/** « Re: votre annonce », « Objet : candidature »: of the mail a CV is pasted in. */
const ofMail = /^(?:re|tr|fwd?|objet|subject|de|à|from|to|date|envoy[ée]) ?: /iu;

/** Contact details, remarks about the document and sentences about oneself. */
function isNoHeadline(text: string): boolean {
  if (/@|https?:|www\.|\.com\b|^\d/.test(text) || findPhones(text).length > 0) return true;
  return ofMail.test(text) || aboutPerson.test(text) || remark.test(text) || firstPerson.test(text);
}

/** « Développeuse web ⇥ ines@example.com »: beside contact details the cells are read one by one. */
function cellsOf(line: CvLine): CvLine[] {
  const cells = [...line.text.matchAll(/[^\t]+/g)];
  if (cells.length < 2 || !cells.some(([cell]) => isNoHeadline(cell))) return [line];
  return cells.map((cell) => {
    const start = line.start + cell.index;
    return { ...line, text: cell[0], start, end: start + cell[0].length };
  });
}

function scoreLine(line: CvLine, distance: number): number {
  const text = line.text;
  if (line.bullet || text.length > 120 || text.length < 4 || isNoHeadline(text)) return -1;
  const likeness = titleLikeness(text.replace(label, ''));
  const city = findCity(text);
  if (city && likeness < 2) return -1;
  const near = distance > 0 ? Math.max(0, 2 - distance * 0.4) : Math.max(0, 1 + distance * 0.5);
  const size = (line.fontSize ?? 0) > 11.5 || line.bold ? 0.6 : 0;
  const sentence = /[.!]$/.test(text) || text.split(' ').length > 12 ? -2.5 : 0;
  return likeness + near + size + sentence;
}

/**
 * « Ingénieur d’études ⇥ 31 ans, permis B », « Commercial – 52 ans – Arras »: from there on it tells of the person. A name
 * like Marie does not, nor do years of experience, the licences of a trade, « Chauffeur – permis C, CE », and the ages of
 * a public, « Animatrice enfants 6-17 ans ».
 */
const aboutOneself =
  /(?:\s*\t\s*|\s[–—|·•-]\s|,\s|\s\()(?:n[ée]e? (?:le|en|[àa])\s|[âa]g[ée]e? de |c[ée]libataire|mari(?:ée?|ee)s?(?!\p{L})|pacs[ée]|nationalit|permis [ab][12]?(?![\p{L}\d])(?!\s?(?:,|et|\/|&|-)\s?(?:[cd]1?e?|be)(?!\p{L})))|\s*[\t ,(–—|·•-]\s*\(?(?<!(?<!\d)\d{1,2}(?:[-–/]|\s(?:à|a|et)\s))(?:(?<!(?<!\d)\d{1,2}\s[-–]\s)(?:1[5-9]|2\d|30)|3[1-9]|[4-7]\d) ans(?=\s*(?:$|[,;)\t–—|·•-]))/iu;

/** The headline without its label, with the lines of the same letters that it runs over. */
function bare(line: CvLine, top: readonly CvLine[]): Headline {
  const skipped = label.exec(line.text)?.[0].length ?? 0;
  let text = line.text.slice(skipped);
  let end = line.end;
  const at = top.indexOf(line);
  for (const next of at < 0 ? [] : top.slice(at + 1, at + 4)) {
    if (!runsOn(text, line, next)) break;
    text = `${text} ${next.text}`;
    end = next.end;
  }
  const told = text.slice(0, aboutOneself.exec(text)?.index);
  const place = /\s[–—|·•-]\s([^–—|·•]{2,40})$/u.exec(told);
  const kept = place && isPlace(place[1] as string) ? told.slice(0, place.index) : told;
  if (end === line.end && kept.length < text.length) {
    text = kept;
    end = line.start + skipped + text.length;
  }
  const open = /[\s|·•/,–—-]+$/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(0, text.length - open), span: { start: line.start + skipped, end: end - open } };
}

function runsOn(text: string, line: CvLine, next: CvLine): boolean {
  if (next.gap || next.bullet || line.fontSize === null || next.fontSize !== line.fontSize || next.bold !== line.bold)
    return false;
  return (
    text.length + next.text.length < 120 &&
    (/[,–—&/|·•-]$/.test(text) || endsOnSmallWord(text) || /^\p{Ll}/u.test(next.text)) &&
    !/@|\d{5}/.test(next.text)
  );
}
