import type { Language } from '@coach/contracts/language';
import { chooseLanguage, useLanguage } from '../../lib/language.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../lib/theme.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useSaveProfile } from '../profile/use-profile.ts';

/** The language of the interface, kept with the account, and the appearance, kept on the device. */
export function DisplayCard() {
  const theme = useTheme();
  return (
    <Card title={m.settings_display()}>
      <div className="grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2">
        <LanguageField />
        <Field label={m.settings_theme()} hint={m.settings_theme_hint()}>
          <Select
            value={theme}
            options={themes.map((value) => ({ value, label: themeNames[value]() }))}
            onChange={(event) => chooseTheme(event.target.value as Theme)}
          />
        </Field>
      </div>
    </Card>
  );
}

const themeNames: Record<Theme, () => string> = {
  system: () => m.settings_theme_system(),
  light: () => m.settings_theme_light(),
  dark: () => m.settings_theme_dark(),
};

function LanguageField() {
  const language = useLanguage();
  const { mutateAsync, isPending } = useSaveProfile();
  const choose = async (next: Language) => {
    try {
      await mutateAsync({ language: next });
      await chooseLanguage(next);
      toast({ title: m.settings_language_saved(), tone: 'success' });
    } catch (error) {
      toast({ title: m.settings_language_failed(), description: toApiFailure(error).message, tone: 'error' });
    }
  };
  return (
    <Field label={m.settings_language()} hint={m.settings_language_hint()}>
      <Select
        value={language}
        aria-busy={isPending || undefined}
        options={[
          { value: 'fr', label: 'Français' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(event) => void choose(event.target.value as Language)}
      />
    </Field>
  );
}
