import { strToU8, zipSync } from 'fflate';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const others =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function root(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${name} ${word} ${others}>${content}</w:${name}>`;
}

export type DocxParts = {
  styles?: string;
  numbering?: string;
  headers?: string[];
  footers?: string[];
  extra?: Record<string, string>;
};

/** A DOCX of the given WordprocessingML: `body` goes inside w:body, header `n` has the relationship id `header<n>`. */
export function makeDocx(body: string, parts: DocxParts = {}): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships><Relationship Id="1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': root('document', `<w:body>${body}</w:body>`),
    ...parts.extra,
  };
  const links: string[] = [];
  const add = (type: string, id: string, file: string, xml: string) => {
    files[`word/${file}`] = xml;
    links.push(`<Relationship Id="${id}" Type="${relations}/${type}" Target="${file}"/>`);
  };
  if (parts.styles) add('styles', 'styles', 'styles.xml', root('styles', parts.styles));
  if (parts.numbering) add('numbering', 'numbering', 'numbering.xml', root('numbering', parts.numbering));
  for (const [index, xml] of (parts.headers ?? []).entries())
    add('header', `header${index}`, `header${index}.xml`, root('hdr', xml));
  for (const [index, xml] of (parts.footers ?? []).entries())
    add('footer', `footer${index}`, `footer${index}.xml`, root('ftr', xml));
  files['word/_rels/document.xml.rels'] = `<Relationships>${links.join('')}</Relationships>`;
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A paragraph of one run. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A table; a cell is the paragraphs it holds. */
export function table(...rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
