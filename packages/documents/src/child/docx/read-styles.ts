import { parseXml } from './parse-xml.ts';

export type Style = {
  basedOn: string | null;
  headingLevel: number | null;
  listId: string | null;
  listLevel: number;
  bold: boolean | null;
  /** Points. */
  size: number | null;
};

export type Styles = {
  /** A style with everything it inherits; the document's defaults for an unknown or absent id. */
  resolve(id: string | null): Style;
};

const plain: Style = { basedOn: null, headingLevel: null, listId: null, listLevel: 0, bold: null, size: null };
const maxInheritance = 12;

/** `<w:b/>`, `<w:b w:val="true"/>`: on unless told otherwise. */
export function isOn(value: string | null): boolean {
  return value === null || !['0', 'false', 'off', 'none'].includes(value);
}

/** An outline level as Word writes it (`0` to `8`; `9` is body text) → 1 to 9, or null. */
export function outlineLevel(value: string | null): number | null {
  const level = Number(value);
  return value !== null && level >= 0 && level <= 8 ? level + 1 : null;
}

function headingByName(name: string | null): number | null {
  const level = /^(?:heading|titre|überschrift|título)\s*([1-9])$/i.exec(name ?? '')?.[1];
  return level ? Number(level) : null;
}

/** styles.xml → paragraph styles with headings, lists, weight and size. */
export function readStyles(bytes: Buffer | null): Styles {
  const styles = new Map<string, Style>();
  const defaults: Style = { ...plain };
  let defaultId: string | null = null;
  let current: Style | null = null;
  if (bytes) {
    parseXml(bytes, {
      open({ name, attribute }) {
        const value = attribute('val');
        if (name === 'rPrDefault' || name === 'pPrDefault') current = defaults;
        else if (name === 'style') {
          current = { ...plain };
          styles.set(attribute('styleId') ?? '', current);
          if (attribute('type') === 'paragraph' && attribute('default') === '1') defaultId = attribute('styleId');
        } else if (!current) return;
        else if (name === 'name') current.headingLevel ??= headingByName(value);
        else if (name === 'basedOn') current.basedOn = value;
        else if (name === 'outlineLvl') current.headingLevel = outlineLevel(value);
        else if (name === 'numId') current.listId = value;
        else if (name === 'ilvl') current.listLevel = Number(value) || 0;
        else if (name === 'b') current.bold = isOn(value);
        else if (name === 'sz') current.size = Number(value) / 2 || null;
      },
      close(name) {
        if (name === 'style' || name === 'rPrDefault' || name === 'pPrDefault') current = null;
      },
    });
  }
  return {
    resolve(id) {
      const found = { ...plain };
      let next: string | null = id !== null && styles.has(id) ? id : defaultId;
      for (let step = 0; next !== null && step < maxInheritance; step++) {
        const style: Style | undefined = styles.get(next);
        if (!style) break;
        found.headingLevel ??= style.headingLevel;
        found.listId ??= style.listId;
        found.listLevel ||= style.listLevel;
        found.bold ??= style.bold;
        found.size ??= style.size;
        next = style.basedOn;
      }
      return { ...found, bold: found.bold ?? defaults.bold, size: found.size ?? defaults.size };
    },
  };
}
