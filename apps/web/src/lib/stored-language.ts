import type { Language } from '@coach/contracts/language';

const key = 'interfaceLanguage';

/** The language last used on this device; French unless told otherwise. */
export function storedLanguage(): Language {
  try {
    return localStorage.getItem(key) === 'en' ? 'en' : 'fr';
  } catch {
    return 'fr';
  }
}

/** Kept for the next load; a browser that refuses storage starts in French. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {}
}
