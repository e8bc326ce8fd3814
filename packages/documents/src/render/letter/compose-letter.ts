import { composeHead } from './compose-head.ts';
import { type Composing, contentWidth, lineOf, recipientLines, textLook } from './composing.ts';
import type { Block, Line } from './letter-blocks.ts';
import { subjectLabel } from './letter-parts.ts';

/** Between the parts of a letter, in points, before they are fitted. */
const gap = { address: 34, date: 15, subject: 26, salutation: 18, closing: 9, signature: 24 };

/** Where what stands at the right begins, as a share of the text's width. */
const rightColumn = 0.54;

/** The whole letter as blocks, in the order in which it is read. */
export function composeLetter(composing: Composing): Block[] {
  const { model } = composing;
  const head = composeHead(composing);
  if (model.head.details !== 'aside') return trimmed([...head, ...composeRest(composing, contentWidth(model))]);
  const aside = 0.27;
  const columnGap = 40;
  const rest = composeRest(composing, (contentWidth(model) - columnGap) * (1 - aside));
  const cells = [
    { share: aside, blocks: head },
    { share: 1 - aside, blocks: trimmed(rest) },
  ];
  return [{ kind: 'row', before: 0, gap: columnGap, valign: 'top', cells }];
}

/** Nothing stands above the first block, so that a missing sender leaves no hole. */
function trimmed(blocks: Block[]): Block[] {
  const [first, ...others] = blocks;
  return first ? [{ ...first, before: 0 }, ...others] : [];
}

function composeRest(composing: Composing, width: number): Block[] {
  return [
    ...composeAddress(composing, width),
    ...composeSubject(composing),
    ...composeBody(composing),
    ...composeEnd(composing, width),
  ];
}

function composeAddress(composing: Composing, width: number): Block[] {
  const { model, parts, fit } = composing;
  const { place, date, dateFace = 'regular' } = model.address;
  const before = (gap.address + fit.drop * 0.5) * fit.gap;
  const look = textLook(composing, { face: dateFace });
  const left = width * rightColumn;
  if (place === 'row' && parts.recipient.length > 0) {
    const dateCell = lineOf(parts.placeAndDate, look, { align: 'right' });
    const cells = [
      { share: 0.57, blocks: recipientLines(composing) },
      { share: 0.43, blocks: dateCell },
    ];
    // On the recipient's last line, so that whoever reads line by line meets it after the recipient.
    return [{ kind: 'row', before, gap: 16, valign: 'bottom', cells }];
  }
  const recipient = place === 'duo' ? [] : recipientLines(composing, { before, left });
  const align = date === 'right' ? 'right' : 'left';
  const dateBefore = recipient.length > 0 ? gap.date * fit.gap : place === 'duo' ? before * 0.7 : before;
  const dateLine = lineOf(parts.placeAndDate, look, {
    before: dateBefore,
    align,
    ...(date === 'under' ? { left } : {}),
  });
  return [...recipient, ...dateLine];
}

function composeSubject(composing: Composing): Block[] {
  const { model, parts, fit } = composing;
  if (parts.subject === '') return [];
  const { style, align = 'left', face, color = model.ink, size = fit.body + 0.5, fill } = model.subject;
  const before = (gap.subject + fit.drop * 0.5) * fit.gap;
  const look = textLook(composing, { face, color, size, leading: 1.25 });
  const label = { ...look, face: model.subject.labelFace ?? face, color: model.subject.labelColor ?? color };
  const lead = { text: `${subjectLabel} `, look: label };
  const line: Line = {
    kind: 'line',
    text: parts.subject,
    lead,
    look,
    align,
    before,
    tag: 'H1',
    balanced: true,
    keepNext: true,
  };
  const { accent } = model;
  const rule: Block = { kind: 'rule', color: accent, weight: 0.6, before: 5, align };
  if (style === 'underlined') return [line, { ...rule, before: 3, weight: 1.4, width: 56 }];
  if (style === 'ruled') return [{ ...rule, before }, { ...line, before: 6 }, rule];
  if (style === 'plain') return [line];
  const border = style === 'bar' ? { border: { color: accent, weight: 3, sides: ['left' as const] } } : {};
  const pad = style === 'bar' ? { left: 10, right: 0, y: 2 } : { left: 12, right: 12, y: 7 };
  const cell = { share: 1, blocks: [{ ...line, before: 0 }], pad, ...border, ...(fill ? { fill } : {}) };
  return [{ kind: 'row', before, gap: 0, valign: 'middle', cells: [cell] }];
}

function composeBody(composing: Composing): Block[] {
  const { model, parts, fit } = composing;
  const { indent, justify } = model.paragraph;
  // Word would stretch a line that its writer ended.
  const alignOf = (text: string) => (justify && !text.includes('\n') ? 'justify' : 'left');
  const look = textLook(composing);
  const between = model.paragraph.gap * fit.gap;
  const firstLine = indent > 0 ? { firstLine: indent } : {};
  return [
    ...lineOf(parts.salutation, look, { before: gap.salutation * fit.gap, keepNext: true, ...firstLine }),
    ...parts.paragraphs.flatMap((text, index) => {
      const before = index === 0 ? Math.max(between, 9 * fit.gap) : between;
      return lineOf(text, look, { before, align: alignOf(text), ...firstLine });
    }),
    ...lineOf(parts.closing, look, {
      before: Math.max(between, gap.closing * fit.gap * (indent > 0 ? 0.7 : 1)),
      align: alignOf(parts.closing),
      keepNext: parts.signature !== '',
      ...firstLine,
    }),
  ];
}

function composeEnd(composing: Composing, width: number): Block[] {
  const { model, parts, fit } = composing;
  const { place, face, color = model.ink, size = fit.body } = model.signature;
  const before = gap.signature * Math.min(fit.gap, 1.4);
  const look = textLook(composing, { face, color, size: Math.max(size, fit.body), leading: 1.25 });
  if (place === 'right') return lineOf(parts.signature, look, { before, left: width * rightColumn, balanced: true });
  return lineOf(parts.signature, look, { before, align: place, balanced: true });
}
