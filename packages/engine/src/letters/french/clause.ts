import { participleOf, presentOf } from './verb-forms.ts';

/**
 * A mission said as parts of a sentence: after « j’ai » (`past`), after « je » (`present`), as an infinitive, and as a
 * noun phrase, null where it cannot be built without a fault of grammar. `isDone`: told as over, even in a job held today.
 */
export type Clause = { past: string; present: string; infinitive: string; noun: string | null; isDone?: boolean };

export function fromVerb(verb: string, object: string, noun: string | null): Clause | null {
  const past = participleOf(verb);
  const present = presentOf(verb);
  if (!past || !present) return null;
  return { past: `${past} ${object}`, present: `${present} ${object}`, infinitive: `${verb} ${object}`, noun };
}

export function assured(noun: string): Clause {
  return { past: `assuré ${noun}`, present: `assure ${noun}`, infinitive: `assurer ${noun}`, noun };
}
