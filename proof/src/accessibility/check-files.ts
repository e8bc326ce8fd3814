import { inflateRawSync } from 'node:zlib';
import type { APIRequestContext } from 'playwright-core';
import type { Filled } from './fill-account.ts';

type Mark = { what: string; found: (text: string) => boolean };
const has = (what: string, pattern: RegExp): Mark => ({ what, found: (text) => pattern.test(text) });

/** What assistive technology needs of each kind of file: language, title, headings, and lists or tags (RGAA 13.3). */
const marks: Record<string, Mark[]> = {
  pdf: [
    has('is tagged', /\/Marked true/),
    has('has a structure', /\/StructTreeRoot/),
    has('has a language', /\/Lang \(fr-FR\)/),
    has('shows its title', /\/DisplayDocTitle true/),
  ],
  docx: [
    has('has a language', /w:lang [^>]*w:val="fr-FR"/),
    has('has a title', /<dc:title>[^<]+<\/dc:title>/),
    has('has no picture without words', /^(?!.*<pic:pic)/s),
  ],
  doc: [has('has a language', /<html[^>]* lang="fr/), has('has a title', /<title>[^<]+<\/title>/)],
};
/** A CV has headings; a letter is but paragraphs. */
const headings: Record<string, Mark> = {
  pdf: has('has headings', /\/S \/H[12]\b/),
  docx: has('has headings', /w:pStyle w:val="Heading[12]"/),
  doc: has('has headings', /<h[12][\s>]/),
};

/** The files made of the account's own CV and letter, and what they lack. */
export async function checkFiles(
  request: APIRequestContext,
  its: Filled,
): Promise<{ files: number; faults: string[] }> {
  const faults: string[] = [];
  let files = 0;
  for (const format of Object.keys(marks)) {
    for (const [path, wanted] of [
      [`/api/models/cv/classique/file?document=${its.documentId}`, [...(marks[format] ?? []), headings[format]]],
      [`/api/models/letter/standard/file?letter=${its.letterId}`, marks[format] ?? []],
    ] as const) {
      const answer = await request.get(`${path}&format=${format}`);
      if (!answer.ok()) throw new Error(`${path} as ${format} answered ${answer.status()}`);
      files += 1;
      const text = textOf(format, await answer.body());
      const missing = wanted.filter((mark) => mark && !mark.found(text));
      faults.push(...missing.map((mark) => `13.3: not true of ${path.split('?')[0]} as ${format}: it ${mark?.what}`));
    }
  }
  return { files, faults };
}

function textOf(format: string, bytes: Buffer): string {
  if (format === 'docx') return [...unpack(bytes)].join('\n');
  return bytes.toString(format === 'pdf' ? 'latin1' : 'utf8');
}

/** The XML parts of a package, by its central directory. */
function* unpack(bytes: Buffer): Generator<string> {
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 46)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    if (!name.endsWith('.xml')) continue;
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    yield (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
  }
}
