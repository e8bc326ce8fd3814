import { isToolName } from '../french/restored.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What the offer asks for and the CV lists outside its jobs: names of tools, and the rest, as the CV writes them. */
export function listedSkills(facts: LetterFacts, told: string): { tools: Piece[]; others: Piece[] } {
  const { cv, offer } = facts.input;
  const seen = new Set<string>();
  const found: { tools: Piece[]; others: Piece[] } = { tools: [], others: [] };
  for (const { requirement, state, proof, place } of facts.context.requirements) {
    if (state === 'missing' || !proof || place !== 'list' || requirement.kind !== 'skill') continue;
    const { start, end } = itemAround(cv.text, proof.start, proof.end);
    const text = typeset(cv.text.slice(start, end)).replace(/\s?\([^()]*$/, '');
    if (
      text.length < 2 ||
      text.length > 60 ||
      seen.has(text) ||
      told.includes(text) ||
      /[.:;!?]|(?:19|20)\d\d/.test(text) ||
      start < (cv.headings.length > 0 ? headEnd(cv) : 0)
    )
      continue;
    seen.add(text);
    const asked = evidenceAt('offer', offer.text, requirement.span);
    const [first = ''] = text.split(/[\s’]/);
    const isTool = isToolName(first);
    const piece = {
      text: isTool ? text : uncapitalised(text),
      evidence: [...evidenceAt('cv', cv.text, { start, end }), ...asked],
    };
    (isTool ? found.tools : found.others).push(piece);
  }
  return found;
}

/** Where the name, the title and the address end: their words are no skills. */
function headEnd({ spans }: LetterFacts['input']['cv']): number {
  return Math.max(
    0,
    ...['title', 'contact.email', 'contact.phone'].map((path) => spans[path]?.end ?? 0).filter((end) => end < 600),
  );
}

/** The item of a list a proof stands in: up to the next comma, stroke, bullet or end of line. */
function itemAround(text: string, start: number, end: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, start - 60), start);
  const lead = /[\n,;:•●▪·|/–—][^\n,;:•●▪·|/–—]*$|^[^\n]*$/u.exec(before)?.[0] ?? '';
  const from = start - lead.replace(/^[\n,;:•●▪·|/–—]\s*/u, '').replace(/^[\s-]+/, '').length;
  const tail = /^[^\n,;•●▪·|/–—]*/u.exec(text.slice(end, end + 40))?.[0] ?? '';
  const to = end + tail.replace(/[\s.]+$/, '').length;
  return { start: from, end: to };
}
