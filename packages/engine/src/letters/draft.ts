import type { EmployerFact } from './facts/employer-facts.ts';
import type { JobFact, MissionFact } from './facts/job-facts.ts';
import type { LetterFacts, Study } from './facts/letter-facts.ts';
import type { Duty } from './facts/offer-duties.ts';
import type { Piece } from './piece.ts';

/** Number of a text, the same each time: chooses among wordings. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** A letter being written: its facts, those already told left out. */
export type Draft = ReturnType<typeof startDraft>;

/** Starts a letter. `seed` turns the choice of wordings and, a little, the choice of facts. */
export function startDraft(facts: LetterFacts, seed: string, angle: number) {
  const used = new Set<unknown>();
  const told = new Set<string>();
  const counts = new Map<string, number>();
  let turns = 0;
  let lastJob: JobFact | null = null;

  function take<Fact>(from: readonly Fact[], fits: (fact: Fact) => boolean = () => true): Fact | null {
    const free = from.filter((fact) => !used.has(fact) && fits(fact));
    // Another angle begins with other facts of the same rank.
    const fact = free[angle % Math.max(1, Math.min(3, free.length))];
    if (fact === undefined) return null;
    used.add(fact);
    return fact;
  }

  return {
    facts,
    angle,
    told,
    /** The job the last sentences were about. */
    get job(): JobFact | null {
      return lastJob;
    },
    aboutJob(job: JobFact | null): void {
      lastJob = job;
    },
    isUsed: (fact: unknown): boolean => used.has(fact),
    use(fact: unknown): void {
      used.add(fact);
    },
    employer: (fits?: (fact: EmployerFact) => boolean): EmployerFact | null => take(facts.employer, fits),
    duty: (fits?: (duty: Duty) => boolean): Duty | null => take(facts.duties, fits),
    study: (fits?: (study: Study) => boolean): Study | null => take(facts.studies, fits),
    nextJob(fits: (job: JobFact) => boolean = () => true): JobFact | null {
      const job = facts.jobs.find((each) => !used.has(each) && fits(each)) ?? null;
      if (job) used.add(job);
      return job;
    },
    /** How many sentences of this sort the letter has. */
    count: (sort: string): number => counts.get(sort) ?? 0,
    counted(sort: string): void {
      counts.set(sort, (counts.get(sort) ?? 0) + 1);
    },
    mission(job: JobFact, fits: (mission: MissionFact) => boolean = () => true): MissionFact | null {
      const mission = take(job.missions, fits);
      for (const term of mission?.terms ?? []) told.add(term);
      return mission;
    },
    /** The frames in the order to try them. */
    turned<Frame>(slot: string, frames: readonly Frame[]): Frame[] {
      const from = frames.length === 0 ? 0 : hashOf(`${seed}|${slot}|${turns++}`) % frames.length;
      return [...frames.slice(from), ...frames.slice(0, from)];
    },
  };
}

export type Slot =
  | 'open'
  | 'opener'
  | 'employer'
  | 'need'
  | 'job'
  | 'more'
  | 'past'
  | 'match'
  | 'study'
  | 'held'
  | 'language'
  | 'change'
  | 'resume'
  | 'project'
  | 'aim'
  | 'place'
  | 'interest'
  | 'years'
  | 'skills'
  | 'learn'
  | 'asked'
  | 'ask'
  | 'terms'
  | 'summary'
  | 'meet';

/** What a slot has to tell. */
export type SlotData = {
  open: { fact: EmployerFact | null };
  opener: { job: JobFact | null };
  employer: { fact: EmployerFact };
  need: { infinitives: Piece[]; nouns: Piece[] };
  job: { job: JobFact; mission: MissionFact | null };
  more: { job: JobFact; mission: MissionFact };
  past: { job: JobFact; mission: MissionFact | null };
  match: { job: JobFact; mission: MissionFact; duty: Duty };
  study: { study: Study };
  held: { terms: Piece; count: number; inJob: boolean };
  language: { language: Piece; level: Piece };
  change: { job: JobFact };
  resume: { job: JobFact };
  project: { infinitives: Piece[] };
  aim: { terms: Piece[] };
  place: { city: Piece | null; contract: Piece | null };
  interest: { interests: Piece };
  years: { asked: Piece; count: string; job: JobFact };
  skills: { skills: Piece };
  learn: { infinitives: Piece[] };
  asked: { qualities: Piece };
  terms: { terms: Piece };
  ask: { term: Piece };
  summary: { sentence: Piece };
  meet: { need: Piece | null };
};

export type Frame<Name extends Slot> = (data: SlotData[Name], draft: Draft) => Piece | null;
export type Frames = { [Name in Slot]?: Frame<Name>[] };
