import { type Line, type Look, paper } from './letter-blocks.ts';
import type { LetterModel } from './letter-model.ts';
import type { LetterParts } from './letter-parts.ts';

/** How wide or tight a page is set: its text in points, the distance of its lines, and its gaps as a share of the usual. */
export type Fit = { body: number; leading: number; gap: number; drop: number };

export type Composing = { model: LetterModel; parts: LetterParts; fit: Fit };

/** A look of the letter's text. */
export function textLook({ model, fit }: Composing, look: Partial<Look> = {}): Look {
  return { face: 'regular', size: fit.body, color: model.ink, leading: fit.leading, ...look };
}

/** A line of text, unless it is empty. */
export function lineOf(text: string, look: Look, rest: Partial<Line> = {}): Line[] {
  return text === '' ? [] : [{ kind: 'line', text, look, align: 'left', before: 0, ...rest }];
}

/** The width of the text between the margins. */
export function contentWidth({ margin }: LetterModel): number {
  return paper.width - margin.left - margin.right;
}

/** The recipient's lines, the company first. */
export function recipientLines(composing: Composing, rest: Partial<Line> = {}): Line[] {
  const { model, parts } = composing;
  return parts.recipient.flatMap((text, index) => {
    const face = index === 0 && model.address.companyBold ? 'bold' : 'regular';
    return lineOf(text, textLook(composing, { face }), { ...rest, before: index === 0 ? (rest.before ?? 0) : 0 });
  });
}
