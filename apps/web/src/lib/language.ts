import type { Language } from '@coach/contracts/language';
import { useSyncExternalStore } from 'react';
import { setEnglish } from './english-table.ts';
import { storedLanguage, storeLanguage } from './stored-language.ts';

// Prerendered pages are French, and so is a page until it was told otherwise.
let current: Language = 'fr';
const listeners = new Set<() => void>();

/** The language the page is in. */
export function currentLanguage(): Language {
  return current;
}

/** As `currentLanguage`, drawn anew when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, () => 'fr' as const);
}

/** For `Intl`: how the language of the page writes dates, numbers and lists. */
export function intlLocale(): 'fr-FR' | 'en-GB' {
  return current === 'en' ? 'en-GB' : 'fr-FR';
}

/** Brings the language last used on this device before anything is drawn; answers what the page is in. */
export async function startLanguage(): Promise<Language> {
  try {
    await take(storedLanguage());
  } catch {
    // Without the English file, better a page in French than none.
  }
  return current;
}

/** Puts the page into a language, now and at the next loads. @throws when its messages cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language !== current) {
    await take(language);
    document.documentElement.lang = language;
    for (const listener of listeners) listener();
    // What is shown next, a toast for one, belongs to the page as it was drawn anew.
    await new Promise((resolve) => setTimeout(resolve));
  }
  storeLanguage(language);
}

async function take(language: Language): Promise<void> {
  setEnglish(language === 'en' ? (await import('./english-messages.ts')).messages : undefined);
  current = language;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
