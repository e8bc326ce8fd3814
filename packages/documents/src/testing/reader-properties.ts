import { ok } from 'node:assert';
import { documentTextSchema } from '@coach/contracts/document-text';
import type { Property } from '@coach/contracts/testing/property';
import {
  type Arbitrary,
  array,
  asyncProperty,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  tuple,
  uint8Array,
} from 'fast-check';
import { oleNames, readOleStream } from '../container/ole-file.ts';
import { zipEntryNames } from '../container/zip-entry-names.ts';
import { detectKind } from '../detect-kind.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentReader } from '../document-reader.ts';
import { fixture } from './fixtures.ts';

const heads = ['%PDF-1.7\n', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '<!doctype html><html>', ''];
const files = [
  'pairs/chef-de-rang/cv.pdf',
  'pairs/commercial-b2b/cv.docx',
  'pairs/cariste/cv.doc',
  'documents/two-columns.pdf',
  'documents/textbox.docx',
  'documents/html-named.doc',
];

/** Nothing, noise, and noise behind a true beginning. */
const noise: Arbitrary<Uint8Array> = tuple(constantFrom(...heads), uint8Array({ maxLength: 2_000 })).map(
  ([head, bytes]) => new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), bytes])),
);

/** A true file in which bytes are others, at places from its beginning to its end, and which may stop early. */
const spoilt: Arbitrary<Uint8Array> = tuple(
  constantFrom(...files),
  array(tuple(double({ min: 0, max: 1, noNaN: true }), integer({ min: 0, max: 255 })), { maxLength: 60 }),
  oneof({ weight: 3, arbitrary: constantFrom(1) }, { weight: 1, arbitrary: double({ min: 0, max: 1, noNaN: true }) }),
).map(([file, changes, share]) => {
  const bytes = Uint8Array.from(fixture(file));
  for (const [place, value] of changes) bytes[Math.floor(place * (bytes.length - 1))] = value;
  return bytes.subarray(0, Math.ceil(bytes.length * share));
});

/** What holds of any bytes where the server itself looks at them: before a process of their own does. */
export const containerProperties: Property[] = [
  {
    name: 'documents kind and names: told of any bytes, never throwing',
    holds: property(oneof(noise, spoilt), (bytes) => {
      const kind = detectKind(bytes);
      ok(kind === null || ['pdf', 'docx', 'doc'].includes(kind));
      ok(zipEntryNames(bytes).length <= 5_000);
      for (const name of oleNames(bytes)) readOleStream(bytes, name);
    }) as Property['holds'],
    quick: 100,
    long: 5_000,
  },
];

/** What holds of any bytes in the real reader, each in its process. */
export function readerProperties(reader: DocumentReader): Property[] {
  return [
    {
      name: 'documents read: lines that are slices of a text, or a refusal with its reason',
      holds: asyncProperty(oneof({ weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: noise }), (bytes) =>
        checkReading(reader, bytes),
      ) as Property['holds'],
      quick: 4,
      long: 120,
    },
  ];
}

async function checkReading(reader: DocumentReader, bytes: Uint8Array): Promise<void> {
  try {
    const { text, lines } = documentTextSchema.parse(await reader.read(bytes));
    for (const { start, end } of lines) ok(start < end && end <= text.length && !text.slice(start, end).includes('\n'));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    ok(error.code === 'unsupported_file' || error.reason !== null);
  }
}
