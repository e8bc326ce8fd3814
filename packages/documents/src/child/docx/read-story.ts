import type { Block, Paragraph, Story, Table, TextRun } from '../word/story.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { isOn, outlineLevel } from './read-styles.ts';

/** Elements whose text is not on the page: deleted or moved away, or the older copy of a drawing. */
const unseen = new Set(['del', 'moveFrom', 'mc:Fallback']);
const characters: Record<string, string> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

function newParagraph(page: number): Paragraph {
  return { kind: 'paragraph', runs: [], styleId: null, outline: null, listId: null, listLevel: null, page, boxes: [] };
}

/** Builds the blocks of a part while its elements go by. */
class StoryBuilder {
  readonly story: Story = { blocks: [], images: 0, pages: 1, columns: 1, headers: [], footers: [] };
  private readonly containers: Block[][] = [this.story.blocks];
  private readonly paragraphs: Paragraph[] = [];
  private readonly runs: TextRun[] = [];
  private readonly tables: Table[] = [];
  private readonly ancestors: string[] = [];
  private readonly placeholders: boolean[] = [];
  private readonly countsRenderedBreaks: boolean;
  private hidden = 0;
  private vanished = false;
  private evenOrFirst: { element: string; id: string }[] = [];

  constructor(countsRenderedBreaks: boolean) {
    this.countsRenderedBreaks = countsRenderedBreaks;
  }

  open(element: XmlElement): void {
    const { name } = element;
    const parent = this.ancestors.at(-1) ?? '';
    this.ancestors.push(name);
    if (unseen.has(name)) this.hidden += 1;
    if (this.hidden > 0) return;
    this.openStructure(name);
    if (parent === 'pPr' || parent === 'numPr') this.paragraphProperty(element);
    else if (parent === 'rPr' && this.ancestors.at(-3) === 'r') this.runProperty(element);
    else if (parent === 'sectPr') this.sectionProperty(element);
    else if (parent === 'r') this.runContent(element);
    if (name === 'showingPlcHdr') this.placeholders.splice(-1, 1, true);
    if (name === 'pic:pic' || name === 'v:imagedata') this.story.images += 1;
  }

  close(name: string): void {
    this.ancestors.pop();
    if (unseen.has(name)) this.hidden -= 1;
    if (this.hidden > 0) return;
    if (name === 'p') this.paragraphs.pop();
    else if (name === 'r') this.runs.pop();
    else if (name === 'tbl') this.tables.pop();
    else if (name === 'tc' || name === 'txbxContent') this.containers.pop();
    else if (name === 'sdt') this.placeholders.pop();
    else if (name === 'sectPr') this.evenOrFirst = [];
  }

  text(text: string): void {
    if (this.ancestors.at(-1) === 't') this.add(text);
  }

  private openStructure(name: string): void {
    if (name === 'p') {
      const paragraph = newParagraph(this.story.pages);
      this.containers.at(-1)?.push(paragraph);
      this.paragraphs.push(paragraph);
    } else if (name === 'r') {
      this.vanished = false;
      this.runs.push({ text: '', bold: null, size: null });
      this.paragraphs.at(-1)?.runs.push(this.runs.at(-1) as TextRun);
    } else if (name === 'tbl') {
      const table: Table = { kind: 'table', rows: [] };
      this.containers.at(-1)?.push(table);
      this.tables.push(table);
    } else if (name === 'tr') this.tables.at(-1)?.rows.push([]);
    else if (name === 'tc') this.enter(this.tables.at(-1)?.rows.at(-1));
    else if (name === 'txbxContent') this.enter(this.paragraphs.at(-1)?.boxes);
    else if (name === 'sdt') this.placeholders.push(false);
  }

  private enter(siblings: Block[][] | undefined): void {
    const blocks: Block[] = [];
    siblings?.push(blocks);
    this.containers.push(blocks);
  }

  private paragraphProperty({ name, attribute }: XmlElement): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph) return;
    if (name === 'pStyle') paragraph.styleId = attribute('val');
    else if (name === 'outlineLvl') paragraph.outline = outlineLevel(attribute('val'));
    else if (name === 'numId') paragraph.listId = attribute('val');
    else if (name === 'ilvl') paragraph.listLevel = Number(attribute('val')) || 0;
  }

  private runProperty({ name, attribute }: XmlElement): void {
    const run = this.runs.at(-1);
    if (!run) return;
    if (name === 'b') run.bold = isOn(attribute('val'));
    else if (name === 'sz') run.size = Number(attribute('val')) / 2 || null;
    else if (name === 'vanish') this.vanished = isOn(attribute('val'));
  }

  private runContent({ name, attribute }: XmlElement): void {
    if (name === 'lastRenderedPageBreak') this.story.pages += 1;
    else if (name === 'br' && attribute('type') === 'page' && !this.countsRenderedBreaks) this.story.pages += 1;
    if (name === 'sym') this.add(String.fromCodePoint(Number.parseInt(attribute('char') ?? '20', 16) || 32));
    else if (characters[name]) this.add(characters[name]);
  }

  private sectionProperty({ name, attribute }: XmlElement): void {
    if (name === 'cols') this.story.columns = Math.max(this.story.columns, Number(attribute('num')) || 1);
    else if (name === 'titlePg' && isOn(attribute('val'))) {
      for (const { element, id } of this.evenOrFirst) this.edges(element).unshift(id);
    } else if (name === 'headerReference' || name === 'footerReference') {
      const id = attribute('id') ?? '';
      if (attribute('type') === 'default' || attribute('type') === null) this.edges(name).push(id);
      else if (attribute('type') === 'first') this.evenOrFirst.push({ element: name, id });
    }
  }

  private edges(element: string): string[] {
    return element === 'headerReference' ? this.story.headers : this.story.footers;
  }

  private add(text: string): void {
    const run = this.runs.at(-1);
    if (run && this.hidden === 0 && !this.vanished && !this.placeholders.includes(true)) run.text += text;
  }
}

/** A part of a DOCX → its paragraphs and tables, without what is deleted, hidden or a placeholder. */
export function readStory(bytes: Buffer): Story {
  const builder = new StoryBuilder(bytes.includes('lastRenderedPageBreak'));
  parseXml(bytes, {
    open: (element) => builder.open(element),
    close: (name) => builder.close(name),
    text: (text) => builder.text(text),
  });
  return builder.story;
}
