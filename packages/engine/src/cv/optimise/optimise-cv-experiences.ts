import type { Bullet, Job } from '../../match/context.ts';
import { mustSkills } from '../../match/requirement-groups.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { strengthenLine } from '../../writing/strengthen-line.ts';
import { jobHead, titleAside } from './job-head.ts';
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
  const aside = titleAside(building, spans[`${path}.title`], written.experience.title);
  const rest = headingRest(building, spans[path]);
  const { apart, ...head } = jobHead(building, job, rest.details, aside);
  addBlock(building, 'experience', {
    kind: 'entry',
    ...head,
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
