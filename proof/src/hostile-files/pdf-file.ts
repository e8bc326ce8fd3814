/** The body of an object, or a stream with its dictionary’s entries; `length` replaces the truth. */
export type PdfObject = string | { entries: string; data: Uint8Array | string; length?: string };

type PdfOptions = { trailer?: string; xref?: string; prefix?: Uint8Array | string; suffix?: Uint8Array | string };

/** A PDF of the given objects, the first numbered 1 and the catalogue, with a true table unless another is given. */
export function makePdf(objects: readonly PdfObject[], options: PdfOptions = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(options.prefix ?? ''), Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    places.push(length);
    add(objectBytes(index + 1, object));
  });
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const table = options.xref ?? `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const entries = options.trailer ?? `/Size ${objects.length + 1} /Root 1 0 R`;
  const end = `${table}trailer\n<< ${entries} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1'), Buffer.from(options.suffix ?? '')]);
}

function objectBytes(number: number, object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
  const data = Buffer.from(object.data as string);
  const head = `${number} 0 obj\n<< ${object.entries} /Length ${object.length ?? data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n')]);
}

/** What replaces or follows the usual: a catalogue (1), the pages (2), a page (3), its content (4), its font (5). */
export type PageParts = {
  catalogue?: string;
  pages?: string;
  page?: string;
  resources?: string;
  content?: PdfObject;
  font?: PdfObject;
  more?: PdfObject[];
};

const words = [
  'BT /F1 12 Tf 14 TL 60 780 Td (Camille Preuve) Tj T* (Comptable) Tj T* (camille.preuve@example.org) Tj T*',
  '(Experience professionnelle) Tj T* (2019 - 2024 Comptable, Brise Marine, Lorient) Tj T*',
  '(Tenue de la comptabilite et declarations de TVA) Tj ET',
].join('\n');

/** The objects of a CV of one page. */
export function cvObjects(parts: PageParts = {}): PdfObject[] {
  const resources = `/Resources << /Font << /F1 5 0 R >> ${parts.resources ?? ''} >>`;
  return [
    `<< /Type /Catalog /Pages 2 0 R ${parts.catalogue ?? ''} >>`,
    parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents 4 0 R ${parts.page ?? ''} >>`,
    parts.content ?? { entries: '', data: words },
    parts.font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(parts.more ?? []),
  ];
}

/** What the page says, for streams of one’s own. */
export const pageWords = words;
