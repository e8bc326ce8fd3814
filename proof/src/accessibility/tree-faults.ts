import type { Page } from 'playwright-core';

type Value = { value?: unknown };
type Node = {
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
  backendDOMNodeId?: number;
};

/** Roles that are nothing without a name. */
const named = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'option', 'checkbox', 'radio', 'radiogroup'],
  ...['switch', 'slider', 'spinbutton', 'tab', 'tablist', 'tabpanel', 'menu', 'menuitem', 'dialog', 'alertdialog'],
  ...['image', 'img', 'progressbar', 'meter', 'navigation', 'region', 'heading', 'table', 'DisclosureTriangle'],
]);
/** What a control of that role must tell of its state. */
const states: Record<string, string> = {
  tab: 'selected',
  checkbox: 'checked',
  radio: 'checked',
  switch: 'checked',
  DisclosureTriangle: 'expanded',
};

export type Tree = { nodes: number; controls: number; faults: string[] };

/** What assistive technology is given of the page as it stands: how much of it, and what lacks a name or a state. */
export async function readTree(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    const told = nodes.filter(({ ignored, role }) => !ignored && named.has(String(role?.value)));
    return {
      nodes: nodes.filter(({ ignored }) => !ignored).length,
      controls: told.length,
      faults: told.flatMap(faultsOf),
    };
  } finally {
    await session.detach();
  }
}

function faultsOf({ role, name, properties = [] }: Node): string[] {
  const kind = String(role?.value);
  const state = states[kind];
  const faults: string[] = [];
  if (!String(name?.value ?? '').trim()) faults.push(`7.1 ${kind} without a name`);
  if (state && !properties.some((property) => property.name === state))
    faults.push(`7.1 ${kind} "${name?.value}" does not tell ${state}`);
  return faults;
}
