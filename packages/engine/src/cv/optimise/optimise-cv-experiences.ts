import type { Bullet, Job } from '../../match/context.ts';
import { mustSkills } from '../../match/requirement-groups.ts';
import { shownSeasons } from '../../text/season-period.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { spokenPeriod } from '../../writing/spoken-dates.ts';
import { strengthenLine } from '../../writing/strengthen-line.ts';
import { isPlacement } from '../jobs/is-placement.ts';
import { seasonsOf } from '../jobs/seasons-of.ts';
import {
  addBlock,
  type Building,
  capitalised,
  printable,
  use,
  useField,
  withoutMarker,
  withoutRemoved,
} from './optimise-cv-building.ts';
import { headingRest } from './optimise-cv-rest.ts';

/** Jobs, newest first; within a job the lines nearest to the offer first, worded more directly. */
export function buildExperiences(building: Building): void {
  for (const job of newestFirst(building)) addJob(building, job);
}

function newestFirst({ context, changes }: Building): Job[] {
  if (context.jobs.some(({ period }) => !period)) return context.jobs;
  const sorted = [...context.jobs].sort((a, b) => endOf(b) - endOf(a) || a.index - b.index);
  sorted.forEach((job, place) => {
    if (place >= job.index || !job.heading) return;
    const before = context.cv.text.slice(job.heading.start, job.heading.end);
    const reason = fr`les postes vont du plus récent au plus ancien.`;
    changes.push({ kind: 'moved', before, span: job.heading, after: before, reason });
  });
  return sorted;
}

function endOf({ period }: Job): number {
  return period?.to ?? 0;
}

function addJob(building: Building, written: Job): void {
  const { spans } = building.context.cv;
  const path = `experiences.${written.index}`;
  const job = withoutPrivates(building, written);
  const { experience } = job;
  use(building, spans[`${path}.start`], spans[`${path}.end`]);
  useField(building, spans[`${path}.title`], written.experience.title);
  useField(building, spans[`${path}.company`], written.experience.company);
  for (const { span, text } of written.bullets) useField(building, span, text);
  const rest = headingRest(building, spans[path]);
  const title = capitalised(experience.title ?? experience.company ?? 'Expérience');
  const seasons = seasonsOf(building.context.cv, written.index);
  const { subtitle, apart } = subtitleOf(building, experience.title ? experience.company : null, rest.details);
  addBlock(building, 'experience', {
    kind: 'entry',
    title: isPlacement(building.context.cv, written.index) ? `${title} (stage)` : title,
    subtitle: subtitle ? capitalised(subtitle) : null,
    dates: seasons ? shownSeasons(seasons) : spokenPeriod(experience.start, experience.end),
    bullets: [...apart, ...rest.sentences, ...bulletsOf(building, job), ...experience.bullets].map(printed),
  });
}

/** A job without what is private in it: « Boulangerie Caro (licenciement économique) ». */
function withoutPrivates(building: Building, job: Job): Job {
  const { spans } = building.context.cv;
  const path = `experiences.${job.index}`;
  const field = (name: 'title' | 'company') =>
    withoutRemoved(building, spans[`${path}.${name}`], job.experience[name] ?? '') || null;
  const placed = new Set(job.bullets.map(({ text }) => text));
  const bullets = job.bullets.map((bullet) => ({
    ...bullet,
    text: withoutRemoved(building, bullet.span, bullet.text),
  }));
  const experience = {
    ...job.experience,
    title: field('title'),
    company: field('company'),
    bullets: job.experience.bullets.filter((text) => !placed.has(text)),
  };
  return { ...job, experience, bullets: bullets.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)) };
}

/**
 * The employer and what else the heading said, on one line. Side by side, details may say what none says alone: « 4 ans,
 * 2 mois » of two stays. Those the guard then holds stand apart.
 */
function subtitleOf(building: Building, company: string | null, details: readonly string[]) {
  const apart: string[] = [];
  let subtitle = company ?? '';
  for (const detail of details) {
    const longer = subtitle ? joined(subtitle, detail) : detail;
    if (!/\d/.test(detail) || loneFigure.test(detail) || building.isBorneOut(longer)) subtitle = longer;
    else apart.push(detail);
  }
  return { subtitle, apart };
}

/** The department of a town, when the town is told elsewhere. */
const loneFigure = /^\d{1,3}$/;

function joined(subtitle: string, detail: string): string {
  return loneFigure.test(detail) ? `${subtitle} (${detail})` : `${subtitle}, ${detail}`;
}

function printed(line: string): string {
  return capitalised(printable(line));
}

function bulletsOf(building: Building, { bullets }: Job): string[] {
  const ranked = bullets.map((bullet, place) => ({ bullet, place, worth: worthOf(building, bullet) }));
  const sorted = [...ranked].sort((a, b) => b.worth - a.worth || a.place - b.place);
  return sorted.map(({ bullet, place }, now) => {
    const before = building.context.cv.text.slice(bullet.span.start, bullet.span.end);
    const stronger = strengthenLine(withoutMarker(bullet.text));
    const rewording = stronger && building.isBorneOut(stronger.after) ? stronger : null;
    const after = rewording?.after ?? withoutMarker(bullet.text);
    if (rewording)
      building.changes.push({ kind: 'reworded', before, span: bullet.span, after, reason: rewording.reason });
    if (now < place) {
      building.changes.push({ kind: 'moved', before, span: bullet.span, after, reason: askedReason(building, bullet) });
    }
    return after;
  });
}

function proofsIn(building: Building, { span }: Bullet): string[] {
  return building.context.requirements.flatMap(({ requirement, proof, span: shown }) =>
    [proof, shown].some((found) => found && found.start >= span.start && found.start < span.end)
      ? [requirement.term]
      : [],
  );
}

function worthOf(building: Building, bullet: Bullet): number {
  const must = new Set(mustSkills(building.context).map(({ requirement }) => requirement.term));
  return proofsIn(building, bullet).reduce((sum, term) => sum + (must.has(term) ? 2 : 1), 0);
}

/** Names what the offer asks for in the offer's own words. */
function askedReason(building: Building, bullet: Bullet): string {
  const { requirements, offer } = building.context;
  const term = proofsIn(building, bullet)[0] ?? '';
  const span = requirements.find(({ requirement }) => requirement.term === term)?.requirement.span;
  const written = span && offer ? offer.text.slice(span.start, span.end).replace(/\s+/g, ' ') : term;
  return fr`elle répond à « ${shorten(written, 60)} », que l’offre demande.`;
}
