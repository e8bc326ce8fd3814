import { z } from 'zod';

export const documentKinds = ['pdf', 'docx', 'doc'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * One line of a read document. `start`/`end` index `DocumentText.text`; the geometry is in PDF points from the top left
 * of the page, and absent where the format has no positions (DOC, DOCX).
 */
export const documentLineSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  /** Reading-order block: a column, a table cell, a header or footer, a text box. Lines of a block follow each other. */
  block: z.number().int().nonnegative(),
  origin: z.enum(['body', 'header', 'footer', 'table', 'textbox']),
  /** In points; null where the format does not tell. */
  fontSize: z.number().positive().nullable(),
  bold: z.boolean(),
  /** A Word heading style or outline level (1 to 9), null otherwise. */
  headingLevel: z.number().int().min(1).max(9).nullable(),
  bullet: z.boolean(),
  x: z.number().nullable(),
  y: z.number().nullable(),
});
export type DocumentLine = z.infer<typeof documentLineSchema>;

/** What a document says, in reading order. Lines are joined by one `\n`, blocks by a blank line. */
export const documentTextSchema = z.object({
  kind: z.enum(documentKinds),
  text: z.string(),
  lines: z.array(documentLineSchema),
  pageCount: z.number().int().positive(),
  /** What the layout does to recruiting software: measured while reading, used by the readability criteria. */
  layout: z.object({
    columns: z.number().int().positive(),
    tables: z.number().int().nonnegative(),
    textBoxes: z.number().int().nonnegative(),
    images: z.number().int().nonnegative(),
    contactInHeaderOrFooter: z.boolean(),
  }),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

/** Why a document could not be read; each has its French and English sentence. */
export const unreadableReasons = [
  'scanned',
  'empty',
  'encrypted',
  'damaged',
  'too_large',
  'too_complex',
  'macros',
  'hostile',
  'timeout',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];
