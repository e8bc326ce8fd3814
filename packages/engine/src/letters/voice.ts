import type { JobFact, MissionFact } from './facts/job-facts.ts';
import type { Piece } from './piece.ts';

/** How a job is named: « aide-soignante », « comme aide-soignante », « à la Clinique du Parc », « depuis mars 2021 ». */
export type Named = { job: JobFact; title: Piece; as: Piece; at: Piece; when: Piece };

/**
 * What opens a letter, in the order a tone has them: `wanted` asks for the post with what the person looks for, `detail`
 * with something of this one offer, `match` with what the offer wants and the nearest job shows, `offered` behind who
 * applies, `hello` with who asks, `proud` with a result, `tie` with what links both; `background` is years and papers in
 * one, `whole` the job held and both.
 */
export type Opening =
  | 'wanted'
  | 'tie'
  | 'match'
  | 'detail'
  | 'apply'
  | 'hello'
  | 'proud'
  | 'wish'
  | 'background'
  | 'self'
  | 'whole'
  | 'offered';

type Say<Data> = (data: Data) => Piece | null;
/** « de vendeuse », with « à Lyon » behind where the offer tells the town. */
type Post = { post: Piece };
/** `as`: « comme vendeuse », or « dans ce métier » where the trade has just been named. */
type Length = { length: Piece; as: string; asked: Piece | null };

/** A tone: what it opens with, which lines it prefers, and its few wordings for each kind of sentence. */
export type Voice = {
  opening: Opening[];
  /** Whether short lines are joined in one sentence. */
  joins: boolean;
  /** From which wording on it begins those that all tones may say: two tones differ where there are two, three or four. */
  turn: number;
  /** How many papers the opening names; the others come later. */
  papers: number;
  /** How many lines fewer of the nearest job it tells than a letter may. */
  spared?: number;
  /** Weight a line gains in this tone. */
  prefers: (mission: MissionFact) => number;
  /** « Je cherche un poste de jour », without its stop, and the post. */
  wanted: Say<Post & { words: Piece }>[];
  /** What the offer wants and the nearest job shows, and the post. */
  match: Say<Post & { list: Piece; isNow: boolean }>[];
  /** « un secteur de 12 patients », or « vous êtes quatre », and the post. */
  detailThing: Say<Post & { thing: Piece }>[];
  detailTold: Say<Post & { told: Piece }>[];
  apply: Say<Post>[];
  /** The post, where who applies has just been told. */
  offered: Say<Post>[];
  hello: Say<Post & Named>[];
  proud: Say<Post & Named & { clause: Piece }>[];
  /** What links the person and the employer, without its stop, and the post. */
  tie: Say<Post & { tie: Piece }>[];
  /** Years and papers in one sentence. */
  background: Say<Length & { list: Piece }>[];
  experience: Say<Length>[];
  /** `isAll`: nothing the offer wants on paper is lacking. */
  /** Papers that the opening has left. */
  alsoPapers: Say<Piece>[];
  credentials: Say<{ list: Piece; isAll: boolean }>[];
  self: Say<Named>[];
  /** Who applies, with what they bring in a list. */
  whole: Say<Named & { list: Piece }>[];
  /** The job and its first line in one. */
  there: Say<Named & { clause: Piece }>[];
  /** The first line of the job that the opening has named. */
  head: Say<{ where: Piece; clause: Piece }>[];
  /** The lines after it, the first, the second … */
  follow: ((clause: Piece) => Piece | null)[];
  result: Say<Piece>[];
  /** Duties of the offer, as infinitives where `isDoing`, and the job one would lean on: « ce que je fais », « chez Ardoise ». */
  leaning: Say<{ duties: Piece; isDoing: boolean; isTwo: boolean; done: Piece; at: Piece }>[];
  /** What the job was made of besides, each thing with its article. */
  things: Say<{ things: Piece; isNow: boolean }>[];
  /** The same where nothing of the job has been told before. */
  firstThings: Say<{ things: Piece; isNow: boolean }>[];
  /** What the offer demands and the job has just shown, as the point of the paragraph. */
  point: Say<{ list: Piece; isNow: boolean }>[];
  /** What the employer does (« vous éditez un logiciel de paie »), as the reason to write; `trade`: « de comptable », one’s own. */
  house: Say<{ house: Piece; trade: Piece | null }>[];
  past: Say<Named & { clause: Piece }>[];
  /** The same of a job that ended before the nearest began; `lead` says so, `isNext` of the one just before. */
  pastBefore: Say<Named & { clause: Piece; lead: string; isNext: boolean }>[];
  pastThings: Say<Named & { things: Piece }>[];
  pastBare: Say<Named>[];
  study: Say<{ study: Piece; held: 'yes' | 'unknown' | 'under way' }>[];
  tools: Say<Piece>[];
  skills: Say<Piece>[];
  /** Further things one can do, each with its article. */
  acquired: Say<Piece>[];
  language: Say<{ language: Piece; level: Piece }>[];
  /** What the offer asks for and the CV names, where the letter has not told it. */
  answered: (list: Piece) => Piece;
  learn: Say<{ terms: Piece; count: number }>[];
  /** What the offer asks for and the CV does not tell, as something to learn there. */
  aim: Say<Piece>[];
  /** What the offer asks for by name and the CV is silent on, as what one would learn; `when`: « pendant la passation ». */
  unheld: Say<{ list: Piece; isOne: boolean; when: Piece | null }>[];
  /** A paper that is a condition, as a course one would follow. */
  toGet: Say<Piece>[];
  /** The tool one knows for the one the offer names. */
  instead: Say<{ asked: Piece; own: Piece }>[];
  /** Something of this one offer, where the opening has not told it. */
  alsoDetail: Say<Piece>[];
  /**
   * `there`: « à Lyon », where one has to travel, `here` where one has not; `topic`: « mon travail chez Ardoise », where the
   * offer tells no town or the letter little. One of the three at most.
   */
  meet: Say<{ step: Piece | null; there: Piece | null; here: Piece | null; topic: Piece | null }>[];
  closings: ((address: string) => string)[];
};
