/**
 * Call when a button is about to take its list item away: the same button of the item after it, or before it, takes
 * the focus; without any, `otherwise` does. A person on the keyboard then stays where they were.
 */
export function focusBeside(button: HTMLElement, otherwise: () => HTMLElement | null | undefined): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const place = item ? [...item.querySelectorAll('button')].indexOf(button as HTMLButtonElement) : -1;
  const next = beside?.querySelectorAll('button')[place] ?? otherwise();
  next?.focus();
}
