import { typeset } from '../letters/french/typeset.ts';

/** What is known of the case, and of what was just said, by name. */
export type Slots = Readonly<Record<string, string | undefined>>;

const slot = /\{(\w+)\}/g;

/** The first template all of whose slots are known, filled; null where there is none. Only the template is typeset. */
export function fillTemplate(templates: readonly string[], slots: Slots): string | null {
  const known = templates.find((template) => [...template.matchAll(slot)].every(([, name]) => slots[name as string]));
  if (known === undefined) return null;
  return typeset(known).replace(slot, (_, name: string) => slots[name] ?? '');
}
