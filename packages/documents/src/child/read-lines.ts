import type { DocumentLine, DocumentText } from '@coach/contracts/document-text';

/** A line before it has a place in the text. */
export type ReadLine = Omit<DocumentLine, 'start' | 'end'> & { text: string };

/** What each format's reader hands over: lines in reading order, and the figures of the layout. */
export type ReadLines = {
  lines: ReadLine[];
  pageCount: number;
  layout: Omit<DocumentText['layout'], 'contactInHeaderOrFooter'>;
};
