import type { Block, Paragraph, Table, TextRun } from '../word/story.ts';
import type { FormatRun, Formatting } from './read-formatting.ts';
import type { Piece } from './read-pieces.ts';
import { property } from './read-properties.ts';
import { boldOf, headingOf } from './read-style-sheet.ts';

const mark = {
  picture: '\u0001',
  cell: '\u0007',
  lineBreak: '\u000b',
  page: '\u000c',
  paragraph: '\r',
  fieldStart: '\u0013',
  fieldResult: '\u0014',
  fieldEnd: '\u0015',
  hardHyphen: '\u001e',
} as const;
const visible: Record<string, string> = { '\t': '\t', [mark.lineBreak]: '\n', [mark.hardHyphen]: '-' };

export type RangeStory = { blocks: Block[]; images: number; pageBreaks: number };

function isHidden(look: FormatRun | null): boolean {
  return look?.properties.get(property.deleted) === 1 || look?.properties.get(property.hidden) === 1;
}

/** Builds paragraphs, rows and cells while characters go by. */
class RangeReader {
  readonly story: RangeStory = { blocks: [], images: 0, pageBreaks: 0 };
  private readonly formatting: Formatting;
  private runs: TextRun[] = [];
  private cell: Block[] = [];
  private row: Block[][] = [];
  /** One entry for each field that is open: whether its result has begun. */
  private fields: boolean[] = [];

  constructor(formatting: Formatting) {
    this.formatting = formatting;
  }

  read(character: string, offset: number): void {
    if (character === mark.fieldStart) this.fields.push(false);
    else if (character === mark.fieldResult) this.fields.splice(-1, 1, true);
    else if (character === mark.fieldEnd) this.fields.pop();
    else if (character === mark.paragraph) this.endParagraph(offset);
    else if (character === mark.cell) this.endCell(offset);
    else if (character === mark.page) {
      this.story.pageBreaks += 1;
      this.endParagraph(offset);
    } else if (!this.fields.includes(false)) this.add(character, offset);
  }

  finish(): RangeStory {
    if (this.runs.length > 0) this.endParagraph(0);
    this.endTable();
    this.story.blocks.push(...this.cell);
    return this.story;
  }

  private add(character: string, offset: number): void {
    const look = this.formatting.charactersAt(offset);
    if (isHidden(look)) return;
    if (character === mark.picture) this.story.images += 1;
    const text = character >= ' ' ? character : visible[character];
    if (text === undefined) return;
    const bold = boldOf(look?.properties.get(property.bold));
    const halfPoints = look?.properties.get(property.size);
    const size = halfPoints ? halfPoints / 2 : null;
    const last = this.runs.at(-1);
    if (last && last.bold === bold && last.size === size) last.text += text;
    else this.runs.push({ text, bold, size });
  }

  private takeParagraph(look: FormatRun | null): Paragraph {
    const list = look?.properties.get(property.list);
    const paragraph: Paragraph = {
      kind: 'paragraph',
      runs: this.runs,
      styleId: String(look?.properties.get(property.paragraphStyle) ?? look?.style ?? 0),
      outline: headingOf(look?.properties.get(property.outline)),
      listId: list === undefined ? null : String(list),
      listLevel: look?.properties.get(property.listLevel) ?? null,
      page: this.story.pageBreaks + 1,
      boxes: [],
    };
    this.runs = [];
    return paragraph;
  }

  private endParagraph(offset: number): void {
    const look = this.formatting.paragraphAt(offset);
    const inTable = look?.properties.get(property.inTable) === 1;
    if (!inTable) this.endTable();
    (inTable ? this.cell : this.story.blocks).push(this.takeParagraph(look));
  }

  private endCell(offset: number): void {
    const look = this.formatting.paragraphAt(offset);
    if (look?.properties.get(property.rowEnd) === 1) {
      this.runs = [];
      this.endRow();
      return;
    }
    this.cell.push(this.takeParagraph(look));
    this.row.push(this.cell);
    this.cell = [];
  }

  private openTable: Table | null = null;

  private endRow(): void {
    if (!this.openTable) {
      this.openTable = { kind: 'table', rows: [] };
      this.story.blocks.push(this.openTable);
    }
    this.openTable.rows.push(this.row);
    this.row = [];
  }

  private endTable(): void {
    if (this.row.length > 0) this.endRow();
    this.openTable = null;
  }
}

/** Characters `from` to `to` of the text → paragraphs and tables, without field codes, hidden and deleted text. */
export function readRange(pieces: Piece[], formatting: Formatting, from: number, to: number): RangeStory {
  const reader = new RangeReader(formatting);
  for (const piece of pieces) {
    const first = Math.max(from, piece.from) - piece.from;
    const end = Math.min(to, piece.to) - piece.from;
    for (let index = first; index < end; index++) {
      reader.read(piece.text[index] ?? '', piece.offset + index * piece.bytesPerCharacter);
    }
  }
  return reader.finish();
}
