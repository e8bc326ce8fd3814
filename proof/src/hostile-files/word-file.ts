import { makeZip, type ZipEntry } from './zip-file.ts';

const office = 'http://schemas.openxmlformats.org';
const relations = `${office}/officeDocument/2006/relationships`;

export const namespaces = [
  `xmlns:w="${office}/wordprocessingml/2006/main"`,
  `xmlns:r="${relations}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A CV in a few lines. */
export const cvParagraphs = [
  'Camille Preuve',
  'Comptable',
  'camille.preuve@example.org',
  'Expérience professionnelle',
  '2019 – 2024 Comptable, Brise Marine, Lorient',
  'Tenue de la comptabilité générale et déclarations de TVA',
]
  .map((line) => paragraph(line))
  .join('');

export function rootOf(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${name} ${namespaces}>${content}</w:${name}>`;
}

export function documentOf(body: string): string {
  return rootOf('document', `<w:body>${body}</w:body>`);
}

export type Relation = { type: string; target: string; external?: boolean };

export function relationsOf(links: readonly Relation[]): string {
  const lines = links.map(({ type, target, external }, index) => {
    const mode = external ? ' TargetMode="External"' : '';
    return `<Relationship Id="r${index}" Type="${relations}/${type}" Target="${target}"${mode}/>`;
  });
  return `<Relationships xmlns="${office}/package/2006/relationships">${lines.join('')}</Relationships>`;
}

export const documentPart = 'word/document.xml';

/** The parts of a Word file, by name; those given replace the usual or come beside them. */
export function wordParts(parts: Record<string, string | Uint8Array> = {}): Record<string, string | Uint8Array> {
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': relationsOf([{ type: 'officeDocument', target: documentPart }]),
    [documentPart]: documentOf(cvParagraphs),
    ...parts,
  };
}

export function entriesOf(parts: Record<string, string | Uint8Array>): ZipEntry[] {
  return Object.entries(parts).map(([name, data]) => ({ name, data }));
}

/** A Word file: its body’s XML, and parts that replace the usual. */
export function makeWord(body = cvParagraphs, parts: Record<string, string | Uint8Array> = {}): Buffer {
  return makeZip(entriesOf(wordParts({ [documentPart]: documentOf(body), ...parts })));
}
