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

type Sheet = { styles: Map<string, Style>; defaults: Style; defaultId: string | null };

function readSheet(bytes: Buffer): Sheet {
  const sheet: Sheet = { styles: new Map(), defaults: { ...plain }, defaultId: null };
  let current: Style | null = null;
  parseXml(bytes, {
    open({ name, attribute }) {
      if (defaultsElements.includes(name)) current = sheet.defaults;
      else if (name === 'style') {
        current = { ...plain };
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

function inherit(style: Style, from: Style): Style {
  return {
    basedOn: from.basedOn,
    headingLevel: style.headingLevel ?? from.headingLevel,
    listId: style.listId ?? from.listId,
    listLevel: style.listLevel || from.listLevel,
    bold: style.bold ?? from.bold,
    size: style.size ?? from.size,
  };
}

/** styles.xml → paragraph styles with headings, lists, weight and size. */
export function readStyles(bytes: Buffer | null): Styles {
  const sheet: Sheet = bytes ? readSheet(bytes) : { styles: new Map(), defaults: plain, defaultId: null };
  return {
    resolve(id) {
      let found = plain;
      let next = id !== null && sheet.styles.has(id) ? id : sheet.defaultId;
      for (let step = 0; next !== null && step < maxInheritance; step++) {
        const style = sheet.styles.get(next);
        if (!style) break;
        found = inherit(found, style);
        next = style.basedOn;
      }
      return { ...found, bold: found.bold ?? sheet.defaults.bold, size: found.size ?? sheet.defaults.size };
    },
  };
}
