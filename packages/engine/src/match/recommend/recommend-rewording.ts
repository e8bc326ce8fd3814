import { fr, shorten } from '../../writing/fr.ts';
import { opensOnAction } from '../../writing/opening-word.ts';
import { strengthenLine } from '../../writing/strengthen-line.ts';
import { firstPersonIn, isWeaklyWorded, vagueWordIn } from '../../writing/weak-wording.ts';
import type { Bullet } from '../context.ts';
import { cvQuotes } from '../finding.ts';
import type { Advise, Gain } from './advise.ts';

/** Proposes a more direct wording for lines that open weakly, speak of « je » or end in « etc. ». */
export const recommendRewording: Advise = (context, gain) =>
  context.bullets.flatMap((bullet) => {
    const rewording = bullet.span.end <= context.originalEnd ? strengthenLine(bullet.text) : null;
    if (!rewording) return [];
    const won = gainOf(bullet, rewording.after, context.bullets.length, gain);
    if (won.total <= 0) return [];
    const { start, end } = bullet.span;
    return [
      {
        id: `replace-line:${start}`,
        title: 'Dites-le plus directement',
        detail: fr`« ${shorten(bullet.text)} » peut devenir « ${shorten(rewording.after)} » : ${rewording.reason}`,
        criterion: won.criterion,
        evidence: cvQuotes(context, bullet.span),
        gain: won.total,
        action: {
          kind: 'replace-line' as const,
          start,
          end,
          before: context.cv.text.slice(start, end),
          after: rewording.after,
        },
      },
    ];
  });

const flaws: { criterion: string; has: (text: string) => boolean }[] = [
  { criterion: 'direct-wording', has: isWeaklyWorded },
  { criterion: 'no-first-person', has: (text) => firstPersonIn(text) !== null },
  { criterion: 'precise-words', has: (text) => vagueWordIn(text) !== null },
  { criterion: 'action-openings', has: (text) => !opensOnAction(text) },
];

function gainOf({ text }: Bullet, after: string, count: number, gain: Gain): { total: number; criterion: string } {
  let total = 0;
  let criterion = 'direct-wording';
  for (const flaw of flaws) {
    const change = Number(flaw.has(text)) - Number(flaw.has(after));
    if (change > 0 && total === 0) criterion = flaw.criterion;
    total += change > 0 ? gain(flaw.criterion, 1 / count) : change * gain(flaw.criterion, 1 / count);
  }
  return { total, criterion };
}
