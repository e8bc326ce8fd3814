import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { experienceLabels, industryLabels, optionsOf } from '../option-labels.ts';
import { PhotoField } from '../PhotoField.tsx';
import type { ProfileDraft } from '../profile-draft.ts';
import type { ProfileForm } from '../use-profile-form.ts';

type LineName = 'fullName' | 'phone' | 'location' | 'linkedin' | 'website' | 'currentRole';

/** Photo, who the person is and where they stand. */
export function InfoTab({ form }: { form: ProfileForm }) {
  const { draft, change, profile } = form;
  return (
    <div className="flex flex-col gap-6">
      <PhotoField avatarUrl={profile.avatarUrl} email={profile.email} />
      <div className="grid grid-cols-1 gap-5 @xl:grid-cols-2">
        <Line form={form} name="fullName" label={m.profile_full_name()} fault={m.profile_fault_name()} auto="name" />
        <Line form={form} name="phone" label={m.profile_phone()} fault={m.profile_fault_phone()} auto="tel" />
        <div className="@xl:col-span-2">
          <Field label={m.profile_email()} hint={m.profile_email_hint()}>
            <TextInput type="email" autoComplete="email" value={profile.email} readOnly />
          </Field>
        </div>
        <Line form={form} name="location" label={m.profile_location()} fault="" auto="address-level2" />
        <Line form={form} name="linkedin" label={m.profile_linkedin()} fault={m.profile_fault_link()} auto="url" />
        <Line form={form} name="website" label={m.profile_website()} fault={m.profile_fault_link()} auto="url" />
        <Line form={form} name="currentRole" label={m.profile_role()} fault="" auto="organization-title" />
        <Field label={m.profile_experience()}>
          <Select
            value={draft.experience ?? ''}
            placeholder={m.profile_choose()}
            options={optionsOf(experienceLabels)}
            onChange={(event) => change({ experience: (event.target.value || null) as ProfileDraft['experience'] })}
          />
        </Field>
        <Field label={m.profile_industry()}>
          <Select
            value={draft.industry ?? ''}
            placeholder={m.profile_choose()}
            options={optionsOf(industryLabels)}
            onChange={(event) => change({ industry: (event.target.value || null) as ProfileDraft['industry'] })}
          />
        </Field>
      </div>
    </div>
  );
}

type LineProps = { form: ProfileForm; name: LineName; label: string; fault: string; auto: string };

function Line({ form: { draft, change, faults }, name, label, fault, auto }: LineProps) {
  return (
    <Field
      label={label}
      error={faults.has(name) ? fault || m.profile_fault_long() : null}
      required={name === 'fullName'}
    >
      <TextInput
        name={name}
        autoComplete={auto}
        inputMode={name === 'phone' ? 'tel' : undefined}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );
}
