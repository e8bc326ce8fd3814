import type { Detail } from './detail.ts';
import { type DetailKind, placeholderOf, type ReadPlaceholder } from './placeholders.ts';

type Thing = { number: number; forms: string[] };

const letters = ['', ...'BCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Gives each thing a number and each way of writing it a letter, and tells what a placeholder stands for. */
export function nameDetails() {
  const things = new Map<string, Thing>();
  const used = new Map<DetailKind, Set<number>>();
  const meanings = new Map<string, string>();
  const given = new Map<string, string>();

  const numberFor = (kind: DetailKind, wished: number | undefined): number => {
    const taken = used.get(kind) ?? new Set();
    used.set(kind, taken);
    let number = wished ?? 1;
    while (taken.has(number)) number++;
    taken.add(number);
    return number;
  };

  const thingFor = ({ kind, thing, number }: Detail, written: string): Thing => {
    const key = `${kind} ${thing}`;
    const known = things.get(key);
    if (known && (known.forms.includes(written) || known.forms.length < letters.length)) return known;
    const made: Thing = { number: numberFor(kind, known ? undefined : number), forms: [] };
    things.set(key, made);
    return made;
  };

  return {
    placeholderFor(detail: Detail, written: string): string {
      const request = JSON.stringify([detail.kind, detail.thing, written]);
      const known = given.get(request);
      if (known !== undefined) return known;
      const thing = thingFor(detail, written);
      const placeholder = placeholderOf(detail.kind, thing.number, letters[thing.forms.length] as string);
      thing.forms.push(written);
      meanings.set(placeholder, written);
      given.set(request, placeholder);
      return placeholder;
    },
    /** As it was written; null for a placeholder that nobody was given. */
    meaningOf({ kind, number, variant }: ReadPlaceholder): string | null {
      return (
        meanings.get(placeholderOf(kind, number, variant)) ?? meanings.get(placeholderOf(kind, number, '')) ?? null
      );
    },
  };
}
