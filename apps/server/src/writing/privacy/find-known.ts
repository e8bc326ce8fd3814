import { foldText } from '@coach/engine/text/fold-text';
import type { Detail } from './detail.ts';
import type { DetailKind } from './placeholders.ts';
import type { PlainView } from './plain-view.ts';

/** Where something known stands, whatever blanks or line ends cut it: an e-mail, a link, a town. */
export function findKnown(view: PlainView, kind: DetailKind, known: readonly string[]): Detail[] {
  if (known.length === 0) return [];
  const squeezed = squeeze(view.plain, /\S/);
  return known.flatMap((value) => {
    const sought = squeeze(foldText(value), /\S/).text.replace(addressStart, '').replace(/\/$/, '');
    return placesOf(squeezed, sought).map(({ start, end }) => {
      const before = addressStart.exec(view.plain.slice(Math.max(0, start - 16), start).replace(/.*\s/s, ''));
      return { kind, thing: sought, ...view.placeOf(start - (before?.[0].length ?? 0), end) };
    });
  });
}

const addressStart = /^(?:https?:\/\/)?(?:www\.|[a-z]{2}\.)?/;

/** A known telephone number in any grouping: its figures in a row, with what may stand between figures. */
export function findKnownPhones(view: PlainView, phones: readonly string[]): Detail[] {
  if (phones.length === 0) return [];
  const figures = squeeze(view.plain, /\d/);
  return phones.flatMap((phone) => {
    const sought = phone.replace(/\D/g, '').slice(-9);
    if (sought.length < 8) return [];
    return placesOf(figures, sought).flatMap(({ start, end }): Detail[] => {
      if (end - start > 40 || !/^[\d\s().\-/·–_|]+$/.test(view.plain.slice(start, end))) return [];
      const before = /(?:(?:\+|00)\d{1,3}|0|\(\+\d{1,3}\))?[\s.()-]{0,3}(?:\(0\)|0)?[\s.()-]{0,2}$/.exec(
        view.plain.slice(Math.max(0, start - 14), start),
      );
      const from = start - (before?.[0].trimStart().length ?? 0);
      return [{ kind: 'TELEPHONE', thing: `+33${sought}`, ...view.placeOf(from, end) }];
    });
  });
}

/** A town by its name, with a capital: « nice » is no town. */
export function findTowns(view: PlainView, towns: readonly string[]): Detail[] {
  return towns.flatMap((town) => {
    const thing = townKey(town);
    if (thing.length < 2) return [];
    const pattern = new RegExp(`(?<![\\p{L}\\d])${thing.replaceAll(' ', "[\\s'-]{1,2}")}(?![\\p{L}\\d])`, 'gu');
    return [...view.plain.matchAll(pattern)].flatMap((match): Detail[] => {
      const place = view.placeOf(match.index, match.index + match[0].length);
      const isName = /\p{Lu}/u.test(view.text[place.start] as string);
      const isAfterCode = /\d{5}[ ,-]{1,3}$/.test(view.plain.slice(Math.max(0, match.index - 8), match.index));
      return isName || isAfterCode ? [{ kind: 'VILLE', thing, ...place }] : [];
    });
  });
}

/** By what a town is the same however it is written. */
export function townKey(town: string): string {
  return (foldText(town).match(/[\p{L}\d]+/gu) ?? []).join(' ');
}

type Squeezed = { text: string; places: number[] };

function squeeze(text: string, kept: RegExp): Squeezed {
  const places: number[] = [];
  let squeezed = '';
  for (let index = 0; index < text.length; index++) {
    if (!kept.test(text[index] as string)) continue;
    places.push(index);
    squeezed += text[index];
  }
  return { text: squeezed, places };
}

function placesOf({ text, places }: Squeezed, sought: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  if (sought.length < 3) return found;
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length))
    found.push({ start: places[at] as number, end: (places[at + sought.length - 1] as number) + 1 });
  return found;
}
