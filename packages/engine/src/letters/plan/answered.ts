import type { RequirementMatch } from '../../match/match-requirements.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { isToolName } from '../../skills/tool-name.ts';
import type { Candidate } from '../candidate.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { isHeldBack } from './untold.ts';

const most = 4;
/** Of a requirement that the CV meets in full, if only in a list. */
const wellProved = 0.5;

/**
 * What the offer makes a condition, the CV names and `sentences` leave out: « Sage 100, tableaux croisés dynamiques », in the
 * words of the CV. A letter that is silent about it leaves its reader to doubt. Empty where all is told.
 */
export function answeredOf(
  { context, input: { cv } }: LetterFacts,
  voice: Voice,
  sentences: readonly string[],
): Candidate[] {
  const told = new Set(sentences.flatMap(rootsIn));
  const names = context.requirements.filter(isAnswered).flatMap(({ proof }): Piece[] => {
    const written = proof ? typeset(cv.text.slice(proof.start, proof.end)) : '';
    const roots = rootsIn(written);
    if (!proof || roots.every((root) => told.has(root)) || !isName(written)) return [];
    if (isHeldBack(itemAt(context.live, proof))) return [];
    for (const root of roots) told.add(root);
    const isTool = /\p{L} \d/u.test(written) || isToolName(written.split(/[\s,]/)[0] ?? '');
    return [{ text: isTool ? written : uncapitalised(written), evidence: evidenceAt('cv', cv.text, proof) }];
  });
  if (names.length === 0) return [];
  const list = listed(names.slice(0, most));
  return [{ part: 'rest', order: 73, weight: 101, wordings: [voice.answered(list, names.length === 1)] }];
}

function isAnswered({ requirement, state, credit }: RequirementMatch): boolean {
  const isAsked = requirement.importance === 'must' && requirement.kind === 'skill';
  return isAsked && state === 'present' && credit >= wellProved;
}

function rootsIn(text: string): string[] {
  return meaningfulStems(text).map((stem) => stem.slice(0, 6));
}

/** « Sage 100 », « marchés publics »: a short name, and nothing to do. */
function isName(written: string): boolean {
  if (written.length > 42 || !/\p{L}{4}|\p{Lu}{2}/u.test(written)) return false;
  return !/[.,:;!?()|/\t]/u.test(written) && !/^\p{L}+(?:er|ir|re|oir|ez|ons) /u.test(written);
}

/** The item of a list a proof stands in, with what is said of it: « Power BI (notions) ». */
function itemAt(text: string, { start, end }: { start: number; end: number }): string {
  const before = /[^,;:•|\t\n]*$/u.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
  const after = /^[^,;•|\t\n]*/u.exec(text.slice(end, end + 80))?.[0] ?? '';
  return (before + text.slice(start, end) + after).trim();
}
