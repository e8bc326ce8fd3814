import { silenceReader } from '../../match/silent-spans.ts';
import { foldText } from '../../text/fold-text.ts';
import { namedTool } from '../french/named-tool.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import { isTool } from './is-tool.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isBeginner } from './tools.ts';

const most = 3;

/** « – 30 % », « ●●○○○ »: less than half. */
const little = /(?<!\d)[1-5]?\d\s?%|●○{2}|★☆{2}/u;

/** Tools by name in the lists of the CV, whatever the offer asks for; `told` is left out. */
export function ownTools({ context, input: { cv } }: LetterFacts, told: string): Piece[] {
  const isSilent = silenceReader(context);
  const lists = context.lines.filter(
    ({ section, heading }) => (section === 'tools' || section === 'skills') && !heading,
  );
  const folded = foldText(told);
  return cv.skills
    .flatMap((_, index): Piece[] => {
      const span = cv.spans[`skills.${index}`];
      if (!span || isSilent(span)) return [];
      const line = lists.find(({ start, end }) => span.start >= start && span.end <= end);
      const name = typeset(cv.text.slice(span.start, span.end));
      if (!line || !isTool(name) || folded.includes(foldText(name))) return [];
      const behind = cv.text.slice(span.end, span.end + 24).split('\n')[0] ?? '';
      if (isBeginner(name, behind) || little.test(behind)) return [];
      return [{ text: namedTool(name), evidence: evidenceAt('cv', cv.text, span) }];
    })
    .slice(0, most);
}
