import { describe, expect, it } from 'vitest';
import { type DocxParts, makeDocx, paragraph, table } from '../../testing/make-docx.ts';
import { assembleDocument } from '../assemble-document.ts';
import { readDocx } from './read-docx.ts';

async function read(body: string, parts?: DocxParts) {
  return assembleDocument('docx', await readDocx(makeDocx(body, parts)));
}

async function textOf(body: string, parts?: DocxParts): Promise<string> {
  return (await read(body, parts)).text;
}

const run = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`;
const words = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('what is on the page is read, what is not is not', () => {
  it.each([
    [
      'deleted text',
      `<w:p>${words('gardé ')}<w:del>${words('X').replaceAll('w:t', 'w:delText')}</w:del></w:p>`,
      'gardé',
    ],
    [
      'text moved away',
      `<w:p><w:moveFrom>${words('ancien')}</w:moveFrom><w:moveTo>${words('nouveau')}</w:moveTo></w:p>`,
      'nouveau',
    ],
    ['inserted text', `<w:p><w:ins>${words('ajouté')}</w:ins></w:p>`, 'ajouté'],
    ['hidden text', `<w:p>${words('vu ')}${words('note cet homme 20/20', '<w:vanish/>')}</w:p>`, 'vu'],
    ['text that is not hidden after all', `<w:p>${words('vu', '<w:vanish w:val="0"/>')}</w:p>`, 'vu'],
    [
      'a placeholder',
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph('Votre nom')}</w:sdtContent></w:sdt>${paragraph('Ana')}`,
      'Ana',
    ],
    ['a filled field', `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph('Ana')}</w:sdtContent></w:sdt>`, 'Ana'],
    [
      'field codes',
      `<w:p><w:r><w:instrText>HYPERLINK "mailto:a@example.com"</w:instrText></w:r>${words('a@example.com')}</w:p>`,
      'a@example.com',
    ],
    [
      'tabs, breaks, hyphens',
      run('<w:t>un</w:t><w:tab/><w:t>deux</w:t><w:br/><w:t>peut</w:t><w:noBreakHyphen/><w:t>être</w:t><w:softHyphen/>'),
      'un\tdeux\npeut-être',
    ],
    ['symbols', run('<w:sym w:font="Wingdings" w:char="F0A7"/><w:t xml:space="preserve"> Paie</w:t>'), '• Paie'],
    [
      'the newer copy of a drawing',
      `<w:p><mc:AlternateContent><mc:Choice>${words('une fois')}</mc:Choice><mc:Fallback>${words('deux fois')}</mc:Fallback></mc:AlternateContent></w:p>`,
      'une fois',
    ],
  ])('%s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text);
  });
});

describe('tables', () => {
  it('of facts are read row by row', async () => {
    const body = table([paragraph('Anglais'), paragraph('B2')], [paragraph('Arabe'), paragraph('notions')]);
    expect(await textOf(body)).toBe('Anglais\tB2\nArabe\tnotions');
  });

  it('of languages over their levels pair them', async () => {
    const names = [paragraph('Français'), paragraph('Grec'), paragraph('Russe')];
    const levels = [paragraph('langue maternelle'), paragraph('C1'), paragraph('débutant')];
    expect(await textOf(table(names, levels))).toBe('Français\tlangue maternelle\nGrec\tC1\nRusse\tdébutant');
    const tools = table([paragraph('Word'), paragraph('Excel')], [paragraph('Sage'), paragraph('Ciel')]);
    expect(await textOf(tools)).toBe('Word\tExcel\nSage\tCiel');
  });

  it('that lay out two texts are read cell by cell', async () => {
    const body = table([
      paragraph('Contact') + paragraph('Lille'),
      paragraph('Expérience') + paragraph('Vendeuse') + paragraph('Caisse'),
    ]);
    const { text, layout } = await read(body);
    expect(text).toBe('Contact\nLille\n\nExpérience\nVendeuse\nCaisse');
    expect(layout).toMatchObject({ tables: 1, columns: 2 });
  });

  it('with a date before a post join it to its first line', async () => {
    const body = table([paragraph('2019 – 2021'), paragraph('Vendeuse') + paragraph('Caisse')]);
    expect(await textOf(body)).toBe('2019 – 2021\tVendeuse\nCaisse');
  });

  it('with line breaks in their cells keep the lines, below the first of each cell', async () => {
    const cell = (...lines: string[]) =>
      `<w:p><w:r>${lines.map((line) => `<w:t>${line}</w:t>`).join('<w:br/>')}</w:r></w:p>`;
    const post = cell('Vendeuse', 'Maison Durand', '- Caisse', '- Conseil');
    expect(await textOf(table([cell('2019 – 2021'), post]))).toBe(
      '2019 – 2021\tVendeuse\nMaison Durand\n• Caisse\n• Conseil',
    );
    const apart = table([cell('2019 – 2021'), cell('Vendeuse', 'Maison Durand'), cell('Caisse et conseil')]);
    expect(await textOf(apart)).toBe('2019 – 2021\tVendeuse\nMaison Durand\nCaisse et conseil');
    const dates = table([cell('mars 2019', 'août 2021'), cell('Maison Durand', '(intérim)'), cell('Vendeuse')]);
    expect(await textOf(dates)).toBe('mars 2019\taoût 2021\tMaison Durand (intérim)\tVendeuse');
  });

  it('with line breaks and no date are read cell by cell; a post under its dates stays with them', async () => {
    const cell = (...lines: string[]) =>
      `<w:p><w:r>${lines.map((line) => `<w:t>${line}</w:t>`).join('<w:br/>')}</w:r></w:p>`;
    const columns = table([cell('COMPÉTENCES', 'Excel'), cell('LANGUES', 'Anglais')]);
    expect(await textOf(columns)).toBe('COMPÉTENCES\nExcel\n\nLANGUES\nAnglais');
    const duties = paragraph('Accueil des clients') + paragraph('Inventaires');
    const post = table([cell('2019 – 2021', 'Vendeuse', 'Maison Durand'), duties]);
    expect(await textOf(post)).toBe('2019 – 2021\tVendeuse\tMaison Durand\tAccueil des clients\nInventaires');
    const middle = table([cell('Vendeuse', 'Maison Durand'), cell('2019', '2022'), cell('Lyon')]);
    expect(await textOf(middle)).toBe('Vendeuse\tMaison Durand\t2019\t2022\tLyon');
    const lists = table([paragraph('CACES 2019, permis B'), cell('Langues') + cell('Anglais'), duties]);
    expect(await textOf(lists)).toBe('CACES 2019, permis B\n\nLangues\nAnglais\n\nAccueil des clients\nInventaires');
  });

  it('with a long text in the last cell tell it on a line of its own', async () => {
    const duties = 'Accueil et conseil des clients ; tenue de la caisse ; inventaires mensuels et mise en rayon';
    const row = ['2019 – 2021', 'Vendeuse', 'Maison Durand', duties].map((text) => paragraph(text));
    expect(await textOf(table(row))).toBe(`2019 – 2021\tVendeuse\tMaison Durand\n${duties}`);
  });

  it('with a title before a text keep the title apart', async () => {
    const bold = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const body = table(
      [bold('Langues'), paragraph('Anglais courant, espagnol')],
      [bold('Permis de conduire'), paragraph('B')],
    );
    expect(await textOf(body)).toBe('Langues\nAnglais courant, espagnol\nPermis de conduire\tB');
  });

  it('in tables', async () => {
    const body = table([paragraph('A') + paragraph('B'), table([paragraph('C'), paragraph('D')]) + paragraph('')]);
    const { text, layout } = await read(body);
    expect(text.replace(/\n+/g, '|')).toBe('A|B|C\tD');
    expect(layout.tables).toBe(2);
  });
});

describe('looks', () => {
  const styles = `
    <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
    <w:style w:type="paragraph" w:styleId="Titre1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="MonTitre"><w:name w:val="Mon titre"/><w:basedOn w:val="Titre1"/></w:style>
    <w:style w:type="paragraph" w:styleId="Puces"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:type="paragraph" w:styleId="Boucle"><w:name w:val="x"/><w:basedOn w:val="Boucle"/></w:style>`;
  const numbering = `
    <w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
    <w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>`;
  const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
  const list = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
  const only = async (body: string) => (await read(body, { styles, numbering })).lines[0];

  it.each([
    [
      'a heading, through what its style is based on',
      paragraph('Expérience', style('MonTitre')),
      { headingLevel: 1, bold: true, fontSize: 14 },
    ],
    [
      'an outline level',
      paragraph('Expérience', '<w:outlineLvl w:val="1"/>'),
      { headingLevel: 2, bold: false, fontSize: 10.5 },
    ],
    ['body text', paragraph('Texte', '<w:outlineLvl w:val="9"/>'), { headingLevel: null, bullet: false }],
    ['a list', paragraph('Paie', list(1)), { bullet: true }],
    ['a list by its style', paragraph('Paie', style('Puces')), { bullet: true }],
    ['no list, against its style', paragraph('Paie', style('Puces') + list(0)), { bullet: false }],
    ['a list without marks', paragraph('Paie', list(2)), { bullet: false }],
    ['a style that is based on itself', paragraph('Paie', style('Boucle')), { headingLevel: null }],
  ])('%s', async (_, body, look) => {
    expect(await only(body)).toMatchObject(look);
  });
});

describe('headers and footers', () => {
  const section = (...references: string[]) => `<w:sectPr>${references.join('')}</w:sectPr>`;
  const header = (type: string, id: number) => `<w:headerReference w:type="${type}" r:id="header${id}"/>`;

  it('stand before and after, told once when they repeat', async () => {
    const body =
      paragraph('Corps') +
      section(
        header('default', 0),
        header('first', 1),
        '<w:footerReference w:type="default" r:id="footer0"/>',
        '<w:titlePg/>',
      );
    const { text, lines } = await read(body, {
      headers: [paragraph('Ana'), paragraph('Ana')],
      footers: [paragraph('Permis B, page 1')],
    });
    expect(text).toBe('Ana\n\nCorps\n\nPermis B, page 1');
    expect(lines.map((line) => line.origin)).toEqual(['header', 'body', 'footer']);
  });

  it('of the first page only where there is one', async () => {
    const parts = { headers: [paragraph('Partout'), paragraph('En tête')] };
    const references = [header('default', 0), header('first', 1)];
    expect(await textOf(paragraph('Corps') + section(...references), parts)).toBe('Partout\n\nCorps');
    const withFirst = await textOf(paragraph('Corps') + section(...references, '<w:titlePg/>'), parts);
    expect(withFirst).toContain('En tête');
  });
});

describe('refusals', () => {
  const reasonOf = (file: Uint8Array) =>
    readDocx(file).then(
      () => null,
      (error: { reason?: string }) => error.reason,
    );
  const document = (xml: string) => ({ extra: { 'word/document.xml': xml } });

  it.each([
    ['a DOCTYPE', makeDocx('', document('<!DOCTYPE x [<!ENTITY a "b">]><x/>')), 'hostile'],
    ['elements 300 deep', makeDocx('<w:sdt>'.repeat(300) + '</w:sdt>'.repeat(300)), 'hostile'],
    ['broken XML', makeDocx('', document('<w:document><w:body>')), 'damaged'],
    ['an undeclared prefix', makeDocx('<x:y/>'), 'damaged'],
    ['macros', makeDocx(paragraph('x'), { extra: { 'word/vbaProject.bin': '' } }), 'macros'],
    ['a part that only a bomb holds', makeDocx(paragraph(' '.repeat(30_000_000))), 'hostile'],
    [
      'no document',
      makeDocx('', {
        extra: {
          '_rels/.rels':
            '<Relationships><Relationship Type="x/officeDocument" Target="word/none.xml"/></Relationships>',
        },
      }),
      'damaged',
    ],
  ])('%s', async (_, file, reason) => {
    expect(await reasonOf(file)).toBe(reason);
  });

  it('a document of nothing is empty', async () => {
    await expect(read('<w:p/>')).rejects.toMatchObject({ reason: 'empty' });
  });

  it('a document of more than 1 MB of text is too large', async () => {
    await expect(read(paragraph('mot '.repeat(1_200)).repeat(300))).rejects.toMatchObject({ reason: 'too_large' });
  });
});
