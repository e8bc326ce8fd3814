import type { CoachingScenario, CoachingSummary, CoachingTurn } from '@coach/contracts/features/coaching';
import { inline } from '../interviews/feedback/dimension.ts';
import { typeset } from '../letters/french/typeset.ts';
import { fr } from '../writing/fr.ts';
import { answerTo, type CaseFacts, caseFacts, hasNumber } from './case-facts.ts';
import { fillTemplate } from './fill-template.ts';
import { type MoveId, moveOf } from './moves.ts';
import { badIn, bestSentence, goodIn, newQuotes } from './note-turn.ts';
import { readTurn } from './read-turn.ts';
import { type Scenario, scenarioOf } from './scenario.ts';
import { type Played, playedTurns } from './take-turn.ts';

const strengthsAtMost = 4;
const prepareAtMost = 5;

/** What a dialogue leaves: strengths, what to prepare, and the person’s own script. */
export function sumUp({
  scenario: id,
  turns,
}: {
  scenario: CoachingScenario;
  turns: readonly CoachingTurn[];
}): CoachingSummary {
  const scenario = scenarioOf(id);
  const facts = caseFacts(scenario, turns);
  const played = playedTurns(scenario, turns, facts);
  const parts = {
    strengths: strengthsOf(played),
    prepare: toPrepare(scenario, turns, facts, played),
    script: scriptOf(scenario, facts, played),
  };
  return { ...parts, text: tellSummary(id, parts) };
}

function strengthsOf(played: readonly Played[]): CoachingSummary['strengths'] {
  const found = new Map<MoveId, string>();
  for (const { reading, beat } of played)
    if (reading.nature === 'plain')
      for (const id of goodIn(reading, beat)) if (!found.has(id)) found.set(id, reading.moves.get(id) ?? '');
  const isNew = newQuotes();
  return [...found]
    .filter(([, quote]) => quote !== '' && isNew(quote))
    .slice(0, strengthsAtMost)
    .map(([id, quote]) => ({ quote, text: typeset(moveOf.get(id)?.good ?? '') }));
}

function toPrepare(
  scenario: Scenario,
  turns: readonly CoachingTurn[],
  facts: CaseFacts,
  played: readonly Played[],
): string[] {
  const open = scenario.steps
    .filter((step) => step.kind !== 'fear' && answerTo(step, turns) === null)
    .map(({ ask }) => fr`Une question est restée sans réponse : ${typeset(ask)}`);
  const bare =
    scenario.track === 'negotiation' && facts.points.length > 0 && !facts.points.some((point) => hasNumber(point));
  const counts = bare
    ? [
        fr`Trouvez un chiffre pour « ${inline({ quote: facts.points[0] ?? '' })} » : combien, combien de fois, en combien de temps.`,
      ]
    : [];
  const bad = played.flatMap(({ reading }) => badIn(reading).map((id) => ({ id, quote: reading.moves.get(id) ?? '' })));
  const first = bad.filter(({ id }, index) => bad.findIndex((each) => each.id === id) === index);
  const habits = first.map(({ id, quote }) => fr`« ${inline({ quote }, 12)} » : ${typeset(moveOf.get(id)?.bad ?? '')}`);
  const done = new Set(played.flatMap(({ reading }) => [...reading.moves.keys()]));
  const expected = [...new Set(scenario.beats.flatMap(({ expects }) => expects))];
  const absent = expected
    .filter((id) => !done.has(id))
    .flatMap((id) => (moveOf.get(id)?.missing ? [typeset(moveOf.get(id)?.missing ?? '')] : []));
  return [...open.slice(0, 2), ...counts, ...habits.slice(0, 3), ...absent].slice(0, prepareAtMost);
}

/** What the person said best stands as they said it; the rest is made of their facts. */
function scriptOf(scenario: Scenario, facts: CaseFacts, played: readonly Played[]): CoachingSummary['script'] {
  const readings = played.map(({ reading }) => reading);
  const used = new Set<string>();
  return scenario.script.flatMap(({ title, from, lines }) => {
    const best = bestSentence(
      readings.filter(({ nature }) => nature === 'plain'),
      from,
      (sentence) =>
        [...used].some((known) => known.startsWith(sentence.toLowerCase()))
          ? null
          : readTurn(scenario, facts, sentence),
    );
    if (best) used.add(best.toLowerCase());
    const made = lines.flatMap((templates) => fillTemplate(templates, facts.slots) ?? []);
    const own = best ? [best, ...made.slice(1)] : made;
    return own.length > 0 ? [{ title: typeset(title), lines: own }] : [];
  });
}

/** A summary as a text to take along. */
export function tellSummary(
  id: CoachingScenario,
  { strengths, prepare, script }: Omit<CoachingSummary, 'text'>,
): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...lines.map((line) => `- ${line}`)].join('\n')] : [];
  return [
    typeset(scenarioOf(id).title),
    ...part(
      fr`Mon texte`,
      script.flatMap(({ title, lines }) => lines.map((line) => fr`${title} : ${line}`)),
    ),
    ...part(
      fr`Ce qui a marché`,
      strengths.map(({ quote, text }) => fr`« ${inline({ quote })} » : ${text}`),
    ),
    ...part(fr`À préparer`, prepare),
  ].join('\n\n');
}
