import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { namesPause } from '../../cv/jobs/names-pause.ts';
import { readExperiences } from '../../cv/jobs/read-experiences.ts';
import { isContract, titleLikeness } from '../../cv/sections/judge-part.ts';
import { type DateLine, dateLineOf, isContractLine, totalMonths, withoutContract } from './date-line.ts';
import { isPlaceLine } from './is-place-line.ts';
import { joinLines } from './join-lines.ts';
import { hasContract, headOf, type PostGroup } from './post-head.ts';
import { onceOnly, type ProfileLine } from './profile-line.ts';
import { isSkillLine, skillsOfLine } from './skill-line.ts';

type Job = LinkedinProfile['experiences'][number];
export type FoundJobs = { jobs: Job[]; skills: string[] };

/** A post as the lines tell it: those that name it, its period, and what follows. */
type Post = { head: ProfileLine[]; date: DateLine; dateLine: ProfileLine; body: ProfileLine[]; company: string | null };

/** The jobs of the « Expérience » section; one that tells its dates inside other lines is read as a CV’s. */
export function readJobs(source: readonly ProfileLine[], isPdf: boolean): FoundJobs {
  const lines = withoutDoubledDates(source);
  const posts = cutPosts(lines, isPdf);
  if (!posts) return { jobs: asCv(lines), skills: [] };
  const isCompanyFirst = isPdf || prefersCompanyFirst(posts);
  return {
    jobs: posts.map((post) => jobOf(post, isCompanyFirst, isPdf)).filter((job) => !isPause(job)),
    skills: posts.flatMap(({ body }) =>
      body.filter(({ text }) => isSkillLine(text)).flatMap(({ text }) => skillsOfLine(text)),
    ),
  };
}

/** « Pause de carrière »: a period of a life, not a job. */
function isPause({ title, company }: Job): boolean {
  return [title, company].some(
    (name) => name !== null && (namesPause(name) || /^(?:pause de carrière|career break)/i.test(name)),
  );
}

/** « de janv. 2021 à aujourd’hui » below « janv. 2021 - aujourd’hui » is for screen readers. */
function withoutDoubledDates(lines: readonly ProfileLine[]): ProfileLine[] {
  return lines.filter((line, index) => {
    const date = dateLineOf(line.text);
    const before = date && dateLineOf(lines[index - 1]?.text ?? '');
    return !(date && before && date.from === before.from && date.to === before.to);
  });
}

function cutPosts(lines: readonly ProfileLine[], isPdf: boolean): Post[] | null {
  const posts: Post[] = [];
  let group: PostGroup | null = null;
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const date = dateLineOf(line.text);
    if (!date) continue;
    const between = lines.slice(from, index);
    const found: { start: number; group: PostGroup | null } = headOf(between, posts.length === 0, group, isPdf);
    const head = between.slice(found.start);
    const last = posts.at(-1);
    if (last) last.body = between.slice(0, found.start);
    else if (head.length === 0) return null;
    group = found.group;
    if (group) group.left -= date.months ?? 0;
    posts.push({ head, date, dateLine: line, body: [], company: group?.company ?? null });
    from = index + 1;
  }
  const last = posts.at(-1);
  if (!last) return null;
  last.body = lines.slice(from);
  return posts;
}

/** Which of two lines above the dates names the employer, by what most of them say. */
function prefersCompanyFirst(posts: readonly Post[]): boolean {
  let balance = 0;
  for (const { head, company } of posts) {
    const [first, second] = namesOf(head);
    if (company || !first || !second) continue;
    if (hasContract(second)) balance += 4;
    else if (hasContract(first)) balance -= 4;
    else balance += Math.sign(titleLikeness(first.text) - titleLikeness(second.text));
  }
  return balance < 0;
}

function namesOf(head: readonly ProfileLine[]): ProfileLine[] {
  return head.filter(({ key, text }) => !isContractLine(key) && totalMonths(key) === null && !isContract(text));
}

function jobOf({ head, date, dateLine, body, company }: Post, isCompanyFirst: boolean, isPdf: boolean): Job {
  const names = namesOf(head).filter((line, index, all) => all.length < 3 || index !== 1 || !isPlaceLine(line.text));
  const told = company ? { title: names.at(-1)?.text ?? null, company } : namesFrom(names, isCompanyFirst);
  const place = body[0] && !body[0].bullet && isPlaceLine(body[0].text) ? body[0] : null;
  const described = onceOnly(body.slice(place ? 1 : 0)).filter(
    ({ text, key }) => !isSkillLine(text) && !isContractLine(key),
  );
  const last = body.at(-1) ?? dateLine;
  return {
    ...told,
    start: date.from,
    end: date.to,
    location: place?.text ?? null,
    lines: joinLines(described, isPdf),
    span: { start: (head[0] ?? dateLine).start, end: last.end },
  };
}

const joined = /^(.{2,80}?)\s+(?:chez|at|@)\s+(.{2,80})$/iu;
const dashed = /^(.{2,80}?)\s+[–—|-]\s+(.{2,80})$/u;

function namesFrom(names: readonly ProfileLine[], isCompanyFirst: boolean): Pick<Job, 'title' | 'company'> {
  const [first, second] = names.slice(-2).map(({ text }) => withoutContract(text));
  if (first === undefined) return { title: null, company: null };
  if (second !== undefined)
    return isCompanyFirst ? { title: second, company: first } : { title: first, company: second };
  const at = joined.exec(first);
  if (at) return { title: at[1] ?? null, company: at[2] ?? null };
  const parts = dashed.exec(first);
  if (!parts) return { title: first, company: null };
  const [, left = '', right = ''] = parts;
  return titleLikeness(left) >= titleLikeness(right)
    ? { title: left, company: right }
    : { title: right, company: left };
}

function asCv(lines: readonly ProfileLine[]): Job[] {
  return readExperiences(lines).map(({ experience, spans }) => ({
    title: experience.title,
    company: experience.company,
    start: experience.start,
    end: experience.end,
    location: null,
    lines: experience.bullets,
    span: spans[''] ?? { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 },
  }));
}
