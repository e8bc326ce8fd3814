import type { Model, ModelPlace } from '../model-place.ts';

/** What the server draws a model with, in the words of its addresses. */
export type Subject = { document: string } | { analysis: string } | { letter: string } | Record<string, never>;

/** Where the server draws a model: a page of it as an image, or a file. */
export function drawingPath({ kind, id }: Model, what: 'preview' | 'file', query: Record<string, string>): string {
  return `/api/models/${kind}/${id}/${what}?${new URLSearchParams(query)}`;
}

/** What the address asks for, else the newest of the person’s own; nothing for the example. */
export function subjectOf({ kind, subject }: ModelPlace, newest: string | undefined): Subject {
  if (subject.exemple) return {};
  if (kind === 'letter') {
    const letter = subject.lettre ?? newest;
    return letter ? { letter } : {};
  }
  if (subject.analyse) return { analysis: subject.analyse };
  const document = subject.document ?? newest;
  return document ? { document } : {};
}
