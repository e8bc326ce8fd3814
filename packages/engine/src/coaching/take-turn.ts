import type { CoachingScenario, CoachingState, CoachingTurn } from '@coach/contracts/features/coaching';
import { typeset } from '../letters/french/typeset.ts';
import { fr } from '../writing/fr.ts';
import { hearCase } from './ask-case.ts';
import { type CaseFacts, caseFacts } from './case-facts.ts';
import { fillTemplate } from './fill-template.ts';
import { noteTurn, worthOf } from './note-turn.ts';
import { nextBeat, reactTo } from './play-other.ts';
import { type Reading, readTurn } from './read-turn.ts';
import { type Beat, type Scenario, type Step, scenarioOf, stepOf } from './scenario.ts';

/** Turns of the person in a scene, and answers beside the point to one thing said. */
const turnsAtMost = 9;
const astrayAtMost = 2;
export const endStep = 'end';

/** The first words of the coach. */
export function openDialogue(id: CoachingScenario): CoachingTurn[] {
  const [first] = scenarioOf(id).steps;
  return first ? [coach(first.id, typeset(first.ask))] : [];
}

/** Where a dialogue stands. */
export function stateOf(id: CoachingScenario, turns: readonly CoachingTurn[]): CoachingState {
  const at = turns.at(-1)?.step ?? '';
  if (at === endStep) return 'ended';
  return scenarioOf(id).steps.some((step) => step.id === at) ? 'asking' : 'playing';
}

/**
 * The person’s turn with its note, and what it brings: the next question on the case, or what the other side says. All of
 * it follows from the turns before and from the words; nothing is said of the case but what the person told. Never throws.
 */
export function takeTurn({
  scenario: id,
  turns,
  said,
}: {
  scenario: CoachingScenario;
  turns: readonly CoachingTurn[];
  said: string;
}): CoachingTurn[] {
  const scenario = scenarioOf(id);
  const at = turns.at(-1)?.step;
  const step = scenario.steps.find((each) => each.id === at);
  if (step) return answerCase(scenario, step, turns, said);
  const beat = scenario.beats.find((each) => stepOf(each) === at);
  return beat ? answerOther(scenario, beat, turns, said) : [];
}

/** The scene ends where it stands. */
export function closeScene(): CoachingTurn[] {
  return [coach(endStep, fr`Nous nous arrêtons ici. Voici ce que vous pouvez emporter.`)];
}

function answerCase(scenario: Scenario, step: Step, turns: readonly CoachingTurn[], said: string): CoachingTurn[] {
  const { again, told, note } = hearCase({ scenario, step, turns, said });
  const mine: CoachingTurn = { speaker: 'person', step: step.id, text: said, note };
  if (again) return [mine, coach(step.id, again)];
  const next = scenario.steps[scenario.steps.indexOf(step) + 1];
  if (next) return [mine, coach(next.id, [told, typeset(next.ask)].filter(Boolean).join(' '))];
  const facts = caseFacts(scenario, [...turns, mine]);
  const [first] = scenario.beats;
  const setting = fillTemplate(scenario.setting, facts.slots) ?? '';
  return [
    mine,
    coach('setting', [told, setting].filter(Boolean).join(' ')),
    ...(first ? [other(stepOf(first), lineOf(first, facts))] : []),
  ];
}

function answerOther(scenario: Scenario, beat: Beat, turns: readonly CoachingTurn[], said: string): CoachingTurn[] {
  const facts = caseFacts(scenario, turns);
  const before = playedTurns(scenario, turns, facts);
  const reading = readTurn(scenario, facts, said);
  const mine: CoachingTurn = {
    speaker: 'person',
    step: stepOf(beat),
    text: said,
    note: noteTurn(reading, beat, facts),
  };
  const readings = [...before.map((played) => played.reading), reading];
  const reaction = reactTo(scenario, reading, facts, before.length);
  const astray = before.filter((played) => played.beat.id === beat.id).length + 1;
  const insults = readings.filter(({ nature }) => nature === 'insulting').length;
  if (insults >= 2) return [mine, ...endOf(scenario, 'badly', facts, null)];
  const isAstray = reading.nature !== 'plain' && reading.nature !== 'silence';
  if (isAstray && astray < astrayAtMost && reaction) return [mine, other(stepOf(beat), reaction)];
  const played = new Set([...before.map((each) => each.beat.id), beat.id]);
  const answer = isAstray ? null : reaction;
  const next = readings.length >= turnsAtMost ? null : nextBeat(scenario, played, readings);
  if (next) return [mine, other(stepOf(next), [answer, lineOf(next, facts)].filter(Boolean).join(' '))];
  const worth =
    [...before, { reading, beat }].reduce((sum, each) => sum + worthOf(each.reading, each.beat), 0) / readings.length;
  return [mine, ...endOf(scenario, worth >= 0.4 ? 'well' : worth < -0.2 ? 'badly' : 'half', facts, answer)];
}

function endOf(
  scenario: Scenario,
  how: keyof Scenario['ends'],
  facts: CaseFacts,
  reaction: string | null,
): CoachingTurn[] {
  const line = fillTemplate(scenario.ends[how], facts.slots);
  return [
    other(endStep, [reaction, line].filter(Boolean).join(' ')),
    coach(endStep, fr`La scène est finie. Voici votre bilan, et votre texte à emporter.`),
  ];
}

export type Played = { reading: Reading; beat: Beat };

/** What the person said in the scene, and to what. */
export function playedTurns(scenario: Scenario, turns: readonly CoachingTurn[], facts: CaseFacts): Played[] {
  return turns.flatMap(({ speaker, step, text }) => {
    const beat = speaker === 'person' ? scenario.beats.find((each) => stepOf(each) === step) : undefined;
    return beat ? [{ reading: readTurn(scenario, facts, text), beat }] : [];
  });
}

function lineOf(beat: Beat, facts: CaseFacts): string {
  return fillTemplate(beat.line, facts.slots) ?? '';
}

function coach(step: string, text: string): CoachingTurn {
  return { speaker: 'coach', step, text, note: null };
}

function other(step: string, text: string): CoachingTurn {
  return { speaker: 'other', step, text, note: null };
}
