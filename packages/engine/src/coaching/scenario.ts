import type { CoachingScenario, CoachingScenarioCard, CoachingTrack } from '@coach/contracts/features/coaching';
import agreedEnd from '../../data/coaching/agreed-end.json' with { type: 'json' };
import badNews from '../../data/coaching/bad-news.json' with { type: 'json' };
import conflict from '../../data/coaching/conflict.json' with { type: 'json' };
import delegate from '../../data/coaching/delegate.json' with { type: 'json' };
import feedback from '../../data/coaching/feedback.json' with { type: 'json' };
import hiringSalary from '../../data/coaching/hiring-salary.json' with { type: 'json' };
import newTeam from '../../data/coaching/new-team.json' with { type: 'json' };
import raise from '../../data/coaching/raise.json' with { type: 'json' };
import type { MoveId } from './moves.ts';

/**
 * A question on the case. `amount` wants a figure, `points` one fact a sentence, `fear` what the other side might say.
 */
export type Step = { id: string; kind: 'words' | 'amount' | 'points' | 'fear'; ask: string; again: string };

/** A moment of the scene. Of several templates the first whose facts are all known is used. */
export type Beat = {
  id: string;
  /** What the other side says. */
  line: string[];
  /** What an answer does well to do here. */
  expects: MoveId[];
  /** How many of them it takes; one unless told. */
  least?: number;
  /** What to say instead. */
  instead: string[];
  /** It is played only after an answer that did one of these. */
  onlyIf?: MoveId[];
  /** It is left out once one of these was done. */
  unless?: MoveId[];
};

export type Scenario = {
  id: CoachingScenario;
  track: CoachingTrack;
  title: string;
  summary: string;
  other: string;
  /** Roots of the words that belong to the subject, whatever the case. */
  topic: string[];
  steps: Step[];
  /** What the coach says before the scene. */
  setting: string[];
  beats: Beat[];
  /** How it ends, by how the person spoke. */
  ends: { well: string[]; half: string[]; badly: string[] };
  /** The script to take along: in each part the person’s best sentence that did `from`, else the first template. */
  script: { title: string; from: MoveId[]; lines: string[][] }[];
  facts: CoachingScenarioCard['facts'];
};

const all = [hiringSalary, raise, agreedEnd, newTeam, conflict, delegate, feedback, badNews] as Scenario[];
const byId = new Map(all.map((scenario) => [scenario.id, scenario]));

/** How a moment of the scene is named in the turns, apart from the questions on the case. */
export function stepOf({ id }: Pick<Beat, 'id'>): string {
  return `scene-${id}`;
}

export function scenarioOf(id: CoachingScenario): Scenario {
  return byId.get(id) as Scenario;
}

/** All that one may train for, in order. */
export function allScenarios(): readonly Scenario[] {
  return all;
}
