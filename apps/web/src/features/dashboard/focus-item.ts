/**
 * What takes the focus once a dialog about an item of a list has closed: its own control, or that of the one beside.
 * `isGone`: the item is deleted, even if it is still drawn for a moment.
 */
export function itemFocus(id: string, isGone = () => false): () => HTMLElement | null {
  const item = find(id);
  const list = item?.closest<HTMLElement>('[data-list]');
  const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.getAttribute('data-item');
  return () => (isGone() ? null : controlOf(id)) ?? (beside ? controlOf(beside) : null) ?? inPlaceOf(list, item);
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);

function controlOf(id: string): HTMLElement | null {
  const item = find(id);
  return (
    item?.querySelector<HTMLElement>('[aria-haspopup]') ?? [...(item?.querySelectorAll('button') ?? [])].at(-1) ?? null
  );
}

function inPlaceOf(list: HTMLElement | null | undefined, gone: HTMLElement | null): HTMLElement | null {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  return buttons.find((button) => !gone?.contains(button)) ?? list ?? null;
}
