import { deflateSync } from 'node:zlib';
import { fileOf, type HostileFile } from '../hostile-file.ts';
import { cvObjects, makePdf, type PageParts, type PdfObject, pageWords } from '../pdf-file.ts';

const megabyte = 1024 * 1024;
const packed = (text: string, times: number) => deflateSync(Buffer.from(text.repeat(times)));
const flate = (data: Uint8Array, entries = ''): PdfObject => ({ entries: `/Filter /FlateDecode ${entries}`, data });
const picture = (width: number, height: number, filter: string, data: Uint8Array | string): PageParts => ({
  resources: '/XObject << /X 6 0 R >>',
  content: { entries: '', data: `${pageWords} /X Do` },
  more: [
    {
      entries: `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB ${filter}`,
      data,
    },
  ],
});
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}${close.repeat(depth)}`;

function unfolding(): Record<string, PageParts> {
  const zeros = deflateSync(Buffer.alloc(64 * megabyte));
  return {
    'white space of 64 MB': { content: flate(packed(' ', 64 * megabyte)) },
    'zeros of 64 MB': { content: flate(zeros) },
    'packed five times over': {
      content: {
        entries: `/Filter [${'/FlateDecode '.repeat(5)}]`,
        data: [1, 2, 3].reduce((data) => deflateSync(data), deflateSync(zeros)),
      },
    },
    'unpacked four hundred times': {
      content: { entries: `/Filter [${'/FlateDecode '.repeat(400)}]`, data: zeros.subarray(0, 900) },
    },
    'a predictor a billion wide': {
      content: flate(zeros, '/DecodeParms << /Predictor 12 /Columns 1000000000 /Colors 32 >>'),
    },
    'a predictor of less than nothing': { content: flate(zeros, '/DecodeParms << /Predictor 15 /Columns -1 >>') },
    'runs of runs': {
      content: { entries: '/Filter [/RunLengthDecode /RunLengthDecode]', data: Buffer.alloc(200_000, 0x81) },
    },
    'hexadecimal without an end': { content: { entries: '/Filter /ASCIIHexDecode', data: '20'.repeat(2_000_000) } },
    'ASCII85 of z alone': { content: { entries: '/Filter /ASCII85Decode', data: 'z'.repeat(4_000_000) } },
    'LZW of noise': { content: { entries: '/Filter /LZWDecode', data: Buffer.alloc(1_000_000, 0xa5) } },
    'a million words': { content: flate(packed('BT /F1 9 Tf 1 0 0 1 50 50 Tm (abc def) Tj ET\n', 300_000)) },
    'words one letter at a time': { content: flate(packed('BT /F1 9 Tf 3 4 Td (a) Tj ET\n', 150_000)) },
    'one word of 20 MB': { content: flate(deflateSync(`BT /F1 9 Tf (${'a'.repeat(20 * megabyte)}) Tj ET`)) },
    'a million states': { content: flate(packed('q ', 2_000_000)) },
    'a million curves': { content: flate(packed('0 0 m 1 2 3 4 5 6 c ', 500_000)) },
    'rectangles without end': { content: flate(packed('0 0 1 1 re f\n', 800_000)) },
    'a million marks': { content: flate(packed('/P << /MCID 1 >> BDC ', 200_000)) },
    'a picture inside a picture': { content: { entries: '', data: `${'BI /W 9 /H 9 ID '.repeat(20_000)}EI` } },
    'letters at every place of a page': { content: flate(deflateSync(scattered(40_000))) },
    'letters turned each otherwise': { content: flate(deflateSync(turned(20_000))) },
    'a font the size of a town': { content: { entries: '', data: pageWords.replace('12 Tf', '1e38 Tf') } },
    'numbers that are none': {
      content: { entries: '', data: `BT /F1 ${'9'.repeat(400)} Tf --5 ..3 Td (a) Tj ET 1e999 cm NaN` },
    },
  };
}

function scattered(count: number): string {
  const at = (index: number) => `${(index * 7) % 595} ${(index * 13) % 842}`;
  return Array.from({ length: count }, (_, index) => `BT /F1 8 Tf ${at(index)} Td (ab cd) Tj ET`).join('\n');
}

function turned(count: number): string {
  const matrix = (index: number) =>
    `${Math.cos(index).toFixed(3)} ${Math.sin(index).toFixed(3)} ${(-Math.sin(index)).toFixed(3)} ${Math.cos(index).toFixed(3)} ${(index * 7) % 595} ${(index * 13) % 842}`;
  return Array.from({ length: count }, (_, index) => `BT /F1 8 Tf ${matrix(index)} Tm (abcd) Tj ET`).join('\n');
}

function crowded(): Record<string, PageParts> {
  const many = (count: number, object: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => object(index));
  const numbers = (count: number) => many(count, (index) => `${index + 6} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return {
    'five thousand pages': {
      pages: `<< /Type /Pages /Kids [${numbers(5_000)}] /Count 5000 >>`,
      more: many(5_000, () => page),
    },
    'fifty-one pages': { pages: `<< /Type /Pages /Kids [${numbers(51)}] /Count 51 >>`, more: many(51, () => page) },
    'five thousand fonts': {
      resources: '',
      page: `/Resources << /Font << /F1 5 0 R ${many(5_000, (index) => `/G${index} ${index + 6} 0 R`).join(' ')} >> >>`,
      content: {
        entries: '',
        data: `${pageWords}\nBT ${many(5_000, (index) => `/G${index} 9 Tf (a) Tj`).join('\n')} ET`,
      },
      more: many(5_000, () => font),
    },
    'a hundred thousand objects': { more: many(100_000, () => '<< >>') },
    'a hundred thousand notes': {
      page: `/Annots [${'6 0 R '.repeat(100_000)}]`,
      more: ['<< /Subtype /Link /Rect [0 0 1 1] >>'],
    },
    'a list of a million': { more: [`[${'1 '.repeat(1_000_000)}]`], catalogue: '/Extra 6 0 R' },
    'a hundred thousand contents': { page: `/Contents [${'4 0 R '.repeat(100_000)}]` },
  };
}

function deep(): Record<string, PageParts> {
  return {
    'lists in lists, 100,000 deep': { catalogue: '/Extra 6 0 R /OpenAction 6 0 R', more: [nested('[', ']', 100_000)] },
    'lists that are never closed': { content: { entries: '', data: '['.repeat(300_000) } },
    'dictionaries 50,000 deep': { catalogue: '/Extra 6 0 R', more: [nested('<< /A ', ' >>', 50_000)] },
    'brackets 200,000 deep in a word': {
      content: { entries: '', data: `BT /F1 9 Tf (${nested('(', ')', 200_000)}) Tj ET` },
    },
    'a page tree 3,000 deep': {
      pages: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
      more: Array.from({ length: 3_000 }, (_, index) => `<< /Type /Pages /Kids [${index + 7} 0 R] /Count 1 >>`),
    },
    'a name of a megabyte': { catalogue: `/${'N'.repeat(megabyte)} 1` },
    'a number of a megabyte': { catalogue: `/Extra ${'9'.repeat(megabyte)}` },
    'a comment of two megabytes': { content: { entries: '', data: `%${'c'.repeat(2 * megabyte)}\n${pageWords}` } },
    'functions 5,000 deep': {
      resources: '/ColorSpace << /C [/Separation /a /DeviceRGB 6 0 R] >>',
      content: { entries: '', data: `/C cs 1 scn ${pageWords}` },
      more: [{ entries: '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]', data: nested('{', '}', 5_000) }],
    },
  };
}

const pictures: Record<string, PageParts> = {
  'a picture of 60,000 by 60,000': picture(60_000, 60_000, '/Filter /FlateDecode', deflateSync(Buffer.alloc(megabyte))),
  'a picture of two billion by two billion': picture(2_147_483_647, 2_147_483_647, '', 'abc'),
  'a picture of less than nothing': picture(-5, -5, '', 'abc'),
  'a JPEG that is none': picture(
    9,
    9,
    '/Filter /DCTDecode',
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3]),
  ),
  'a JPEG 2000 that is none': picture(9, 9, '/Filter /JPXDecode', Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1')),
  'a JBIG2 that is none': picture(9, 9, '/Filter /JBIG2Decode', Buffer.alloc(4_000, 0xff)),
  'a fax a billion wide': picture(
    9,
    9,
    '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1000000000 /Rows 1000000000 >>',
    Buffer.alloc(900, 0x55),
  ),
  'a filter nobody has': picture(9, 9, '/Filter /NoSuchDecode', 'abc'),
};

const boxes = ['0 0 0 0', '0 0 1e38 1e38', '-1e9 -1e9 1e9 1e9', '5 5 1 1', 'null null null null', '(a) (b) (c) (d)'];

export function* pdfBombs(): Generator<HostileFile> {
  const families = {
    'pdf that unfolds': unfolding(),
    'pdf with too much in it': crowded(),
    'pdf too deep': deep(),
    'pdf with a picture bomb': pictures,
  };
  for (const [family, parts] of Object.entries(families))
    for (const [name, each] of Object.entries(parts)) yield fileOf(family, name, makePdf(cvObjects(each)), 'pdf');
  for (const box of boxes)
    for (const rotation of ['', '/Rotate 45', '/Rotate 1e9', '/UserUnit 1e9'])
      yield fileOf(
        'pdf page of no size',
        `${box} ${rotation}`,
        makePdf(cvObjects({ page: `/MediaBox [${box}] /CropBox [${box}] ${rotation}` })),
        'pdf',
      );
}
