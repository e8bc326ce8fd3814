import { type Composing, contentWidth, lineOf, recipientLines } from './composing.ts';
import { type Block, type Cell, footOf, type Line, type Look, type Row } from './letter-blocks.ts';
import type { Head } from './letter-model.ts';

/** Of a line that the name shares with the details. */
const nameShare = 0.56;

const column = { share: 0.5, pad: { left: 14, right: 14, y: 12 } };

/** The sender as blocks; none when nothing is known of whoever writes. */
export function composeHead(composing: Composing): Block[] {
  const { model, parts } = composing;
  if (model.address.place === 'duo') return twoPanels(composing);
  if (parts.name === '' && parts.details.length === 0) return [];
  const { panel } = model.head;
  if (panel && model.head.details === 'split') return [splitRow(composing, panel)];
  const sender = [...sign(composing), ...senderBlocks(composing)];
  const blocks = [...edges(composing, 'over'), ...sender, ...edges(composing, 'under')];
  if (!panel) return blocks;
  const { bleed = false, pad, fill, border } = panel;
  const ground = { ...(fill ? { fill } : {}), ...(border ? { border } : {}) };
  const cell = { share: 1, blocks, pad: { left: pad.x, right: pad.x, y: pad.y }, ...ground };
  return [{ kind: 'row', before: 0, gap: 0, valign: 'middle', bleed, cells: [cell] }];
}

function senderBlocks(composing: Composing): Block[] {
  const { head } = composing.model;
  const name = nameLine(composing);
  const between: Block[] = head.between && name.length > 0 ? [edge(composing, head.between, 7)] : [];
  if (head.details === 'split') return [splitRow(composing)];
  const details = detailLines(composing);
  const first = details[0];
  if (first && name.length > 0) first.before = head.between ? 7 : 3;
  return [...name, ...between, ...details];
}

function sign({ model, parts }: Composing): Block[] {
  const { monogram, align } = model.head;
  const initials = initialsOf(parts.name);
  if (!monogram || initials === '') return [];
  return [{ kind: 'sign', initials, ...monogram, fill: model.accent, align, before: 0 }];
}

/** Of the first name and of the last word: « Maëlys Le Goff » is MG. */
function initialsOf(name: string): string {
  const words = name.split(' ').flatMap((word) => word.match(/\p{L}/u)?.[0] ?? []);
  const both = words.length > 1 ? [words[0], words.at(-1)] : words;
  return both.join('').toLocaleUpperCase('fr');
}

function nameLine(composing: Composing): Line[] {
  const { head, ink } = composing.model;
  const { color = ink, ...look } = head.name;
  const size = fittingSize(composing, look.size);
  return lineOf(
    composing.parts.name,
    { leading: 1.14, color, ...look, size },
    { align: head.align, balanced: true, before: head.over || head.monogram ? 8 : 0 },
  );
}

/** A name longer than the lines it may take is set smaller. */
function fittingSize({ model, parts }: Composing, size: number): number {
  const { details } = model.head;
  const { caps, tracking = 0 } = model.head.name;
  const wide = (caps ? 0.8 : 0.6) + tracking / size;
  const share = details === 'aside' ? 0.27 : details === 'split' ? nameShare : 1;
  const lines = (parts.name.length * wide * size) / (contentWidth(model) * share);
  const most = details === 'split' ? 1 : 2;
  return lines <= most ? size : Math.max(14, (size * most) / lines);
}

function detailLook({ model }: Composing): Look {
  const { detailSize = 10, detailColor = model.soft, detailFace = 'regular' } = model.head;
  return { face: detailFace, size: detailSize, color: detailColor, leading: 1.4 };
}

function detailLines(composing: Composing, align = composing.model.head.align): Line[] {
  const { head } = composing.model;
  const { details } = composing.parts;
  const look = detailLook(composing);
  if (head.details !== 'inline') return details.flatMap((text) => lineOf(text, look, { align }));
  const separator = head.separator ?? '  ·  ';
  const joined = details.join(separator);
  const isWide = joined.length * look.size * 0.48 > contentWidth(composing.model);
  return lineOf(isWide ? [details.slice(0, -1).join(separator), details.at(-1)].join('\n').trim() : joined, look, {
    align,
  });
}

/** The name at one end of the line, the details at the other, on its foot; alone, either has all of it. */
function splitRow(composing: Composing, panel?: Head['panel']): Row {
  const name = nameLine(composing);
  const details = splitDetails(composing, name[0]);
  const sides = [
    { share: nameShare, blocks: name },
    { share: 1 - nameShare, blocks: details },
  ].filter(({ blocks }) => blocks.length > 0);
  const { x, y } = panel?.pad ?? { x: 0, y: 0 };
  const between = 9;
  const cells = sides.map((cell, index): Cell => {
    const pad = { left: index === 0 ? x : between, right: index === sides.length - 1 ? x : between, y };
    const border = panel?.border ? { border: panel.border } : {};
    const ground = { ...(panel?.fill ? { fill: panel.fill } : {}), ...border };
    return { blocks: cell.blocks, share: sides.length === 1 ? 1 : cell.share, pad, ...ground };
  });
  return { kind: 'row', before: 0, gap: 0, valign: 'top', bleed: panel?.bleed ?? false, cells };
}

/** Where and by phone on one line, the address for mails under it. */
function splitDetails(composing: Composing, name: Line | undefined): Line[] {
  const { details } = composing.parts;
  const look = detailLook(composing);
  const first = details.slice(0, -1).join(composing.model.head.separator ?? '  ·  ');
  const align = name ? 'right' : 'left';
  const lines = [first, details.at(-1) ?? ''].flatMap((text) => lineOf(text, look, { align }));
  const [head] = lines;
  if (head && name) head.before = name.before + footOf(name.look) - footOf(look);
  return lines;
}

/** The sender's panel and the recipient's, side by side; one alone keeps its half. */
function twoPanels(composing: Composing): Block[] {
  const { fill, border } = composing.model.head.panel ?? {};
  const sender: Block[] = senderBlocks(composing);
  const recipient: Block[] = recipientLines(composing);
  if (sender.length + recipient.length === 0) return [];
  const cells: Row['cells'] = [
    { ...column, blocks: sender, ...(sender.length > 0 && fill ? { fill } : {}) },
    { ...column, blocks: recipient, ...(recipient.length > 0 && border ? { border } : {}) },
  ];
  return [{ kind: 'row', before: 0, gap: 22, valign: 'top', cells }];
}

function edges(composing: Composing, where: 'over' | 'under'): Block[] {
  const rules = composing.model.head[where] ?? [];
  return rules.map((rule, index) => edge(composing, rule, where === 'over' && index === 0 ? 0 : index > 0 ? 2.5 : 9));
}

function edge({ model }: Composing, { weight, width }: { weight: number; width?: number }, before: number): Block {
  const rule = { kind: 'rule' as const, color: model.accent, weight, before, align: model.head.align };
  return width === undefined ? rule : { ...rule, width };
}
