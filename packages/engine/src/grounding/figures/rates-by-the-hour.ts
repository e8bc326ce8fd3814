import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const per = /^[^.;:,\n]{0,30}?(?:\bpar |\ba la |\ba l'|\bchaque |\/ ?)(heure|minute|h|min)\b/;
const minutes: Record<string, number> = { heure: 60, h: 60, minute: 1, min: 1 };
const most = 300;
const off = 0.1;

/** « trois colis par minute » of 180 an hour. */
export function isByTheMinute(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const said = lengthOf(context.reading.folded, claim);
  if (claim.kind !== 'number' || said === null) return false;
  return facts.quantities.slice(0, most).some(({ fact, line }) => {
    const told = fact.kind === 'number' ? lengthOf(facts.reading.folded, fact) : null;
    if (told === null || told === said) return false;
    const isSame = fact.nouns.some((noun) => claim.nouns.some((other) => isKin(noun, other)));
    const rate = (fact.value * said) / told;
    return Math.abs(rate - claim.value) <= claim.value * off && (isSame || sharesWords(context, facts, claim, line));
  });
}

function lengthOf(folded: string, { end }: Quantity): number | null {
  return minutes[per.exec(folded.slice(end, end + 50))?.[1] ?? ''] ?? null;
}
