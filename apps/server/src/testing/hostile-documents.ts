import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('../../../../fixtures/injections/', import.meta.url);

type Order = {
  lang: string;
  place: string;
  text: string;
  encode?: keyof typeof encodings;
  repeat?: number;
  blank?: number;
  pieces?: boolean;
};
type Carriers = Record<'cv' | 'offer' | 'filler', Record<'fr' | 'en', string>>;

/** A document that gives a model orders. `order` is what it asks for, as a person reads it. */
export type HostileDocument = { name: string; family: string; kind: 'cv' | 'offer'; text: string; order: string };

/** Every order of `fixtures/injections`, in a CV and in an offer. */
export function hostileDocuments(): HostileDocument[] {
  const carriers = readYaml<Carriers>('documents.yaml');
  const families = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'documents.yaml');
  return families.sort().flatMap((file) => {
    const family = file.replace('.yaml', '');
    return readYaml<{ items: Order[] }>(file).items.flatMap((order, index) =>
      (['cv', 'offer'] as const).map((kind) => ({
        ...{ name: `${family} ${index + 1} in ${kind}`, family, kind, order: order.text },
        text: carry(carriers, kind, order),
      })),
    );
  });
}

function readYaml<Content>(file: string): Content {
  return parse(readFileSync(new URL(file, folder), 'utf8')) as Content;
}

function carry(carriers: Carriers, kind: 'cv' | 'offer', order: Order): string {
  const language = order.lang === 'en' ? 'en' : 'fr';
  const filler = carriers.filler[language];
  const written = encodings[order.encode ?? 'plain'](order.text);
  const inPieces = order.pieces ? written.split('|').join(`\n- ${filler}\n`) : written;
  const far = `${`- ${filler}\n`.repeat(order.repeat ?? 0)}${' \n'.repeat(order.blank ?? 0)}`;
  const places: Record<string, string> = { [order.place]: inPieces, filler: far };
  return carriers[kind][language].replace(/\{(\w+)\|([^}]*)\}/g, (_, place: string, usual: string) => {
    return places[place] ?? usual;
  });
}

const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const leetDigits: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };

const encodings = {
  plain: (text: string) => text,
  base64: (text: string) => Buffer.from(text).toString('base64'),
  hex: (text: string) => Buffer.from(text).toString('hex'),
  rot13: (text: string) => rot13(text),
  leet: (text: string) => text.replace(/[aeiost]/g, (letter) => leetDigits[letter] as string),
  reversed: (text: string) => [...text].reverse().join(''),
  tags: (text: string) => `Comptable${String.fromCodePoint(...codes(text).map((code) => 0xe0000 + (code & 0x7f)))}`,
  'zero-width': (text: string) => [...text].join('\u200b'),
  bidi: (text: string) => `\u202e${[...text].reverse().join('')}\u202c`,
  white: (text: string) => `<span style="color:#fff;font-size:1px">${text}</span>`,
};

export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}
