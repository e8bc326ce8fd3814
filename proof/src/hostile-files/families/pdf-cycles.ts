import { fileOf, type HostileFile } from '../hostile-file.ts';
import { cvObjects, makePdf, type PageParts, type PdfObject, pageWords } from '../pdf-file.ts';

const form = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]';
const stream = (entries: string, data: string): PdfObject => ({ entries, data });

/** Pages, objects and tables that lead to themselves. */
const parts: Record<string, PageParts> = {
  'pages that are their own kid': { pages: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' },
  'pages that are their own kid, twice': { pages: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2147483647 >>' },
  'pages in a ring': {
    pages: '<< /Type /Pages /Kids [6 0 R] /Count 9 >>',
    more: ['<< /Type /Pages /Kids [7 0 R] /Count 9 >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>'],
  },
  'a page that is its own parent': { page: '/Parent 3 0 R' },
  'pages whose parent is their kid': { pages: '<< /Type /Pages /Kids [3 0 R] /Count 1 /Parent 3 0 R >>' },
  'more pages than any': { pages: '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>' },
  'fewer pages than none': { pages: '<< /Type /Pages /Kids [3 0 R] /Count -5 >>' },
  'the same page a thousand times': { pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(1_000)}] /Count 1000 >>` },
  'a content that is a list of itself': { content: '[4 0 R 4 0 R]' },
  'a content that is the page': { page: '/Contents 3 0 R' },
  'a reference to itself': { content: '4 0 R' },
  'a length that is its own': { content: { entries: '', data: pageWords, length: '4 0 R' } },
  'a length in a ring': { content: { entries: '', data: pageWords, length: '6 0 R' }, more: ['7 0 R', '6 0 R'] },
  'a filter that is itself': { content: stream('/Filter 4 0 R', pageWords) },
  'a filter’s parameters that are itself': { content: stream('/Filter /FlateDecode /DecodeParms 4 0 R', pageWords) },
  'a form that draws itself': {
    resources: '/XObject << /X 6 0 R >>',
    content: stream('', `${pageWords} /X Do`),
    more: [stream(`${form} /Resources << /XObject << /X 6 0 R >> >>`, '/X Do')],
  },
  'two forms that draw each other twice': {
    resources: '/XObject << /X 6 0 R >>',
    content: stream('', `${pageWords} /X Do`),
    more: [
      stream(`${form} /Resources << /XObject << /Y 7 0 R >> >>`, '/Y Do /Y Do'),
      stream(`${form} /Resources << /XObject << /X 6 0 R >> >>`, '/X Do /X Do'),
    ],
  },
  'a font that is its own descendant': {
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /A /DescendantFonts [5 0 R] >>',
  },
  'a font whose words are itself': {
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R /Encoding 5 0 R >>',
  },
  'a map of characters that uses itself': {
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    more: [stream('/Type /CMap /CMapName /A /UseCMap 6 0 R', '/A usecmap begincmap endcmap')],
  },
  'a letter that draws itself': {
    font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [67 /a] >> /FirstChar 67 /LastChar 67 /Widths [9] /Resources << /Font << /F1 5 0 R >> >> >>',
    more: [stream('', 'BT /F1 9 Tf (CCCC) Tj ET')],
  },
  'resources that are themselves': {
    page: '/Resources 6 0 R',
    more: ['<< /Font 6 0 R /XObject 6 0 R /Properties 6 0 R >>'],
  },
  'an outline in a ring': {
    catalogue: '/Outlines 6 0 R',
    more: [
      '<< /First 7 0 R /Last 7 0 R /Count 9 >>',
      '<< /Title (a) /Parent 6 0 R /Next 7 0 R /Prev 7 0 R /First 6 0 R >>',
    ],
  },
  'names in a ring': { catalogue: '/Names << /Dests 6 0 R >>', more: ['<< /Kids [6 0 R 6 0 R] >>'] },
  'numbers in a ring': { catalogue: '/PageLabels 6 0 R', more: ['<< /Kids [6 0 R] >>'] },
  'a structure in a ring': {
    catalogue: '/StructTreeRoot 6 0 R /MarkInfo << /Marked true >>',
    more: ['<< /Type /StructTreeRoot /K 7 0 R /ParentTree 6 0 R >>', '<< /S /P /P 6 0 R /K [7 0 R 6 0 R] >>'],
  },
  'a note that answers itself': {
    page: '/Annots [6 0 R]',
    more: ['<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Parent 6 0 R /Popup 6 0 R /IRT 6 0 R /Kids [6 0 R] >>'],
  },
  'fields in a ring': {
    catalogue: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [6 0 R]',
    more: ['<< /FT /Tx /T (a) /Kids [6 0 R] /Parent 6 0 R /Subtype /Widget /Rect [0 0 9 9] >>'],
  },
  'a pattern of itself': {
    resources: '/Pattern << /P 6 0 R >> /ColorSpace << /C [/Pattern 6 0 R] >>',
    content: stream('', `/Pattern cs /P scn 0 0 500 500 re f ${pageWords}`),
    more: [
      stream(
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0 /YStep 0 /Resources << /Pattern << /P 6 0 R >> >>',
        '/Pattern cs /P scn 0 0 9 9 re f',
      ),
    ],
  },
  'a colour of itself': {
    resources: '/ColorSpace << /C 6 0 R >>',
    content: stream('', `/C cs 1 scn 0 0 9 9 re f ${pageWords}`),
    more: ['[/Indexed 6 0 R 255 6 0 R]'],
  },
  'a function of itself': {
    resources: '/ColorSpace << /C [/Separation /a /DeviceRGB 6 0 R] >>',
    content: stream('', `/C cs 1 scn 0 0 9 9 re f ${pageWords}`),
    more: ['<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R 6 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>'],
  },
  'a soft mask of itself': {
    resources: '/ExtGState << /G 6 0 R >> /XObject << /X 7 0 R >>',
    content: stream('', `/G gs ${pageWords} /X Do`),
    more: [
      '<< /SMask << /S /Alpha /G 7 0 R >> >>',
      stream(`${form} /Group << /S /Transparency >> /Resources << /ExtGState << /G 6 0 R >> >>`, '/G gs'),
    ],
  },
  'a picture that is its own mask': {
    resources: '/XObject << /X 6 0 R >>',
    content: stream('', `${pageWords} /X Do`),
    more: [
      stream('/Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R', 'abcd'),
    ],
  },
};

const xrefs: Record<string, { trailer?: string; xref?: string; suffix?: string }> = {
  'a table before itself': { trailer: '/Size 6 /Root 1 0 R /Prev 9' },
  'a table that says it is the one before': { suffix: 'startxref\n15\n%%EOF' },
  'a table far beyond the end': { suffix: 'startxref\n99999999999999\n%%EOF' },
  'a table at a negative place': { suffix: 'startxref\n-1\n%%EOF' },
  'a stream of tables that is itself': { trailer: '/Size 6 /Root 1 0 R /XRefStm 9' },
  'a table of four billion rows': { xref: 'xref\n0 4294967295\n0000000000 65535 f \n' },
  'a table of rows that are none': { xref: `xref\n0 6\n${'abcdefghij klmno p \n'.repeat(6)}` },
  'a table that gives every number one place': { xref: `xref\n0 6\n${'0000000015 00000 n \n'.repeat(6)}` },
  'a trailer whose root is itself': { trailer: '/Size 6 /Root 6 0 R' },
  'a trailer without a root': { trailer: '/Size 6' },
  'a trailer with a size below nothing': { trailer: '/Size -1 /Root 1 0 R' },
  'a root that is a page': { trailer: '/Size 6 /Root 3 0 R' },
  'encryption that is the root': { trailer: '/Size 6 /Root 1 0 R /Encrypt 1 0 R /ID [(a) (b)]' },
  'encryption by nobody': { trailer: '/Size 6 /Root 1 0 R /Encrypt << /Filter /None /V 99 /R 99 >> /ID [(a) (b)]' },
  'a key of a billion bits': {
    trailer:
      '/Size 6 /Root 1 0 R /Encrypt << /Filter /Standard /V 2 /R 3 /Length 1000000000 /P -1 /O (a) /U (b) >> /ID [(a) (b)]',
  },
};

export function* cyclicPdfs(): Generator<HostileFile> {
  for (const [name, each] of Object.entries(parts)) {
    const bytes = makePdf(cvObjects(each));
    yield fileOf('pdf that leads to itself', name, bytes, 'pdf');
    // Without its table a reader searches for the objects by itself.
    yield fileOf('pdf that leads to itself', `${name}, without a table`, makePdf(cvObjects(each), { xref: '' }), 'pdf');
  }
  for (const [name, options] of Object.entries(xrefs))
    yield fileOf('pdf with a wrong table', name, makePdf(cvObjects(), options), 'pdf');
  for (const [name, { first, number }] of Object.entries({
    'objects that extend themselves': { first: '8', number: 1 },
    'objects that begin beyond their end': { first: '99999999', number: 3 },
    'a billion objects in three bytes': { first: '0', number: 1_000_000_000 },
    'less than no objects': { first: '-1', number: -1 },
  })) {
    const objects = stream(`/Type /ObjStm /N ${number} /First ${first} /Extends 6 0 R`, '6 0 1 0 << /Type /Catalog >>');
    yield fileOf('pdf with a wrong table', name, makePdf(cvObjects({ more: [objects] })), 'pdf');
  }
}
