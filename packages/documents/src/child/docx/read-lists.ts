import { parseXml, type XmlElement } from './parse-xml.ts';

type Numbering = {
  /** `abstract list/level` → bullet, decimal, none … */
  formats: Map<string, string>;
  abstractOf: Map<string, string>;
};

function collector(found: Numbering): (element: XmlElement) => void {
  let abstract = '';
  let list: string | null = null;
  let level = '0';
  const read: Record<string, (attribute: XmlElement['attribute']) => void> = {
    abstractNum: (attribute) => {
      abstract = attribute('abstractNumId') ?? '';
    },
    num: (attribute) => {
      list = attribute('numId');
    },
    abstractNumId: (attribute) => {
      if (list !== null) found.abstractOf.set(list, attribute('val') ?? '');
    },
    lvl: (attribute) => {
      level = attribute('ilvl') ?? '0';
    },
    numFmt: (attribute) => {
      found.formats.set(`${abstract}/${level}`, attribute('val') ?? '');
    },
  };
  return ({ name, attribute }) => read[name]?.(attribute);
}

/** numbering.xml → whether a list (by its id and level) puts anything in front of its items. */
export function readLists(bytes: Buffer | null): (listId: string | null, level: number) => boolean {
  const found: Numbering = { formats: new Map(), abstractOf: new Map() };
  if (bytes) parseXml(bytes, { open: collector(found) });
  return (listId, level) => {
    if (listId === null || listId === '0') return false;
    return found.formats.get(`${found.abstractOf.get(listId)}/${level}`) !== 'none';
  };
}
