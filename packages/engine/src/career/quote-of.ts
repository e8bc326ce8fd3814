import type { Span } from '@coach/contracts/span';
import type { Context } from '../match/context.ts';

const longest = 150;
const contact = /@|\d[\d .-]{8}/;

/**
 * The sentence or line around a proof, to the letter and on one line; the words themselves where their line tells what
 * an employer may not ask, or how to reach the person.
 */
export function quoteOf({ live, privates }: Pick<Context, 'live' | 'privates'>, span: Span): string {
  const { start, end } = sentenceAround(live, span);
  const told = live.slice(start, end);
  const isPrivate = privates.some((detail) => detail.start < end && start < detail.end);
  return isPrivate || contact.test(told) ? live.slice(span.start, span.end) : told;
}

function sentenceAround(text: string, span: Span): Span {
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const lineEnd = text.indexOf('\n', span.end);
  const before = text.slice(Math.max(lineStart, span.start - 400), span.start);
  const after = text.slice(span.end, lineEnd < 0 ? span.end + 400 : Math.min(lineEnd, span.end + 400));
  const opening = /^.*(?:[.;!?•]\s|\t)/.exec(before)?.[0].length ?? 0;
  const closing = /[.;!?•](?:\s|$)|\t/.exec(after)?.index ?? after.length;
  return cut(text, { start: span.start - before.length + opening, end: span.end + closing }, span);
}

/** Long ones are cut at words, what they prove in the middle. */
function cut(text: string, { start: from, end: to }: Span, span: Span): Span {
  let start = from;
  let end = to;
  if (to - from > longest) {
    start = Math.max(from, Math.min(span.start, Math.floor((span.start + span.end - longest) / 2)));
    end = Math.max(span.end, Math.min(to, start + longest));
    while (start > from && start < span.start && /\S/.test(text[start - 1] ?? ' ')) start++;
    while (end < to && end > span.end && /\S/.test(text[end] ?? ' ')) end--;
  }
  while (start < span.start && /[\s•–—·*,:●○★☆|-]/.test(text[start] ?? '')) start++;
  while (end > span.end && /[\s,:●○★☆|]/.test(text[end - 1] ?? '')) end--;
  return { start, end };
}
