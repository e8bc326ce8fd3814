import { isToolName } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const name = /^\p{Lu}[\p{L}\d.+#-]*(?: [\p{Lu}\d][\p{L}\d.+#-]*){0,2}$/u;

/** « ERP »: what kind of tool is wanted, which the one of the CV is. */
export const toolKind = /^(?:ERP|CRM|GMAO|GPAO|SIRH|WMS|TMS|GED|CMS|PMS|LMS|BI|CAO|DAO|PGI|SQL|API|IDE)$/u;

/** A tool that the offer names and one of the same use that the CV has: « GitLab CI » and « GitHub Actions »; null for none. */
export function nearTool({ context, input: { cv, offer } }: LetterFacts): { asked: Piece; own: Piece } | null {
  for (const { requirement, state, proof } of context.requirements) {
    if (requirement.kind !== 'skill' || state !== 'equivalent' || !proof) continue;
    const [asked, own] = [
      typeset(offer.text.slice(requirement.span.start, requirement.span.end)),
      typeset(cv.text.slice(proof.start, proof.end)),
    ];
    const areNames = [asked, own].every((text) => name.test(text) && isToolName(text.split(' ')[0] ?? ''));
    if (!areNames || toolKind.test(asked) || isTold(cv.text, asked) || isTold(offer.text, own)) continue;
    return {
      asked: { text: asked, evidence: evidenceAt('offer', offer.text, requirement.span) },
      own: { text: own, evidence: evidenceAt('cv', cv.text, proof) },
    };
  }
  return null;
}

function isTold(text: string, tool: string): boolean {
  return foldText(text).includes(foldText(tool));
}
