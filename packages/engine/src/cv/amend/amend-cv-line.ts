import type { Span } from '@coach/contracts/span';
import { appendLine, type Draft, type DraftBullet, listNames, oneLine, supersede } from './amend-cv-draft.ts';

const marker = /^[\s•●▪◦‣·*–—-]{1,6}/;

/**
 * Rewords (`text`) or removes (null) a slice of the original: the missions, headline and summary in it follow, and
 * the other fields told there are looked for in the new wording.
 */
export function editLine(draft: Draft, slice: Span, text: string | null): void {
  if (slice.start >= slice.end || slice.end > draft.originalLength) return;
  if (draft.superseded.some(({ start, end }) => start < slice.end && end > slice.start)) return;
  const wording = text === null ? '' : oneLine(text).replace(marker, '');
  if (wording === oneLine(draft.text.slice(slice.start, slice.end)).replace(marker, '')) return;
  const edit: Edit = { slice, wording, left: wording, written: null };
  supersede(draft, slice);
  for (const job of draft.experiences) {
    job.bullets = job.bullets.flatMap((bullet) => editBullet(draft, edit, bullet));
  }
  editText(draft, edit, 'title');
  editText(draft, edit, 'summary');
  if (wording && !edit.written) edit.written = appendLine(draft, wording);
  editFields(draft, edit);
}

/** `left` is what of the wording has no field yet; `written` is the line it became. */
type Edit = { slice: Span; wording: string; left: string; written: Span | null };

function touches(span: Span | null | undefined, { slice }: Edit): span is Span {
  return span ? span.start < slice.end && span.end > slice.start : false;
}

function editBullet(draft: Draft, edit: Edit, bullet: DraftBullet): DraftBullet[] {
  if (!touches(bullet.span, edit)) return [bullet];
  const text = reword(draft, edit, bullet.span);
  return text ? [{ text, span: rewrite(draft, edit, bullet.span, text) }] : [];
}

function editText(draft: Draft, edit: Edit, field: 'title' | 'summary'): void {
  const span = draft.spans[field];
  if (!touches(span, edit)) return;
  const text = reword(draft, edit, span);
  delete draft.spans[field];
  draft[field] = text || null;
  if (text) draft.spans[field] = rewrite(draft, edit, span, text);
}

/** The field with the slice reworded; only the first field touched takes the wording. */
function reword(draft: Draft, edit: Edit, span: Span): string {
  const before = draft.text.slice(span.start, Math.max(span.start, edit.slice.start));
  const after = draft.text.slice(Math.min(span.end, edit.slice.end), span.end);
  const text = oneLine(before + edit.left + after);
  edit.left = '';
  return text;
}

function rewrite(draft: Draft, edit: Edit, span: Span, text: string): Span {
  supersede(draft, span);
  const written = appendLine(draft, text);
  edit.written ??= written;
  return written;
}

/** Dates, names and the like stay where the new wording still tells them; what it leaves out is gone. */
function editFields(draft: Draft, edit: Edit): void {
  for (const path of Object.keys(draft.spans)) editContact(draft, edit, path);
  for (const name of listNames) {
    if (name === 'skills') continue;
    const list: AnyEntry[] = draft[name];
    const fieldsOnly = name === 'experiences' || name === 'education';
    for (const entry of list) editEntry(draft, edit, entry, fieldsOnly);
    const kept = list.filter(({ value }) => value !== null);
    if (kept.length < list.length) Object.assign(draft, { [name]: kept });
  }
}

type AnyEntry = { value: unknown; spans: Record<string, Span> };

function editContact(draft: Draft, edit: Edit, path: string): void {
  const field = /^contact\.(\w+)$/.exec(path)?.[1] as keyof Draft['contact'] | undefined;
  const span = draft.spans[path];
  if (!field || !touches(span, edit)) return;
  const found = placeInWording(draft, edit, span);
  if (found) draft.spans[path] = found;
  else delete draft.spans[path];
  if (!found) draft.contact[field] = null;
  else if (isWhole(draft, edit, span) && field !== 'phone') draft.contact[field] = edit.wording;
}

function editEntry(draft: Draft, edit: Edit, entry: AnyEntry, fieldsOnly: boolean): void {
  for (const [field, span] of Object.entries(entry.spans)) {
    if ((fieldsOnly && field === '') || !touches(span, edit)) continue;
    const found = placeInWording(draft, edit, span);
    const text = isWhole(draft, edit, span) ? edit.wording : undefined;
    if (found) entry.spans[field] = found;
    else delete entry.spans[field];
    entry.value = corrected(entry.value, field.slice(1), found ? text : null);
  }
}

/** Whether a field is all the slice said. */
function isWhole(draft: Draft, { slice }: Edit, { start, end }: Span): boolean {
  return oneLine(draft.text.slice(start, end)) === oneLine(draft.text.slice(slice.start, slice.end));
}

function placeInWording(draft: Draft, edit: Edit, span: Span): Span | null {
  if (!edit.written) return null;
  if (isWhole(draft, edit, span)) return edit.written;
  const at = draft.text.slice(edit.written.start, edit.written.end).indexOf(draft.text.slice(span.start, span.end));
  return at < 0 ? null : { start: edit.written.start + at, end: edit.written.start + at + span.end - span.start };
}

const dateFields = new Set(['start', 'end', 'year']);

/** The entry with a field reworded (a text), lost (null) or as it was (undefined). */
function corrected(value: unknown, field: string, text: string | null | undefined): unknown {
  if (text === undefined) return value;
  if (field === '') return typeof value === 'string' ? text : text === null ? null : value;
  if (typeof value !== 'object' || value === null || !(field in value)) return value;
  return text !== null && dateFields.has(field) ? value : { ...value, [field]: text };
}
