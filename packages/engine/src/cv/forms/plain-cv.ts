import type { ParsedCv } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { readLines } from '../lines/read-lines.ts';
import { bracketedForm } from './bracketed-form.ts';
import { plainForm } from './plain-form.ts';

/**
 * A CV in the Europass form as if it had been written without: same fields, a text without labels, spans of that text,
 * and the way back. Null for any other CV.
 */
export function plainCv(cv: ParsedCv): { cv: ParsedCv; restore(span: Span): Span } | null {
  const lines = readLines(cv);
  const form = plainForm(cv.text, lines) ?? bracketedForm(cv.text, lines);
  if (!form) return null;
  const spans = Object.entries(cv.spans).flatMap(([path, span]) => {
    // Parts are told by where they begin: their rows may have been set elsewhere.
    const carried = form.carry(path.startsWith('sections.') ? { ...span, end: span.start + 1 } : span);
    return carried ? [[path, carried] as const] : [];
  });
  const superseded = cv.superseded.flatMap((span) => form.carry(span) ?? []);
  return { cv: { ...cv, text: form.text, spans: Object.fromEntries(spans), superseded }, restore: form.restore };
}
