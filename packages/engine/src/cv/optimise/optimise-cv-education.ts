import type { Education } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { fr } from '../../writing/fr.ts';
import { withoutHeld } from './held-diploma.ts';
import {
  addBlock,
  type Block,
  type Building,
  capitalised,
  use,
  useField,
  withoutRemoved,
  withoutStop,
} from './optimise-cv-building.ts';
import { headingRest, withDetail } from './optimise-cv-rest.ts';
import { type ToldStudy, tellStudy } from './tell-study.ts';

/**
 * Courses and diplomas in the words of the CV, those under way first, then newest first, and what was broken off last
 * whatever its year: the first line is read as the level a person has.
 */
export function buildEducation(building: Building): void {
  for (const index of ordered(building)) addBlock(building, 'education', entryOf(building, index));
}

function ordered(building: Building): number[] {
  const { context, changes } = building;
  const { education, spans } = context.cv;
  const byYear = newestFirst(education);
  const isBrokenOff = (index: number) => education[index]?.status === 'interrupted';
  const asked = askedDiploma(building);
  const isFirst = (index: number) => index === asked;
  const others = byYear.filter((index) => !isFirst(index));
  const sorted = [
    ...byYear.filter(isFirst),
    ...others.filter((index) => !isBrokenOff(index)),
    ...others.filter(isBrokenOff),
  ];
  sorted.forEach((index, place) => {
    const span = spans[`education.${index}.degree`] ?? spans[`education.${index}`];
    if (place >= index || !span) return;
    const before = context.cv.text.slice(span.start, span.end);
    const reason = isFirst(index) ? askedReason : byYear.indexOf(index) < index ? yearReason : heldReason;
    changes.push({ kind: 'moved', before, span, after: before, reason });
  });
  return sorted;
}

/** The one held diploma that the offer makes a condition; null where it asks for none, or several show it. */
function askedDiploma({ context: { cv, requirements }, asWritten }: Building): number | null {
  if (asWritten) return null;
  const found = requirements.flatMap(({ requirement: { kind, importance }, state, proof }) => {
    if (kind !== 'diploma' || importance !== 'must' || state !== 'present' || !proof) return [];
    return cv.education.flatMap((study, index) => {
      const span = cv.spans[`education.${index}`];
      const isHere = span && proof.start >= span.start && proof.start < span.end;
      return isHere && study.status !== 'under_way' && study.status !== 'interrupted' ? [index] : [];
    });
  });
  const [only, ...others] = [...new Set(found)];
  return only === undefined || others.length > 0 ? null : only;
}

const askedReason = fr`l’offre demande ce diplôme : il se lit en premier.`;
const yearReason = fr`les formations vont de la plus récente à la plus ancienne.`;
const heldReason = fr`ce que vous avez obtenu ou préparez passe avant une formation arrêtée : la première ligne dit votre niveau.`;

function newestFirst(education: readonly Education[]): number[] {
  const order = education.map((_, index) => index);
  if (education.some((study) => endOf(study) === null)) return order;
  return order.sort((a, b) => Number(endOf(education[b])) - Number(endOf(education[a])) || a - b);
}

/** The year a course ends; one under way ends after all others. */
function endOf(study: Education | undefined): number | null {
  if (study?.status === 'under_way') return 9999;
  return study?.year ? Number(study.year) : null;
}

function entryOf(building: Building, index: number): Block {
  const { cv } = building.context;
  const path = `education.${index}`;
  const study = cv.education[index] as Education;
  const whole = cv.spans[path];
  const told = whole ? toldIn(building, path, whole, study) : null;
  use(building, cv.spans[`${path}.year`]);
  useField(building, cv.spans[`${path}.degree`], study.degree);
  useField(building, cv.spans[`${path}.school`], study.school);
  if (told && whole) {
    use(building, whole);
    const title = withoutHeld(building, told.title, whole);
    return { kind: 'entry', ...told, title, subtitle: atSchool(told.subtitle, study.school) };
  }
  const rest = headingRest(building, whole);
  const [degree, school] = (['degree', 'school'] as const).map((name) =>
    withoutRemoved(building, cv.spans[`${path}.${name}`], study[name] ?? ''),
  );
  const subtitle = rest.details.reduce(withDetail, (degree ? school : null) ?? '');
  return {
    kind: 'entry',
    title: capitalised(withoutStop(degree || school || 'Formation')),
    subtitle: subtitle ? capitalised(withoutStop(subtitle)) : null,
    dates: study.year,
    bullets: rest.sentences,
  };
}

/** « Même lycée, Dole »: whatever stands above it now, the school by its name. */
function atSchool(subtitle: string | null, school: string | null): string | null {
  return subtitle && school
    ? subtitle.replace(/^(?:idem|m[êe]me \p{L}+)(?=,|$)/iu, () => capitalised(school))
    : subtitle;
}

/** Null where the person corrected a field: it then stands outside the lines of its course. */
function toldIn({ context, removed }: Building, path: string, whole: Span, study: Education): ToldStudy | null {
  const { spans } = context.cv;
  const within = (span: Span | undefined) => span && span.start >= whole.start && span.end <= whole.end;
  const [degree, school] = (['degree', 'school'] as const).map((name) => {
    const span = study[name] === null ? undefined : spans[`${path}.${name}`];
    return span ? { start: span.start - whole.start, end: span.end - whole.start } : null;
  });
  const fields = ['degree', 'school', 'year'].flatMap((name) => spans[`${path}.${name}`] ?? []);
  const isLost = (['degree', 'school'] as const).some((name) => study[name] && !spans[`${path}.${name}`]);
  if (isLost || !fields.every(within)) return null;
  const apart = [
    ...removed,
    ...contactLines(context, whole).filter((line) => !fields.some((field) => overlap(line, field))),
  ];
  const text = apart.reduce(
    (rest, { start, end }) => blanked(rest, start - whole.start, end - whole.start),
    context.live.slice(whole.start, whole.end),
  );
  return tellStudy(text, { degree: degree ?? null, school: school ?? null, year: study.year });
}

/** « ⌂ Rennes (35) » of a column beside the studies: where the person lives, not where the school is. */
function contactLines({ cv, lines }: Building['context'], whole: Span): Span[] {
  const details = Object.entries(cv.spans).flatMap(([path, span]) => (path.startsWith('contact.') ? [span] : []));
  const inside = details.filter((span) => overlap(span, whole));
  return inside.flatMap((span) => lines.filter((line) => overlap(line, span)));
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function blanked(text: string, from: number, to: number): string {
  const [start, end] = [Math.max(0, from), Math.min(text.length, to)];
  return start < end ? `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}` : text;
}
