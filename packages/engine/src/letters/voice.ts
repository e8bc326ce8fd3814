import type { JobFact, MissionFact } from './facts/job-facts.ts';
import type { Piece } from './piece.ts';

/** How a job is named: « aide-soignante », « comme aide-soignante », « à la Clinique du Parc », « depuis mars 2021 ». */
export type Named = { job: JobFact; title: Piece; as: Piece; at: Piece; when: Piece };

/** What opens a letter besides the application itself, in the order a tone has them. */
export type Opening = 'apply' | 'self' | 'experience' | 'credentials' | 'wish' | 'proud';

type Say<Data> = (data: Data) => Piece | null;

/** A tone: what it opens with, which lines it prefers, and its few wordings for each kind of sentence. */
export type Voice = {
  opening: Opening[];
  /** Weight a line gains in this tone. */
  prefers: (mission: MissionFact) => number;
  apply: Say<{ post: Piece; city: Piece; company: Piece | null; self: Named | null }>[];
  self: Say<Named>[];
  experience: Say<{ length: Piece; title: string; asked: Piece | null; isShort: boolean; isEnough: boolean }>[];
  /** `isAll`: nothing the offer wants on paper is lacking. */
  credentials: Say<{ list: Piece; isAll: boolean }>[];
  proud: Say<{ at: Piece; clause: Piece }>[];
  /** The second line of a job and those after it. */
  follow: ((clause: Piece) => Piece | null)[];
  result: Say<Piece>[];
  items: Say<{ items: Piece; isNow: boolean }>[];
  past: Say<Named & { clause: Piece }>[];
  pastItems: Say<Named & { items: Piece }>[];
  pastBare: Say<Named>[];
  study: Say<{ study: Piece; held: 'yes' | 'unknown' | 'under way' }>[];
  tools: Say<Piece>[];
  skills: Say<Piece>[];
  language: Say<{ language: Piece; level: Piece }>[];
  learn: Say<{ terms: Piece; count: number }>[];
  meet: Say<{ step: Piece | null }>[];
  closings: ((address: string) => string)[];
};
