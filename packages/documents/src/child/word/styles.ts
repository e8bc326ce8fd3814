/** A paragraph style, or the part of one that a document states. */
export type Style = {
  basedOn: string | null;
  headingLevel: number | null;
  listId: string | null;
  listLevel: number;
  bold: boolean | null;
  /** Points. */
  size: number | null;
};

export type StyleSheet = { styles: Map<string, Style>; defaults: Style; defaultId: string | null };

export const plainStyle: Style = {
  basedOn: null,
  headingLevel: null,
  listId: null,
  listLevel: 0,
  bold: null,
  size: null,
};
const maxInheritance = 12;

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

/** A style with everything it inherits; the sheet's own default for an unknown or absent id. */
export function resolveStyle(sheet: StyleSheet, id: string | null): Style {
  let found = plainStyle;
  let next = id !== null && sheet.styles.has(id) ? id : sheet.defaultId;
  for (let step = 0; next !== null && step < maxInheritance; step++) {
    const style = sheet.styles.get(next);
    if (!style) break;
    found = inherit(found, style);
    next = style.basedOn;
  }
  return { ...found, bold: found.bold ?? sheet.defaults.bold, size: found.size ?? sheet.defaults.size };
}
