import common from '../../data/coaching/common.json' with { type: 'json' };
import { inline } from '../interviews/feedback/dimension.ts';
import type { CaseFacts } from './case-facts.ts';
import { fillTemplate } from './fill-template.ts';
import type { MoveId } from './moves.ts';
import { tellAmount } from './read-amounts.ts';
import type { Reading } from './read-turn.ts';
import type { Beat, Scenario } from './scenario.ts';

type Reaction = { when: string[]; not?: string[]; say: string[] };
const reactions = common.reactions as Record<Scenario['track'], Reaction[]>;
const natures = common.natures as Record<string, string[]>;

/** What the other side answers to what was just said, in its words; null where nothing in it calls for an answer. */
export function reactTo(scenario: Scenario, reading: Reading, facts: CaseFacts, turnNumber: number): string | null {
  const slots = {
    ...facts.slots,
    said: inline({ quote: reading.opening }, 12),
    amount: reading.amount ? tellAmount(reading.amount) : undefined,
  };
  const natural = natures[reading.nature];
  if (natural) return pick(natural, slots, turnNumber);
  const reaction = reactions[scenario.track].find(
    ({ when, not = [] }) =>
      when.every((id) => reading.moves.has(id as MoveId)) && !not.some((id) => reading.moves.has(id as MoveId)),
  );
  if (!reaction) return null;
  const [first] = reaction.when;
  const quote = reading.moves.get(first as MoveId);
  return pick(reaction.say, { ...slots, quote: quote && inline({ quote }, 14) }, turnNumber);
}

/** Another one each time, so that the other side does not repeat itself. */
function pick(say: readonly string[], slots: CaseFacts['slots'], turnNumber: number): string | null {
  const start = turnNumber % say.length;
  return fillTemplate([...say.slice(start), ...say.slice(0, start)], slots);
}

/** The next moment of the scene, by what was just said and what was said before; null when it is over. */
export function nextBeat(scenario: Scenario, played: ReadonlySet<string>, readings: readonly Reading[]): Beat | null {
  const last = readings.at(-1);
  const seen = (id: MoveId) => readings.some(({ moves }) => moves.has(id));
  return (
    scenario.beats.find(
      ({ id, onlyIf, unless }) =>
        !played.has(id) && (!onlyIf || onlyIf.some((move) => last?.moves.has(move))) && !unless?.some(seen),
    ) ?? null
  );
}
