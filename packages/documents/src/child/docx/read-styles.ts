import { plainStyle, type Style, type StyleSheet } from '../word/styles.ts';
import { parseXml } from './parse-xml.ts';

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

type Property = (style: Style, value: string | null) => void;

const properties: Record<string, Property> = {
  name: (style, value) => {
    style.headingLevel ??= headingByName(value);
  },
  basedOn: (style, value) => {
    style.basedOn = value;
  },
  outlineLvl: (style, value) => {
    style.headingLevel = outlineLevel(value);
  },
  numId: (style, value) => {
    style.listId = value;
  },
  ilvl: (style, value) => {
    style.listLevel = Number(value) || 0;
  },
  b: (style, value) => {
    style.bold = isOn(value);
  },
  sz: (style, value) => {
    style.size = Number(value) / 2 || null;
  },
};
const defaultsElements = ['rPrDefault', 'pPrDefault'];

/** styles.xml → paragraph styles with headings, lists, weight and size. */
export function readStyles(bytes: Buffer | null): StyleSheet {
  const sheet: StyleSheet = { styles: new Map(), defaults: { ...plainStyle }, defaultId: null };
  if (!bytes) return sheet;
  let current: Style | null = null;
  parseXml(bytes, {
    open({ name, attribute }) {
      if (defaultsElements.includes(name)) current = sheet.defaults;
      else if (name === 'style') {
        current = { ...plainStyle };
        sheet.styles.set(attribute('styleId') ?? '', current);
        const isDefault = attribute('type') === 'paragraph' && attribute('default') === '1';
        if (isDefault) sheet.defaultId = attribute('styleId');
      } else if (current) properties[name]?.(current, attribute('val'));
    },
    close(name) {
      if (name === 'style' || defaultsElements.includes(name)) current = null;
    },
  });
  return sheet;
}
