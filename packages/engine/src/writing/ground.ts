import { tokenise } from '../text/tokenise.ts';
import { type ClaimKind, findClaims } from './find-claims.ts';
import { sourceFacts } from './source-facts.ts';

type Ungrounded = { kind: ClaimKind; start: number; end: number; quote: string };

/**
 * The claims of a text that none of its sources supports, in order: figures, dates, money, percentages, names, diplomas,
 * skills, e-mails, phones and addresses. `quote` is `text.slice(start, end)`. When in doubt a claim is reported.
 */
export function findUngrounded(text: string, sources: readonly string[]): Ungrounded[] {
  const facts = sourceFacts(sources);
  return findClaims(text, tokenise(text))
    .filter((claim) => !facts.support(claim))
    .map(({ kind, start, end }) => ({ kind, start, end, quote: text.slice(start, end) }));
}
