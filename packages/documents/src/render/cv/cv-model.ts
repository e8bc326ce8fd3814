import type { FontFamily } from '../font-families.ts';

/** What a text stands on: the page, a column or band of pale colour, or one of deep colour. */
export type Ground = 'page' | 'wash' | 'deep';

export type TitleKind =
  | 'plain'
  | 'underline'
  | 'overline'
  | 'between'
  | 'short'
  | 'bar'
  | 'block'
  | 'line'
  | 'centred'
  | 'diamond'
  | 'filled'
  | 'tint'
  | 'pill';

export type SectionTitle = {
  kind: TitleKind;
  letters: 'plain' | 'capitals' | 'small-capitals';
  italic?: boolean;
  /** Points between letters. */
  spacing?: number;
};

export type Head = {
  /**
   * `split` sets the contact at the right of the name, `band` does so on a ground from edge to edge; `side` sets the
   * name on top of the side column, `main` on top of the other.
   */
  kind: 'plain' | 'centred' | 'split' | 'band' | 'centred-band' | 'framed' | 'side' | 'main';
  ground?: Ground;
  rule?: 'thin' | 'thick' | 'double' | 'short';
  /** Where the contact stands; `side` gives it a section of the side column. */
  contact: 'head' | 'side';
  name: { style: 'regular' | 'bold' | 'italic'; capitals?: boolean; spacing?: number };
};

export type Plan =
  | { kind: 'single' }
  /** `dates`: beside each entry; `titles`: beside each section. */
  | { kind: 'margin'; holds: 'dates' | 'titles'; width: number }
  | { kind: 'side'; at: 'left' | 'right'; width: number; ground: Ground; edge?: 'rule' | 'panel' };

export type CvModel = {
  fonts: { text: FontFamily; display: FontFamily };
  /** Without `#`. Every text colour reaches 4.5:1 on the ground it is used on. */
  colors: {
    ink: string;
    soft: string;
    accent: string;
    line: string;
    wash: string;
    deep: string;
    onDeep: string;
    onDeepAccent: string;
  };
  page: { side: number; top: number; bottom: number };
  /**
   * Points. Beside a column at the right, entries stay under 1.1 of the text: software that reads by the page takes a
   * larger line under the column’s end for the title of another section.
   */
  sizes: { name: number; headline: number; section: number; entry: number; text: number };
  /** Of a line, in its size. */
  leading: number;
  /** Gaps between sections and entries, 1 being those of « Classique ». */
  air: number;
  head: Head;
  title: SectionTitle;
  /** Of the side column's titles, where it is not the same. */
  sideTitle?: TitleKind;
  plan: Plan;
  entry: {
    dates: 'right' | 'above' | 'under';
    rail?: boolean;
    /** How a title is set. */
    title?: 'bold' | 'regular' | 'display';
    subtitle: 'soft' | 'italic' | 'accent';
  };
  bullet: '•' | '–' | '▪';
  /** Of a list set in a line. */
  lists: 'line' | 'chips' | 'columns';
};
