import type { HeadingKind } from '@coach/contracts/cv';
import { foldText } from '../../text/fold-text.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type Building, bare, type DocumentSection } from './optimise-cv-building.ts';
import type { Header } from './optimise-cv-header.ts';

/** A part of the document where a line of the CV may stand: the lines under the name, or a section. */
export type Place = { kind: HeadingKind | 'header'; title: string; lines: Set<string>; words: Set<string> };

/** How the changes name the lines under the name. */
export const headerTitle = 'En-tête';

/** The parts of the document, in no order that matters. */
export function placesIn({ sections }: Building, header: Header): Place[] {
  const top = [header.fullName, header.headline ?? '', ...header.contact.map(({ text }) => text)];
  return [
    placeOf('header', headerTitle, top),
    ...[...sections.values()].map(({ kind, title, blocks }) => placeOf(kind, title, blocks.flatMap(textsOf))),
  ];
}

function placeOf(kind: Place['kind'], title: string, texts: readonly string[]): Place {
  const words = new Set(texts.flatMap((text) => tokenise(text).map(({ key }) => key)));
  return { kind, title, lines: new Set(texts.map((text) => bare(foldText(text)))), words };
}

function textsOf(block: DocumentSection['blocks'][number]): string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return [block.title, block.subtitle ?? '', block.dates ?? '', ...block.bullets];
}

/** Where most words of a text of the CV have come to stand: the part it comes from, where that has half as many. */
export function placeFor(places: readonly Place[], text: string, own: Place['kind']): Place | null {
  const keys = tokenise(text).map(({ key }) => key);
  const home = places.find(({ kind }) => kind === own) ?? null;
  // Dates by themselves are worded anew: « 09/2021 – aujourd’hui ».
  if (home && !keys.some((key) => /[a-z]{3}/.test(key) && !dateWord.test(key))) return home;
  const toldIn = ({ words }: Place) => keys.filter((key) => words.has(key)).length;
  const best = places.reduce<Place | null>((one, other) => (one && toldIn(one) >= toldIn(other) ? one : other), null);
  const most = best ? toldIn(best) : 0;
  if (most === 0) return null;
  return home && toldIn(home) * 2 > most ? home : best;
}

const dateWord =
  /^(?:aujourd|hui|depuis|jour|janv\w*|fevr?\w*|mars|avr\w*|juin|juil\w*|aout|sept\w*|oct\w*|nov\w*|dec\w*|mai|ete|etes)$/;
