/** A stretch of text in one look. `bold` and `size` (points) are null where the run leaves them to the style. */
export type TextRun = { text: string; bold: boolean | null; size: number | null };

export type Paragraph = {
  kind: 'paragraph';
  runs: TextRun[];
  styleId: string | null;
  outline: number | null;
  /** null: as the style says. */
  listId: string | null;
  listLevel: number | null;
  page: number;
  /** Text boxes anchored here. */
  boxes: Block[][];
};

export type Table = { kind: 'table'; rows: Block[][][] };
export type Block = Paragraph | Table;

/** A part that holds text: the body, a header, a footer. */
export type Story = {
  blocks: Block[];
  images: number;
  pages: number;
  /** The most columns a section is set in. */
  columns: number;
  /** Relationship ids of the headers and footers that are shown. */
  headers: string[];
  footers: string[];
};
