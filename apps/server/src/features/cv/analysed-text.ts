import { createHash } from 'node:crypto';
import type { DocumentText } from '@coach/contracts/document-text';

/** A CV as it was read, or as it was typed, which has neither lines nor layout of its own. */
export type AnalysedText = Pick<DocumentText, 'text'> & Partial<Pick<DocumentText, 'lines' | 'layout'>>;

/** The same for the same CV and offer, however their blanks and line ends were carried. */
export function pairKey(cvText: string, offerText: string | null): string {
  const normalise = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const both = `${normalise(cvText)}\u0000${normalise(offerText ?? '')}`;
  return createHash('sha256').update(both).digest('base64url');
}
