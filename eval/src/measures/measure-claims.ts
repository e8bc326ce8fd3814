import { readFileSync } from 'node:fs';
import { groundingOf } from '@coach/engine/grounding/find-ungrounded';
import { whileReading } from '@coach/engine/text/while-reading';
import type { Figure } from '../figure.ts';
import { type SpokenSet, today } from '../read-set.ts';

/** Texts written by hand about a CV: either one of their facts is false, or all of them are true. */
type Claims = {
  /** The day they were written for, where it is not that of the other sets. */
  today?: string;
  cvs: Record<string, string>;
  offers: Record<string, string>;
  texts: { id: string; cv: string; offer: string | null; text: string; falseFact: string | null }[];
};

/** Those of the last authors are kept apart: much of them still gets by. */
type ClaimSet =
  | SpokenSet
  | 'eighteenth'
  | 'nineteenth'
  | 'nineteenth-unread'
  | 'twentieth'
  | 'twentieth-unread'
  | 'twenty-first'
  | 'twenty-second'
  | 'twenty-second-unread'
  | 'twenty-third'
  | 'twenty-third-unread'
  | 'twenty-fourth'
  | 'twenty-fourth-unread'
  | 'twenty-fifth'
  | 'twenty-fifth-unread'
  | 'twenty-sixth'
  | 'twenty-sixth-unread'
  | 'twenty-seventh'
  | 'twenty-seventh-unread'
  | 'twenty-eighth'
  | 'twenty-eighth-unread'
  | 'twenty-ninth'
  | 'twenty-ninth-unread'
  | 'fifteenth'
  | 'sixteenth'
  | 'seventeenth'
  | 'seventeenth-unread'
  | 'plain'
  | 'plain-unread';

/** The guard on texts with one false fact, and on truthful ones. */
export function measureClaims(set: ClaimSet): Figure[] {
  const claims = readClaims(set);
  const guards = new Map<string, ReturnType<typeof groundingOf>>();
  const guardOf = ({ cv, offer }: Claims['texts'][number]) => {
    const key = JSON.stringify([cv, offer]);
    const guard =
      guards.get(key) ??
      groundingOf({
        cv: claims.cvs[cv] as string,
        offer: offer === null ? null : (claims.offers[offer] as string),
        today: claims.today ?? today,
      });
    guards.set(key, guard);
    return guard;
  };
  const judged = whileReading(() => claims.texts.map((one) => ({ ...one, found: guardOf(one)(one.text) })));
  const untrue = judged.filter(({ falseFact }) => falseFact !== null);
  const truthful = judged.filter(({ falseFact }) => falseFact === null);
  const missed = untrue.filter(
    ({ falseFact, text, found }) => !found.some((one) => touches(text, falseFact as string, one)),
  );
  const flagged = truthful.filter(({ found }) => found.length > 0);
  return [
    {
      name: 'texts with one false fact, caught',
      value: 1 - missed.length / untrue.length,
      unit: 'share',
      bound: { atLeast: 1 },
      faults: missed.map(({ id, falseFact, text }) => `${id}: « ${falseFact} » in « ${text} »`),
    },
    {
      name: 'truthful texts, flagged',
      value: flagged.length / truthful.length,
      unit: 'share',
      bound: { atMost: 0.02 },
      faults: flagged.map(
        ({ id, text, found }) => `${id}: « ${found.map(({ quote }) => quote).join(' », « ')} » in « ${text} »`,
      ),
    },
  ];
}

function readClaims(set: ClaimSet): Claims {
  return JSON.parse(readFileSync(new URL(`../../../fixtures/claims/${set}.json`, import.meta.url), 'utf8')) as Claims;
}

/** Whether what was reported is the false fact: reporting something else in the text would be luck. */
function touches(text: string, falseFact: string, found: { start: number; end: number }): boolean {
  const start = text.indexOf(falseFact);
  return start < found.end && start + falseFact.length > found.start;
}
