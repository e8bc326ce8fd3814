import type { Profile } from '@coach/contracts/features/profile';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PrefillButton } from './prefill/PrefillButton.tsx';
import { SaveBar } from './SaveBar.tsx';
import { tabOfField } from './tab-of-field.ts';
import { AccountTab } from './tabs/AccountTab.tsx';
import { GoalsTab } from './tabs/GoalsTab.tsx';
import { InfoTab } from './tabs/InfoTab.tsx';
import { PreferencesTab } from './tabs/PreferencesTab.tsx';
import { SkillsTab } from './tabs/SkillsTab.tsx';
import { useProfile } from './use-profile.ts';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

/** /dashboard/profile: five tabs, one form, one save button. */
export function ProfilePage() {
  const { data, error, refetch, isRefetching } = useProfile();
  return (
    <>
      <h1 className="text-3xl">{m.profile_title()}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{m.profile_intro()}</p>
      <div className="mt-6">
        {data ? <ProfileEditor profile={data} /> : null}
        {!data && error ? <ErrorState message={error.message} onRetry={refetch} busy={isRefetching} /> : null}
        {data || error ? null : <Spinner className="min-h-[40vh]" />}
      </div>
    </>
  );
}

function ProfileEditor({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const card = useRef<HTMLElement>(null);
  const faultShown = useRef(true);
  const [query, setQuery] = useSearchParams();
  const tabs = profileTabs(form);
  const open = query.get('tab');
  const tab = tabs.some(({ value }) => value === open) ? String(open) : 'info';
  const show = (value: string) => setQuery(value === 'info' ? {} : { tab: value }, { replace: true });
  const save = async () => {
    const [fault] = await form.save();
    if (!fault) return;
    show(tabOfField(fault));
    faultShown.current = false;
  };
  // The tab of the fault comes a moment later.
  useEffect(() => {
    const at = faultShown.current ? null : card.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!at) return;
    faultShown.current = true;
    at.focus();
  });
  return (
    <>
      <PrefillButton form={form} />
      <Card ref={card} className="@container mt-4">
        <Tabs label={m.profile_tabs()} value={tab} onChange={show} tabs={tabs} />
      </Card>
      <SaveBar form={form} onSave={save} />
      <ConfirmDialog
        open={form.leaving.state === 'blocked'}
        onClose={() => form.leaving.reset?.()}
        onConfirm={() => form.leaving.proceed?.()}
        title={m.profile_leave_title()}
        description={m.profile_leave_text()}
        confirmLabel={m.profile_leave_action()}
        cancelLabel={m.profile_leave_stay()}
      />
    </>
  );
}

function profileTabs(form: ProfileForm) {
  return [
    { value: 'info', label: m.profile_tab_info(), content: <InfoTab form={form} /> },
    { value: 'goals', label: m.profile_tab_goals(), content: <GoalsTab form={form} /> },
    { value: 'skills', label: m.profile_tab_skills(), content: <SkillsTab form={form} /> },
    { value: 'preferences', label: m.profile_tab_preferences(), content: <PreferencesTab form={form} /> },
    { value: 'account', label: m.profile_tab_account(), content: <AccountTab email={form.profile.email} /> },
  ];
}
