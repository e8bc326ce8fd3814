import type { ParsedOffer } from '@coach/contracts/offer';
import type { Bullet, Job } from '../../match/context.ts';
import { mustSkills } from '../../match/requirement-groups.ts';
import { wordRoot } from '../../match/requirements/word-root.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { linesOfOffer } from '../../offer/lines-of-offer.ts';
import type { OfferPart } from '../../offer/offer-part.ts';
import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { strengthenLine } from '../../writing/strengthen-line.ts';
import { jobHead, titleAside } from './job-head.ts';
import {
  addBlock,
  asItem,
  type Building,
  capitalised,
  printable,
  use,
  useField,
  withoutMarker,
  withoutRemoved,
} from './optimise-cv-building.ts';
import { headingRest } from './optimise-cv-rest.ts';
import { askedIn, names } from './optimise-cv-spelling.ts';

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
    const reason = fr`ce poste remonte : ils vont du plus récent au plus ancien.`;
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

/** The cells of a row of building sites are told apart. */
function printed(line: string): string {
  return asItem(capitalised(printable(line.replace(/(?<=\S)\s*\t\s*(?=\S)/g, ' – '))));
}

function bulletsOf(building: Building, { bullets }: Job): string[] {
  const ranked = bullets.map((bullet, place) => ({ bullet, place, worth: worthOf(building, bullet, place) }));
  const isParted = bullets.some(({ text }) => partOfJob.test(foldText(text.slice(0, 200))));
  return (isParted ? ranked : raised(ranked)).flatMap(({ bullet, place }, now) => {
    const before = building.context.cv.text.slice(bullet.span.start, bullet.span.end);
    const { pieces, reason: rewording } = worded(building, withoutMarker(bullet.text));
    const moved = now < place ? askedReason(building, bullet) : null;
    const reason = rewording && moved ? `${rewording} ${capitalised(moved)}` : (rewording ?? moved);
    if (reason)
      building.changes.push({
        kind: rewording ? 'reworded' : 'moved',
        before,
        span: bullet.span,
        after: pieces.join('\n'),
        reason,
      });
    return pieces;
  });
}

type Ranked = { bullet: Bullet; place: number; worth: number };

/** How much more a line has to say of the offer than the one above it to pass it: people put first what matters most. */
const lead = 2;

function raised(lines: readonly Ranked[]): Ranked[] {
  const sorted: Ranked[] = [];
  for (const line of lines) {
    let at = sorted.length;
    while (at > 0 && line.worth >= (sorted[at - 1] as Ranked).worth + lead) at--;
    sorted.splice(at, 0, line);
  }
  return sorted;
}

/** A line as it is printed: a paragraph as one line for each of its sentences, each said directly. */
function worded(building: Building, text: string): { pieces: string[]; reason: string | null } {
  const sentences = sentencesIn(text);
  const said = sentences.map((sentence) => {
    const stronger = strengthenLine(sentence);
    return stronger && building.isBorneOut(stronger.after) ? stronger : null;
  });
  const pieces = sentences.map((sentence, index) => asItem(said[index]?.after ?? sentence));
  if (sentences.length === 1) return { pieces, reason: said[0]?.reason ?? null };
  return { pieces: pieces.map(capitalised), reason: splitReason };
}

const splitReason = fr`une idée par ligne : chacune se lit d’un coup d’œil.`;

/** « J’ai tenu le poste viandes. Commandes et contrôle des livraisons. »: two lines; a short remark stays where it is. */
function sentencesIn(text: string): string[] {
  const parts = text.split(/(?<=(?:\p{Ll}{3}|[\d)%€»])[.!])\s+(?=\p{Lu})/u);
  const isList = parts.length > 1 && parts.length < 6 && parts.every((part) => part.split(' ').length > 2);
  return isList && text.length > shortest ? parts : [text];
}

const shortest = 50;

/** Lines that head others, « Projet 2 : refonte du site »: what follows them stays below them. */
const partOfJob =
  /^\W{0,3}(?:(?:projet|mission|chantier|client|lot|phase|etape) ?(?:n ?°? ?)?(?:\d{1,2}|[a-d])\b|[^.]{3,60} ?:$)/;
/** « Environnement technique : Java, Docker » closes what it belongs to. */
const closing = /^\W{0,3}(?:environnement|stack|outils|logiciels|technologies|materiel)\b[^:]{0,25}:/;

/** What the offer asks for that this line tells of in its words, or of which it names a case: « Scrum » for « agile ». */
function proofsIn(building: Building, { span, text }: Bullet): { term: string; written: string; shared: boolean }[] {
  const told = new Set(meaningfulStems(text));
  return building.context.requirements.flatMap(({ requirement, proof, span: shown }) => {
    const isHere = [proof, shown].some((found) => found && found.start >= span.start && found.start < span.end);
    if (!isHere) return [];
    const written = askedIn(building, requirement);
    const shared = meaningfulStems(`${written} ${requirement.term}`).some((stem) => told.has(stem));
    const isCase = requirement.kind === 'skill' && names(text, requirement.term);
    return shared || isCase ? [{ term: requirement.term, written, shared }] : [];
  });
}

/** The line a person put first is the heart of the job; what the offer says nearly as it stands counts word by word. */
function worthOf(building: Building, bullet: Bullet, place: number): number {
  if (closing.test(foldText(bullet.text.slice(0, 80)))) return -lead;
  const must = new Set(mustSkills(building.context).map(({ requirement }) => requirement.term));
  const proofs = proofsIn(building, bullet);
  const proved = proofs.reduce((sum, { term }) => sum + (must.has(term) ? 3 : 1), 0);
  return proved + nearness(building, bullet) + (place === 0 ? 1 : 0);
}

/** How many words the line has in common with the one line of the offer it is nearest to, from two on. */
function nearness({ context }: Building, { text }: Bullet): number {
  const own = new Set(rootsOf(text));
  const most = (context.offer ? dutiesOf(context.offer) : []).reduce(
    (best, roots) => Math.max(best, roots.filter((root) => own.has(root)).length),
    0,
  );
  return most > 1 ? most : 0;
}

function rootsOf(text: string): string[] {
  return [...new Set(meaningfulStems(text.slice(0, 400)).map(wordRoot))].filter((root) => root.length > 2);
}

/** What the offer has done and asks for, clause by clause. */
const dutiesOf = oncePer((offer: ParsedOffer) =>
  linesOfOffer(offer)
    .filter(({ part, heading }) => !heading && dutyParts.has(part))
    .slice(0, 80)
    .flatMap(({ text }) => text.slice(0, 1200).split(/[.;:]/))
    .map(rootsOf),
);
const dutyParts: ReadonlySet<OfferPart> = new Set<OfferPart>(['missions', 'profile']);

/** Says that a line went up, and for what: in the offer’s own words where the line shares one with them. */
function askedReason(building: Building, bullet: Bullet): string {
  const proofs = proofsIn(building, bullet);
  const proof = proofs.find(({ shared }) => shared) ?? proofs[0];
  if (!proof) return fr`la ligne suit celles que l’offre demande.`;
  const demand = shorten(proof.written, 60);
  return proof.shared
    ? fr`la ligne remonte : l’offre demande « ${demand} ».`
    : fr`la ligne remonte : elle est proche de « ${demand} », que l’offre demande.`;
}
