import { parseXml } from './parse-xml.ts';

/** numbering.xml → whether a list (by its id and level) puts anything in front of its items. */
export function readLists(bytes: Buffer | null): (listId: string | null, level: number) => boolean {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  let abstract = '';
  let list: string | null = null;
  let level = '0';
  if (bytes) {
    parseXml(bytes, {
      open({ name, attribute }) {
        if (name === 'abstractNum') abstract = attribute('abstractNumId') ?? '';
        else if (name === 'num') list = attribute('numId');
        else if (name === 'abstractNumId' && list !== null) abstractOf.set(list, attribute('val') ?? '');
        else if (name === 'lvl') level = attribute('ilvl') ?? '0';
        else if (name === 'numFmt') formats.set(`${abstract}/${level}`, attribute('val') ?? '');
      },
    });
  }
  return (listId, itemLevel) => {
    if (listId === null || listId === '0') return false;
    return formats.get(`${abstractOf.get(listId)}/${itemLevel}`) !== 'none';
  };
}
