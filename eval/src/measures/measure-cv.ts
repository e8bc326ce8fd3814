import { alikeNames, alikeTerms, fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import type { ReadPair } from '../read-set.ts';
import { f1, Tally } from '../tally.ts';

/** What was understood of the CVs: contact, jobs and their dates, studies, headings, skills. */
export function measureCv(pairs: readonly ReadPair[]): Figure[] {
  return [
    contactFigure(pairs),
    ...experienceFigures(pairs),
    educationFigure(pairs),
    headingFigure(pairs),
    skillFigure(pairs),
  ];
}

const fields = ['fullName', 'email', 'phone', 'city', 'linkedin'] as const;

function contactFigure(pairs: readonly ReadPair[]): Figure {
  const tally = new Tally();
  for (const { name, labels, cv } of pairs) {
    for (const field of fields) {
      const [wanted, got] = [labels.cv.contact[field], cv.contact[field]].map(
        (value) => value?.replace(/’/g, "'") ?? null,
      );
      tally.add(wanted === got, `${name}: ${field} ${got} ≠ ${wanted}`);
    }
  }
  return figure('contact fields, exact', tally.share, 0.98, tally.faults);
}

function experienceFigures(pairs: readonly ReadPair[]): Figure[] {
  const faults: string[] = [];
  const dates = new Tally();
  let [both, found, right] = [0, 0, 0];
  for (const { name, labels, cv } of pairs) {
    const matched = matchUp(
      labels.cv.experiences,
      cv.experiences,
      (wanted, got) => alikeNames(wanted.title, got.title) && alikeNames(wanted.company, got.company),
      ({ start, end }) => `${start} ${end}`,
    );
    both += matched.pairs.length;
    found += cv.experiences.length;
    right += labels.cv.experiences.length;
    for (const { title, company } of matched.missed) faults.push(`${name}: missed ${title} | ${company}`);
    for (const { title, company } of matched.extra) faults.push(`${name}: extra ${title} | ${company}`);
    for (const [wanted, got] of matched.pairs) {
      const [a, b] = [wanted, got].map(({ start, end }) => `${start} ${end}`);
      dates.add(a === b, `${name}: ${wanted.title}: ${b} ≠ ${a}`);
    }
  }
  return [
    figure('experiences (title and employer), F1', f1(both, found, right), 0.92, faults),
    figure('dates of these experiences, exact', dates.share, 0.95, dates.faults),
  ];
}

function educationFigure(pairs: readonly ReadPair[]): Figure {
  const faults: string[] = [];
  let [both, found, right] = [0, 0, 0];
  for (const { name, labels, cv } of pairs) {
    const matched = matchUp(
      labels.cv.education,
      cv.education,
      (wanted, got) => alikeNames(wanted.degree, got.degree) && wanted.year === got.year,
      ({ obtained }) => String(obtained),
    );
    both += matched.pairs.length;
    found += cv.education.length;
    right += labels.cv.education.length;
    for (const { degree, year } of matched.missed) faults.push(`${name}: missed ${degree} ${year}`);
    for (const { degree, year } of matched.extra) faults.push(`${name}: extra ${degree} ${year}`);
  }
  return figure('education (diploma and year), F1', f1(both, found, right), 0.92, faults);
}

function headingFigure(pairs: readonly ReadPair[]): Figure {
  const faults: string[] = [];
  let [both, found, right] = [0, 0, 0];
  for (const { name, labels, cv } of pairs) {
    const matched = matchUp(
      labels.cv.headings,
      cv.headings,
      (wanted, got) => fold(wanted.text) === fold(got.text) && wanted.kind === got.kind,
      () => '',
    );
    both += matched.pairs.length;
    found += cv.headings.length;
    right += labels.cv.headings.length;
    for (const { text, kind } of matched.missed) faults.push(`${name}: missed ${text} (${kind})`);
    for (const { text, kind } of matched.extra) faults.push(`${name}: extra ${text} (${kind})`);
  }
  return figure('headings (text and kind), F1', f1(both, found, right), 0.95, faults);
}

function skillFigure(pairs: readonly ReadPair[]): Figure {
  const tally = new Tally();
  for (const { name, labels, cv } of pairs) {
    const known = [...cv.skills, ...cv.certifications, ...cv.licences];
    for (const label of labels.cv.skills)
      tally.add(
        known.some((skill) => alikeTerms(label, skill)),
        `${name}: ${label}`,
      );
  }
  return figure('skills listed, recall', tally.share, 0.9, tally.faults);
}

/** Pairs each label with one finding, in order; of several that match, the one with the same detail comes first. */
function matchUp<Label, Found>(
  labels: readonly Label[],
  found: readonly Found[],
  match: (label: Label, found: Found) => boolean,
  detail: (entry: Label | Found) => string,
) {
  const free = [...found];
  const pairs: [Label, Found][] = [];
  const missed: Label[] = [];
  for (const label of labels) {
    const candidates = free.filter((one) => match(label, one));
    const chosen = candidates.find((one) => detail(one) === detail(label)) ?? candidates[0];
    if (chosen === undefined) {
      missed.push(label);
      continue;
    }
    free.splice(free.indexOf(chosen), 1);
    pairs.push([label, chosen]);
  }
  return { pairs, missed, extra: free };
}

function figure(name: string, value: number, atLeast: number, faults: string[]): Figure {
  return { name, value, unit: 'share', bound: { atLeast }, faults };
}
