/** A part of an article, with the line it starts on. */
export type Block = { line: number } & (
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A phrase to say or to write. */
  | { kind: 'quote'; paragraphs: string[] }
  | { kind: 'steps'; from: number; items: string[] }
  | { kind: 'points'; items: string[] }
);

type Run = { text: string; strong: boolean };

/**
 * The Markdown that articles are written in (content/README.md): paragraphs, `##` headings, lists, quotes. What is
 * anything else stays text, so nothing of it can become an element of the page.
 */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [line, text] of markdown.split('\n').entries()) {
    const continued: boolean = open !== null && continues(open, text);
    if (!continued) open = text.trim() === '' ? null : start(text, line);
    if (open && !continued) blocks.push(open);
  }
  return blocks;
}

const step = /^(\d{1,3})\. +(.*)$/;
const point = /^[-*] +(.*)$/;
const quote = /^> ?(.*)$/;
const heading = /^#{1,6} +(.*)$/;

function start(text: string, line: number): Block {
  const [, number, first] = step.exec(text) ?? [];
  if (number !== undefined) return { line, kind: 'steps', from: Number(number), items: [first ?? ''] };
  const item = point.exec(text)?.[1];
  if (item !== undefined) return { line, kind: 'points', items: [item] };
  const quoted = quote.exec(text)?.[1];
  if (quoted !== undefined) return { line, kind: 'quote', paragraphs: [quoted] };
  const title = heading.exec(text)?.[1];
  return title === undefined ? { line, kind: 'paragraph', text } : { line, kind: 'heading', text: title };
}

/** Adds a line to the block before it, where it belongs there. */
function continues(block: Block, text: string): boolean {
  if (block.kind === 'quote') return add(block.paragraphs, quote.exec(text)?.[1]);
  if (block.kind === 'steps') return add(block.items, step.exec(text)?.[2]);
  if (block.kind === 'points') return add(block.items, point.exec(text)?.[1]);
  if (block.kind === 'heading' || text.trim() === '' || start(text, 0).kind !== 'paragraph') return false;
  block.text += ` ${text.trim()}`;
  return true;
}

function add(texts: string[], text: string | undefined): boolean {
  if (text === undefined) return false;
  texts.push(text);
  return true;
}

/** A text cut where `**bold**` begins and ends. */
export function readRuns(text: string): Run[] {
  return text
    .split(/\*\*(\S(?:.*?\S)?)\*\*/)
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((run) => run.text !== '');
}
