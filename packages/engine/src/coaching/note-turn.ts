import type { CoachingNote, CoachingRemark } from '@coach/contracts/features/coaching';
import { capitalised, countWords, typeset } from '../letters/french/typeset.ts';
import type { CaseFacts } from './case-facts.ts';
import { fillTemplate } from './fill-template.ts';
import { type MoveId, moveOf, moves } from './moves.ts';
import { type Reading, sentencesOf } from './read-turn.ts';
import type { Beat } from './scenario.ts';

const most = 2;

/** What worked in a turn and what to say instead, each with the person’s own words. */
export function noteTurn(reading: Reading, beat: Beat, facts: CaseFacts): CoachingNote {
  const natural = noteNature(reading);
  const remarks = natural ? [natural] : remarksOn(reading, beat);
  const needs = remarks.some(({ kind }) => kind === 'better');
  const instead = needs ? fillTemplate(beat.instead, facts.slots) : null;
  return { remarks, instead };
}

function remarksOn(reading: Reading, beat: Beat): CoachingRemark[] {
  const worked = goodIn(reading, beat)
    .filter(isFirstOf(reading))
    .slice(0, most)
    .map((id) => remark('worked', reading.moves.get(id) ?? '', moveOf.get(id)?.good));
  const bad = badIn(reading)
    .filter(isFirstOf(reading))
    .slice(0, most)
    .map((id) => remark('better', reading.moves.get(id) ?? '', moveOf.get(id)?.bad));
  const done = beat.expects.filter((id) => reading.moves.has(id)).length;
  const absent =
    done >= (beat.least ?? 1)
      ? undefined
      : beat.expects.find((id) => !reading.moves.has(id) && moveOf.get(id)?.missing);
  const missing =
    bad.length === 0 && absent
      ? [remark('better', reading.opening, `c’est un début. ${moveOf.get(absent)?.missing ?? ''}`)]
      : [];
  return [...worked, ...bad, ...missing];
}

/** The same words are told of once. */
function isFirstOf({ moves: done }: Reading): (id: MoveId) => boolean {
  const isNew = newQuotes();
  return (id) => isNew(done.get(id) ?? '');
}

/** Tells the quotes that stand in none of those before, nor hold one. */
export function newQuotes(): (quote: string) => boolean {
  const told: string[] = [];
  return (quote) => {
    const own = quote.replace(/[\s.!?…]+$/u, '');
    if (told.some((known) => known.includes(own) || own.includes(known))) return false;
    return told.push(own) > 0;
  };
}

/** What was expected here comes first. */
export function goodIn(reading: Reading, beat: Beat): MoveId[] {
  const good = moves.filter(({ id, good }) => good && reading.moves.has(id)).map(({ id }) => id);
  const expected = beat.expects.filter((id) => good.includes(id));
  return [...expected, ...good.filter((id) => !expected.includes(id) && !isSaidByAnother(id, good))];
}

/** A result with a figure says more than the argument it stands in. */
function isSaidByAnother(id: MoveId, good: readonly MoveId[]): boolean {
  return (id === 'argument' && good.includes('proof')) || (id === 'counterpart' && good.includes('exchange'));
}

export function badIn(reading: Reading): MoveId[] {
  const bad = moves.filter(({ id, bad }) => bad && reading.moves.has(id)).map(({ id }) => id);
  return bad.filter((id) => id !== 'generality' || !bad.includes('accusation'));
}

function remark(kind: CoachingRemark['kind'], quote: string, text = ''): CoachingRemark {
  return { kind, quote, text: typeset(text) };
}

function noteNature({ nature, language, opening, moves: done }: Reading): CoachingRemark | null {
  switch (nature) {
    case 'insulting':
      return remark(
        'better',
        opening,
        'à ce mot, la conversation s’arrête dans la vraie vie. Dites le fait qui vous met en colère.',
      );
    case 'gibberish':
      return remark('better', opening, 'ce texte ne se lit pas comme une phrase. Reprenez avec vos mots, même peu.');
    case 'foreign':
      return remark(
        'better',
        opening,
        `la scène se joue en français, et ceci est en ${language ?? 'une autre langue'}. Redites-le en français.`,
      );
    case 'tiny':
      return remark(
        'better',
        opening,
        'en un mot, l’autre doit deviner le reste. Une phrase entière, avec ce que vous voulez.',
      );
    case 'offTopic':
      return remark(
        'better',
        opening,
        'cela sort du sujet : l’autre va en profiter pour en changer aussi. Revenez à votre demande.',
      );
    case 'silence':
      return remark(
        'worked',
        done.get('silence') ?? opening,
        'se taire après avoir parlé oblige l’autre à répondre. Une fois suffit : ensuite, relancez.',
      );
    default:
      return null;
  }
}

/** From -1 to 1: how a turn serves who says it. */
export function worthOf(reading: Reading, beat: Beat): number {
  if (reading.nature === 'silence') return 0;
  if (reading.nature !== 'plain') return -1;
  const bad = badIn(reading).length;
  const expected = beat.expects.filter((id) => reading.moves.has(id)).length;
  if (bad > 0) return expected > bad ? 0 : -1;
  return expected > 0 ? 1 : 0;
}

/** A sentence that does one of these serves for nothing else. */
const apart: readonly MoveId[] = ['exchange', 'concession', 'nextStep'];

/**
 * The person’s sentence that did most of these things, and nothing to be said otherwise; null without any. A sentence that
 * is read as null is passed over.
 */
export function bestSentence(
  readings: readonly Reading[],
  wanted: readonly MoveId[],
  readSentence: (sentence: string) => Reading | null,
): string | null {
  let best: { sentence: string; worth: number } | null = null;
  for (const sentence of readings.flatMap(({ text }) => sentencesOf(text)).slice(0, 200)) {
    if (countWords(sentence) < 5 || sentence.length > 260) continue;
    const own = readSentence(sentence);
    if (own === null) continue;
    const fits = own.nature === 'plain' && badIn(own).length === 0;
    const isApart = apart.some((id) => own.moves.has(id) && !wanted.includes(id));
    const worth = fits && !isApart ? wanted.filter((id) => own.moves.has(id)).length : 0;
    if (worth > (best?.worth ?? 0)) best = { sentence, worth };
  }
  return best ? withStop(capitalised(best.sentence)) : null;
}

function withStop(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
