import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { optionsOf, toneLabels } from '../option-labels.ts';
import { PasswordForm } from '../PasswordForm.tsx';
import type { ProfileDraft } from '../profile-draft.ts';
import type { ProfileForm } from '../use-profile-form.ts';

/** Language, tone of what is written, password. */
export function PreferencesTab({ form: { draft, change, profile } }: { form: ProfileForm }) {
  return (
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-1 gap-5 @xl:grid-cols-2">
        <Field label={m.profile_language()} hint={m.profile_language_hint()}>
          <Select
            value={draft.language}
            options={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'English' },
            ]}
            onChange={(event) => change({ language: event.target.value as ProfileDraft['language'] })}
          />
        </Field>
        <Field label={m.profile_tone()} hint={m.profile_tone_hint()}>
          <Select
            value={draft.aiTone}
            options={optionsOf(toneLabels)}
            onChange={(event) => change({ aiTone: event.target.value as ProfileDraft['aiTone'] })}
          />
        </Field>
      </div>
      {profile.hasPassword ? (
        <PasswordForm email={profile.email} />
      ) : (
        <p className="max-w-prose text-ink-soft">{m.profile_password_google()}</p>
      )}
    </div>
  );
}
