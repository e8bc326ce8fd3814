import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

const entered =
  /\b(?:embauch|recrut|engag|entr|arriv|debut|commenc)(?:ee?|ais|ait)?\b(?: (?!comme|en tant|en qualite)[^\s.;:,]{1,20}){0,8} (?:comme|en tant qu(?:e|')|en qualite d(?:e|')|au poste d(?:e|')) ?(?:une? )?([a-z]{4,20}(?: (?:de |d'|du |des |de la )?[a-z]{4,20})?)/g;

/** « Embauchée comme responsable » of one who was « vendeuse, puis responsable »: the title came later. */
export function checkFirstTitle({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return [...folded.matchAll(entered)].flatMap(({ index, 0: written, 1: title = '' }): Finding[] => {
    const [head] = stemsOf(title);
    const start = index + written.length - title.length;
    if (!head || marks[start] !== stances.self || !isLater(own, head)) return [];
    const end = start + title.length;
    return [{ kind: 'title', start, end, reason: reasons.title(text.slice(start, end)) }];
  });
}

/** A title that some job tells behind « puis », and none begins with. */
function isLater(facts: Facts, head: string): boolean {
  const stages = stagesOf(facts);
  return (
    stages.some(([, ...later]) => later.some((stage) => stage.includes(head))) &&
    !stages.some(([first = []]) => first.includes(head))
  );
}

/** The stems of the titles that each job tells one after the other. */
const stagesOf = oncePer(({ cv }: Facts) =>
  (cv?.experiences ?? []).slice(0, 100).map(({ title }) => (title ?? '').split(turn).map(stemsOf)),
);

const turn = /(?:,|;)? (?:et )?(?:puis|ensuite) /i;
