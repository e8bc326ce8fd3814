import { chooseLanguage, useLanguage } from '../lib/language.ts';

const others = { fr: { language: 'en', name: 'English' }, en: { language: 'fr', name: 'Français' } } as const;

/** The other language, by its own name; for those whose profile does not say theirs yet. */
export function LanguageButton() {
  const { language, name } = others[useLanguage()];
  return (
    <button
      type="button"
      lang={language}
      onClick={() => void chooseLanguage(language).catch(() => undefined)}
      className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
    >
      {name}
    </button>
  );
}
