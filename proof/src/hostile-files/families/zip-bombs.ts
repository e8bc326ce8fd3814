import { crc32, deflateRawSync } from 'node:zlib';
import { fileOf, type HostileFile } from '../hostile-file.ts';
import {
  cvParagraphs,
  documentOf,
  documentPart,
  entriesOf,
  makeWord,
  paragraph,
  relationsOf,
  rootOf,
  wordParts,
} from '../word-file.ts';
import { makeZip, type ZipEntry } from '../zip-file.ts';

const megabyte = 1024 * 1024;
const usual = () => entriesOf(wordParts()).filter(({ name }) => name !== documentPart);
const document = documentOf(cvParagraphs);
/** A Word file whose document is this entry. */
const withDocument = (entry: Partial<ZipEntry>) =>
  makeZip([...usual(), { name: documentPart, data: document, ...entry }]);

/** Texts that unfold: what XML of each size the document is, and what the ZIP says of it. */
function* unfolding(): Generator<[string, Buffer]> {
  for (const size of [25, 80]) {
    const xml = Buffer.from(documentOf(`${cvParagraphs}${' '.repeat(size * megabyte)}`));
    const packed = deflateRawSync(xml);
    yield [`${size} MB that it admits`, withDocument({ data: '', packed, size: xml.length })];
    yield [`${size} MB said to be 4 kB`, withDocument({ data: '', packed, size: 4_096 })];
    yield [`${size} MB said to be nothing`, withDocument({ data: '', packed, size: 0, packedSize: 0 })];
    yield [`${size} MB said to be stored`, withDocument({ data: '', packed, size: xml.length, method: 0 })];
  }
  for (const count of [200, 2_000])
    yield [`${count} paragraphs of the longest`, makeWord(paragraph('mot '.repeat(20_000)).repeat(count / 20))];
  const long = Buffer.from(rootOf('hdr', ' '.repeat(20 * megabyte)));
  const part = { data: '', packed: deflateRawSync(long), size: long.length, crc: crc32(long) };
  const headers = Array.from({ length: 8 }, (_, index) => ({ type: 'header', target: `header${index}.xml` }));
  const parts = headers.map(({ target }) => ({ ...part, name: `word/${target}` }));
  yield ['parts of 20 MB each', makeZip([...entriesOf(wordParts()), ...parts])];
  const links = { name: 'word/_rels/document.xml.rels', data: relationsOf(headers) };
  yield ['headers of 20 MB each, all asked for', makeZip([...entriesOf(wordParts()), links, ...parts])];
}

/** A bomb in a bomb in a bomb. */
function* nested(): Generator<[string, Buffer]> {
  let inner = makeZip([{ name: 'zeros', data: Buffer.alloc(40 * megabyte) }]);
  for (let depth = 1; depth <= 6; depth += 1) {
    inner = makeZip(Array.from({ length: 8 }, (_, index) => ({ name: `${index}.zip`, data: inner })));
    yield [`${depth} deep, beside the document`, makeWord(cvParagraphs, { 'word/embeddings/a.zip': inner })];
    yield [`${depth} deep, as the document`, withDocument({ data: inner })];
  }
}

/** Directories that do not agree with what they list. */
function* lying(): Generator<[string, Buffer]> {
  const parts = wordParts();
  const entries = entriesOf(parts);
  const all = (change: Partial<ZipEntry>) => makeZip(entries.map((entry) => ({ ...entry, ...change })));
  for (const method of [1, 9, 12, 14, 93, 95, 99, 65_535]) yield [`packed by method ${method}`, all({ method })];
  for (const flags of [1, 8, 0x40, 0x2000, 0xffff]) yield [`flags ${flags}`, all({ flags })];
  for (const at of [0, 0x7fffffff, 0xffffffff]) yield [`everything at ${at}`, all({ at })];
  for (const crc of [0, 0xffffffff]) yield [`sum ${crc}`, all({ crc })];
  for (const size of [1, 0x7fffffff, 0xffffffff]) yield [`unpacked ${size}`, all({ size })];
  for (const packedSize of [0, 1, 0x7fffffff, 0xffffffff]) yield [`packed ${packedSize}`, all({ packedSize })];
  for (const entryCount of [0, 1, 2, 65_535]) yield [`${entryCount} entries it says`, makeZip(entries, { entryCount })];
  for (const directoryAt of [0, 30, 0x7fffffff, 0xffffffff])
    yield [`a directory at ${directoryAt}`, makeZip(entries, { directoryAt })];
  yield ['on disk nine', makeZip(entries, { diskNumber: 9 })];
  yield ['a comment that is another directory', makeZip(entries, { comment: makeZip(entries) })];
  yield ['the longest comment', makeZip(entries, { comment: 'PK\x05\x06'.repeat(16_383) })];
  yield [
    '60,000 parts',
    makeZip([...entries, ...Array.from({ length: 60_000 }, (_, index) => ({ name: `w/${index}`, data: '' }))]),
  ];
  yield [
    '3,001 parts',
    makeZip([...entries, ...Array.from({ length: 3_001 }, (_, index) => ({ name: `w/${index}`, data: '' }))]),
  ];
  yield [
    'the document a thousand times',
    makeZip([...entries, ...Array.from({ length: 1_000 }, () => ({ name: documentPart, data: document }))]),
  ];
  yield [
    'all parts in one place',
    makeZip([
      ...entries,
      ...Array.from({ length: 2_000 }, (_, index) => ({ name: `word/h${index}.xml`, data: '', at: 0 })),
    ]),
  ];
}

const names = [
  '../../../../etc/cron.d/x',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'C:\\CON',
  'word/../../x',
  'word/\0.xml',
  '__proto__',
  'constructor',
  'word/document.xml/',
  'WORD/DOCUMENT.XML',
  '',
  'a'.repeat(60_000),
  Buffer.from([0xff, 0xfe, 0x80]),
  'word/\u202elmx.tnemucod',
];

export function* zipBombs(): Generator<HostileFile> {
  const families = { 'docx that unfolds': unfolding(), 'docx with a bomb inside': nested(), 'zip that lies': lying() };
  for (const [family, files] of Object.entries(families))
    for (const [name, bytes] of files) yield fileOf(family, name, bytes, 'docx');
  for (const name of names) {
    const told = JSON.stringify(name.toString().slice(0, 30));
    const beside = makeZip([...entriesOf(wordParts()), { name, data: 'x' }]);
    yield fileOf('zip with hostile names', `${told} beside`, beside, 'docx');
    const link = makeZip([...entriesOf(wordParts()), { name, data: '/etc/passwd', attributes: 0xa1ff0000 }]);
    yield fileOf('zip with hostile names', `${told} a link`, link, 'docx');
  }
}
