/** A list as a model reads it and refers to it: « 1. », what `tell` says of the first, on a line each. */
export function numberedLines<Item>(items: readonly Item[], tell: (item: Item) => string): string {
  return items.map((item, index) => `${index + 1}. ${tell(item)}`).join('\n');
}
