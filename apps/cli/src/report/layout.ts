/** A titled block: its parts that say something, between blank lines. */
export function block(title: string, parts: readonly string[]): string {
  return `${[`== ${title}`, ...parts.filter((part) => part !== '')].join('\n')}\n\n`;
}

/** « Nom : valeur » lines; what is unknown says so. */
export function table(rows: readonly (readonly [string, string | number | null])[]): string {
  return rows.map(([name, value]) => `${name} : ${value ?? '—'}`).join('\n');
}

/** A heading and one line per item; nothing without items. */
export function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : [`${title} :`, ...items.map((item) => `  - ${item}`)].join('\n');
}
