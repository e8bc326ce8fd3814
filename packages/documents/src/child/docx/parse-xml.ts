import { SaxesParser } from 'saxes';
import { Refusal } from '../refusal.ts';

const maxDepth = 256;
const word = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** An element; `name` is bare in the WordprocessingML namespace, `prefix:name` elsewhere. */
export type XmlElement = {
  name: string;
  /** An attribute by its local name, or null. */
  attribute(local: string): string | null;
};

export type XmlHandler = {
  open(element: XmlElement): void;
  close?(name: string): void;
  text?(text: string): void;
};

function decode(bytes: Buffer): string {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!utf16) return new TextDecoder('utf-8').decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

/** Walks an XML part. Refuses a DOCTYPE or more than 256 levels as `hostile`, bad XML as `damaged`. */
export function parseXml(bytes: Buffer, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const nameOf = (tag: { uri: string; local: string; prefix: string }) =>
    word.has(tag.uri) ? tag.local : `${tag.prefix}:${tag.local}`;
  let depth = 0;
  parser.on('doctype', () => {
    throw new Refusal('hostile');
  });
  parser.on('error', () => {
    throw new Refusal('damaged');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) throw new Refusal('hostile');
    handler.open({
      name: nameOf(tag),
      attribute: (local) => Object.values(tag.attributes).find((one) => one.local === local)?.value ?? null,
    });
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close?.(nameOf(tag));
  });
  if (handler.text) parser.on('text', handler.text);
  parser.write(decode(bytes)).close();
}
