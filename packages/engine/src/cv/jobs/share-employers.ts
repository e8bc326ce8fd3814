import type { Span } from '@coach/contracts/span';
import { lonePart } from '../sections/header-parts.ts';
import { mayDescribeHouse } from '../sections/judge-part.ts';
import type { Entry } from '../sections/split-entries.ts';
import { bareEmployer } from './bare-employer.ts';
import type { FoundExperience } from './read-experiences.ts';

/**
 * Several posts under one employer: an employer dated on its own, with or without a word on what it does, gives its name
 * to the posts within its period, and one named on a line above the first post to the posts below that name none, or « the
 * same ».
 */
export function shareEmployers(found: readonly FoundExperience[], entries: readonly Entry[]): FoundExperience[] {
  const jobs: FoundExperience[] = [];
  let holder: FoundExperience | null = null;
  let about: FoundExperience | null = null;
  found.forEach((job, index) => {
    const next = found[index + 1];
    const entry = entries[index] as Entry;
    const alone = next && isHolder(job, entry) && contains(job, next) && !next.experience.company;
    if (alone) {
      holder = asEmployer(job);
      about = job;
      return;
    }
    const shares = holder && !job.experience.company && job.experience.title && takes(holder, job, entry);
    if (!shares) holder = standsAbove(job, entry) ? job : null;
    const post = about ? withAbout(job, about) : job;
    about = null;
    jobs.push(shares && holder ? withEmployer(post, holder) : post);
  });
  let named: FoundExperience | null = null;
  return jobs.map((job) => {
    const { company } = job.experience;
    if (saysTheSame.test(company ?? '')) return named ? withEmployer(job, named) : job;
    if (company !== null) named = job;
    return job;
  });
}

/** « même enseigne, Gray » where the employer is named: « Gray ». */
export function withoutTheSame(text: string): string {
  return text.replace(opensOnTheSame, '');
}

/** « Chargée de recrutement, même enseigne, Dole »: that of the post above. */
const theSame =
  "(?:(?:dans |pour )?(?:la |le |l[’'])?m[êe]mes? (?:enseigne|employeur|entreprise|soci[ée]t[ée]|maison|[ée]tablissement|structure|agence|groupe|cabinet|magasin|h[ôo]pital|clinique|association)|idem|ibid(?:em)?\\.?)";
const saysTheSame = new RegExp(`^${theSame}$`, 'iu');
const opensOnTheSame = new RegExp(`^${theSame}(?:, |$)`, 'iu');

/** An employer on a line of its own, above the title and the dates. */
function standsAbove({ experience, spans }: FoundExperience, { rangeLine }: Entry): boolean {
  const [company, title] = [spans.company, spans.title];
  return Boolean(
    experience.company && company && title && rangeLine && company.start < title.start && company.end < rangeLine.start,
  );
}

const onOwnAccount = /ind[ée]pendant|free-?lance|entrepreneur|[àa] (?:mon|son) compte|baby|b[ée]n[ée]vol/iu;

function takes(holder: FoundExperience, job: FoundExperience, { header }: Entry): boolean {
  if (header.some(({ text }) => onOwnAccount.test(text))) return false;
  const first = header[0];
  return !first?.gap || header.length === 1 || contains(holder, job) || follows(holder, job);
}

/** The post before ended, by a month or two, where the next above it in the CV began. */
function follows({ experience: later }: FoundExperience, { experience }: FoundExperience): boolean {
  const [end, start] = [experience.end, later.start].map(
    (date) => Number(date?.slice(0, 4)) * 12 + Number(date?.slice(5) || 1),
  );
  return end !== undefined && start !== undefined && start - end >= 0 && start - end <= 2;
}

function asEmployer(job: FoundExperience): FoundExperience {
  const { title, company } = job.experience;
  const span = job.spans.company ?? job.spans.title;
  if (company !== null || title === null || !span) return job;
  const bare = bareEmployer(lonePart(title, span));
  return {
    experience: { ...job.experience, title: null, company: bare.text },
    spans: { ...job.spans, company: bare.span },
  };
}

/** Only one name, which the posts below show to be the employer’s; what was done there would be the duties of a post. */
function isHolder({ experience }: FoundExperience, { body }: Entry): boolean {
  if ((experience.title === null) === (experience.company === null)) return false;
  if (body.length === 0) return true;
  return (
    experience.company !== null &&
    body.length < 3 &&
    body.every(({ bullet, text }) => !bullet && mayDescribeHouse(text))
  );
}

/** What the house does is told with its first post. */
function withAbout(job: FoundExperience, { experience, spans }: FoundExperience): FoundExperience {
  const count = experience.bullets.length;
  if (count === 0) return job;
  const moved = Object.entries(job.spans).map(([path, span]) => {
    const [, at] = /^bullets\.(\d+)$/.exec(path) ?? [];
    return [at ? `bullets.${Number(at) + count}` : path, span];
  });
  const told = Object.entries(spans).filter(([path]) => path.startsWith('bullets.'));
  const whole = { start: (spans[''] as Span).start, end: (job.spans[''] as Span).end };
  return {
    experience: { ...job.experience, bullets: [...experience.bullets, ...job.experience.bullets] },
    spans: { ...Object.fromEntries([...moved, ...told]), '': whole },
  };
}

function contains(holder: FoundExperience, { experience }: FoundExperience): boolean {
  const { start, end } = holder.experience;
  if (!start || !end || !experience.start || !experience.end) return false;
  return (
    experience.start.slice(0, 4) >= start.slice(0, 4) &&
    (end === 'present' || experience.end.slice(0, 4) <= end.slice(0, 4))
  );
}

/** « Vendeuse, puis responsable depuis 2022 » under an employer of 2018: its first title was held from then on. */
const staged = /(?<!\p{L})(?:puis|ensuite|promue?|devenue?)(?!\p{L})/iu;

function withEmployer(job: FoundExperience, { experience, spans }: FoundExperience): FoundExperience {
  const isStaged =
    staged.test(job.experience.title ?? '') && (experience.start ?? '9') < (job.experience.start ?? '') && spans.start;
  const began = isStaged ? { start: experience.start, span: { start: spans.start as Span } } : null;
  // « puis responsable (2005) »: one year tells when the second began, and nothing of when it ended.
  const isYear = began !== null && job.experience.start === job.experience.end;
  const ended = isYear ? { end: experience.end, span: { end: spans.end as Span } } : null;
  return {
    experience: {
      ...job.experience,
      company: experience.company,
      start: began?.start ?? job.experience.start,
      end: ended ? ended.end : job.experience.end,
    },
    spans: { ...job.spans, ...(spans.company ? { company: spans.company } : {}), ...began?.span, ...ended?.span },
  };
}
