/** The title of a page with the tab that its address names before it: `tabs` are those with a name of their own. */
export function tabbedTitle(page: string, search: string, tabs: Record<string, () => string>): string {
  const open = new URLSearchParams(search).get('tab') ?? '';
  const name = Object.hasOwn(tabs, open) ? tabs[open] : undefined;
  return name ? `${name()} – ${page}` : page;
}
