import type { CoachingTurn } from '@coach/contracts/features/coaching';
import { answerNature } from '../interviews/feedback/answer-nature.ts';
import { inline } from '../interviews/feedback/dimension.ts';
import { saidWords } from '../interviews/feedback/said-words.ts';
import { capitalised, uncapitalised } from '../letters/french/typeset.ts';
import { stem } from '../text/stem.ts';
import { type Amount, areAlike, isOnTop, readAmounts, tellAmount } from './read-amounts.ts';
import type { Scenario, Step } from './scenario.ts';
import { toDirectSpeech } from './to-direct-speech.ts';

/** What the person told of their case, ready to be put into sentences. */
export type CaseFacts = {
  slots: Record<string, string | undefined>;
  amounts: ReadonlyMap<string, Amount>;
  /** Facts in the person’s words, those with a figure first. */
  points: string[];
  /** Roots of what they wrote: who says one of them is on the subject. */
  keys: ReadonlySet<string>;
};

/** Whether it answers a question on the case; `none` is an answer as well: « rien », « je ne sais pas ». */
export function answersStep(step: Step, text: string): 'yes' | 'none' | 'no' | 'insulting' | 'long' {
  const said = saidWords(text);
  const { nature } = answerNature(said, saidWords(''));
  if (nature === 'insulting') return 'insulting';
  if (
    /^\W*(?:rien|aucune?|non|oui|ok|bof|euh+|lol|nul|je (?:ne )?sais pas(?: encore)?|pas encore|nsp|\?+)\W*$/iu.test(
      text,
    )
  )
    return 'none';
  if (nature === 'evasive') return 'none';
  if (nature === 'gibberish' || nature === 'foreign' || said.words.length === 0) return 'no';
  if (said.words.length > 400) return 'long';
  return step.kind === 'amount' && readAmounts(text).length === 0 ? 'no' : 'yes';
}

/** What the person said last to a question on the case, where that answers it. */
export function answerTo(step: Step, turns: readonly CoachingTurn[]): string | null {
  const text = turns.findLast((turn) => turn.speaker === 'person' && turn.step === step.id)?.text;
  return text !== undefined && ['yes', 'long'].includes(answersStep(step, text)) ? text : null;
}

/** Gathers the facts from what was answered so far. */
export function caseFacts(scenario: Scenario, turns: readonly CoachingTurn[]): CaseFacts {
  const slots: CaseFacts['slots'] = {};
  const amounts = new Map<string, Amount>();
  const points: string[] = [];
  const keys = new Set<string>();
  for (const step of scenario.steps) {
    const text = answerTo(step, turns);
    if (text === null) continue;
    for (const { key } of saidWords(text.slice(0, 5_000)).words) if (key.length > 3) keys.add(stem(key));
    addFact(step, text, { slots, amounts, points });
  }
  addMoney(slots, amounts);
  return { slots, amounts, points, keys };
}

function addFact(
  step: Step,
  text: string,
  facts: { slots: CaseFacts['slots']; amounts: Map<string, Amount>; points: string[] },
) {
  const { slots, amounts, points } = facts;
  if (step.kind === 'amount') {
    const [amount] = readAmounts(text);
    if (!amount) return;
    amounts.set(step.id, amount);
    slots[step.id] = tellAmount(amount);
  } else if (step.kind === 'points') {
    const found = pointsOf(text);
    points.push(...found);
    found.slice(0, 3).forEach((point, index) => {
      const name = `${step.id}${index === 0 ? '' : index + 1}`;
      slots[name] = afterColon(inline({ quote: point }, 22));
      if (/^(?:j[’' ]|je |nous |on )/iu.test(point))
        slots[`${name}Said`] = `${capitalised(slots[name] ?? '').replace(/…$/, '')}.`;
    });
  } else {
    slots[step.id] = step.kind === 'fear' ? inline({ quote: text.trim() }, 20) : shortAnswer(text);
    if (step.kind === 'fear') slots.fearLine = toDirectSpeech(text) ?? undefined;
  }
}

/** One fact a sentence, a line or a part between semicolons; those with a figure first. */
function pointsOf(text: string): string[] {
  const parts = text
    .slice(0, 8_000)
    .split(/[\n;•]+|(?<=[.!?])\s+/u)
    .map((part) =>
      part
        .replace(/^\s*(?:[-–*]|\d{1,2}[.)])\s+/u, '')
        .trim()
        .replace(/[\s.!,]+$/u, ''),
    )
    .filter((part) => saidWords(part).words.length > 1);
  return [...parts.filter((part) => hasNumber(part)), ...parts.filter((part) => !hasNumber(part))].slice(0, 8);
}

/** In figures or in words. */
export function hasNumber(text: string): boolean {
  return saidWords(text).words.some(({ key }) => key === '#');
}

const lead =
  /^(?:(?:je suis|c[’']est|il s[’']agit d(?:e|[’']un|[’']une)|on me propose|pour un|un|le|mon) )?(?:poste (?:de |d[’'])|emploi (?:de |d[’']))/iu;

/** The first sentence, of a reader’s length, as it can stand inside guillemets. */
function shortAnswer(text: string): string {
  const first = text.trim().split(/[\n;]|(?<=[.!?])\s/u)[0] ?? '';
  const own = first.replace(lead, '').replace(/^(?:je suis|c[’']est|il s[’']agit (?:de|d[’']))\s*/iu, '');
  return uncapitalised(inline({ quote: own === '' ? first : own }, 16));
}

const small =
  /^(?:je|j[’']|le|la|les|l[’']|un|une|des|nous|on|mon|ma|mes|il|elle|ils|elles|depuis|pendant|avec|pour|ce|cette|deux|trois|en|dans|sur|plus|c[’'])(?!\p{L})/iu;

/** A fact as it follows a colon; a name keeps its capital. */
function afterColon(text: string): string {
  return small.test(text) ? uncapitalised(text) : text;
}

/** What follows from the figures: nothing here is another’s. */
function addMoney(slots: CaseFacts['slots'], amounts: ReadonlyMap<string, Amount>): void {
  const target = amounts.get('target');
  const base = amounts.get('current') ?? amounts.get('offered');
  if (!target) return;
  const isMore = target.unit === 'percent' || (base !== undefined && isOnTop(target, base));
  slots[isMore ? 'targetMore' : 'targetSum'] = tellAmount(target);
  if (!base || isMore || !areAlike(base, target) || target.value <= base.value) return;
  const { unit } = target;
  const period = target.period ?? base.period;
  const tax = target.tax ?? base.tax;
  const step = target.value >= 10_000 ? 100 : target.value >= 500 ? 10 : 1;
  slots.gap = tellAmount({ value: target.value - base.value, unit, period, tax });
  slots.gapShare = tellAmount({
    value: Math.round(((target.value - base.value) / base.value) * 1_000) / 10,
    unit: 'percent',
    period: null,
    tax: null,
  });
  slots.middle = tellAmount({ value: Math.round((target.value + base.value) / 2 / step) * step, unit, period, tax });
}
