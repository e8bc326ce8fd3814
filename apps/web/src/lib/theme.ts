import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'theme';
const listeners = new Set<() => void>();

/**
 * Puts the kept theme on the page before anything is drawn: a script of its own in every page, whose hash the server
 * allows (http/site/load-site.ts).
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** What the person chose on this device; as the device has it unless told otherwise. */
function storedTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Drawn anew when it changes; prerendered pages have none. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
}

/** Shown at once and kept for the next load; a browser that refuses storage keeps it for this page alone. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {}
  showTheme(theme);
  for (const listener of listeners) listener();
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function subscribe(listener: () => void): () => void {
  const fromAnotherTab = ({ key }: StorageEvent) => {
    if (key !== themeKey) return;
    showTheme(storedTheme());
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromAnotherTab);
  };
}
