import { m } from '../../paraglide/messages.js';

/**
 * Opens the page that `ask` answers in a new tab, or here where the browser refuses one. The tab opens at the press,
 * before the answer: later it would count as one that nobody asked for. Closed again when `ask` throws.
 */
export async function openInTab(ask: () => Promise<{ url: string }>): Promise<'tab' | 'here'> {
  const tab = window.open('', '_blank');
  if (tab) tell(tab);
  try {
    const { url } = await ask();
    if (tab) tab.location.replace(url);
    else location.assign(url);
    return tab ? 'tab' : 'here';
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** The page to come must not reach back here; until then the tab says that it waits. */
function tell(tab: Window): void {
  tab.opener = null;
  tab.document.title = m.common_loading();
  tab.document.body.textContent = m.common_loading();
}
