import { gzipSync } from 'node:zlib';
import type { Random } from '../../hostile/random.ts';
import { fileOf, type HostileFile } from '../hostile-file.ts';
import { makeGif, makePng } from '../image-file.ts';
import { cvObjects, makePdf } from '../pdf-file.ts';
import { makeWord } from '../word-file.ts';
import { makeZip } from '../zip-file.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const archive = (...names: string[]) => makeZip(names.map((name) => ({ name, data: 'x' })));

/** Files that are something else, each under the three names of a CV. */
function kinds(): Record<string, Buffer> {
  return {
    'rich text': latin('{\\rtf1\\ansi {\\object\\objautlink\\objdata 0105}{\\*\\template http://127.0.0.1/x}}'),
    'rich text 50,000 deep': latin(`{\\rtf1 ${'{'.repeat(50_000)}`),
    'a program for Windows': Buffer.concat([latin('MZ\x90\0'), Buffer.alloc(600), latin('PE\0\0')]),
    'a program for Linux': Buffer.concat([latin('\x7fELF\x02\x01\x01'), Buffer.alloc(600)]),
    'a program for macOS': Buffer.concat([latin('\xcf\xfa\xed\xfe'), Buffer.alloc(600)]),
    'a Java class': latin('\xca\xfe\xba\xbe\0\0\0\x34'),
    'a shell script': latin('#!/bin/sh\ncurl http://127.0.0.1/\n'),
    'a batch file': latin('@echo off\r\npowershell -enc AAAA\r\n'),
    'a shortcut': Buffer.concat([latin('L\0\0\0\x01\x14\x02\0'), Buffer.alloc(200)]),
    'a PHP page': latin('<?php system($_GET["c"]); ?>'),
    'a plain ZIP': archive('cv.txt'),
    'a Java archive': archive('META-INF/MANIFEST.MF', 'A.class'),
    'an Android program': archive('AndroidManifest.xml', 'classes.dex'),
    'a spreadsheet': archive('[Content_Types].xml', 'xl/workbook.xml'),
    'a presentation': archive('[Content_Types].xml', 'ppt/presentation.xml'),
    'an OpenDocument text': archive('mimetype', 'content.xml'),
    'an e-book': archive('mimetype', 'META-INF/container.xml'),
    'an empty ZIP': makeZip([]),
    gzip: gzipSync(Buffer.alloc(1_000_000)),
    RAR: latin('Rar!\x1a\x07\x01\0rest'),
    '7-Zip': latin('7z\xbc\xaf\x27\x1c\0\x04'),
    'a tape archive': Buffer.concat([latin('cv.pdf'.padEnd(257, '\0')), latin('ustar\x0000'), Buffer.alloc(800)]),
    'a disc image': Buffer.concat([Buffer.alloc(32_769), latin('CD001')]),
    'a picture': makePng(8, 8),
    'an animation': makeGif(8, 8),
    'a drawing': latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'a sound': latin('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\0'),
    'a film': latin('\0\0\0\x18ftypmp42\0\0\0\0'),
    'a database': latin('SQLite format 3\0\x10\0'),
    PostScript: latin('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n'),
    'a mail': latin('From: a@example.com\r\nMIME-Version: 1.0\r\n\r\n%PD'),
    XML: latin('<?xml version="1.0"?><a/>'),
    JSON: latin('{"cv":"__proto__"}'),
    'plain words': latin('Camille Preuve, comptable'),
    'nothing but blanks': latin(' \n'.repeat(500)),
    zeros: Buffer.alloc(20_000),
  };
}

export function* otherKinds(random: Random): Generator<HostileFile> {
  for (const [name, bytes] of Object.entries(kinds()))
    for (const extension of ['pdf', 'docx', 'doc'])
      yield fileOf('something else', `${name} as .${extension}`, bytes, extension);
  const heads = { pdf: '%PDF-1.7\n', docx: 'PK\x03\x04', doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' };
  for (const [extension, head] of Object.entries(heads))
    for (let turn = 0; turn < 20; turn += 1) {
      const noise = Buffer.concat([latin(head), random.bytes(600 + random.below(4_000))]);
      yield fileOf('noise behind a true beginning', `${extension} ${turn}`, noise, extension);
    }
}

/** Files that are two things at once, sent as either. */
export function* polyglots(): Generator<HostileFile> {
  const [pdf, word] = [makePdf(cvObjects()), makeWord()];
  const html = latin('<html><script>alert(document.domain)</script></html>');
  const both: Record<string, Buffer> = {
    'a PDF with a Word file behind': Buffer.concat([pdf, word]),
    'a Word file with a PDF behind': Buffer.concat([word, pdf]),
    'a Word file whose comment is a PDF': makeZip([{ name: 'word/document.xml', data: 'x' }], {
      comment: pdf.subarray(0, 60_000),
    }),
    'a Word file behind a PDF’s first line': makeZip(
      [
        { name: '[Content_Types].xml', data: '' },
        { name: 'word/document.xml', data: '<x/>' },
      ],
      { prefix: '%PDF-1.7\n' },
    ),
    'a PDF that is a page': makePdf(cvObjects(), { prefix: html }),
    'a page behind a PDF': Buffer.concat([pdf, html]),
    'a PDF behind a thousand bytes': makePdf(cvObjects(), { prefix: Buffer.alloc(1_000, 32) }),
    'a PDF behind 1,020 bytes': makePdf(cvObjects(), { prefix: Buffer.alloc(1_020, 32) }),
    'a PDF behind a program': makePdf(cvObjects(), { prefix: 'MZ\x90\0' }),
    'a PDF behind a shell script': makePdf(cvObjects(), { prefix: '#!/bin/sh\nexit\n' }),
    'a PDF behind an animation': makePdf(cvObjects(), { prefix: makeGif(8, 8) }),
    'an animation that is a script': latin('GIF89a/*\0\0*/=1;fetch("/")//'),
    'a picture with a page behind': Buffer.concat([makePng(8, 8), html]),
    'a picture with a PDF behind': Buffer.concat([makePng(8, 8), pdf]),
    'a page that is a PDF': Buffer.concat([latin('<!doctype html><!-- %PDF-1.7 -->'), html]),
    'old Word with a PDF inside': Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), Buffer.alloc(504), pdf]),
    'a PDF in a PDF': makePdf(cvObjects({ content: { entries: '', data: pdf } })),
    'two PDF one on the other': Buffer.concat([
      pdf,
      makePdf(cvObjects({ pages: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' })),
    ]),
  };
  for (const [name, bytes] of Object.entries(both))
    for (const extension of ['pdf', 'docx', 'doc'])
      yield fileOf('two things at once', `${name} as .${extension}`, bytes, extension);
}
