import type { Profile } from '@coach/contracts/features/profile';
import { useSearchParams } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PrefillButton } from './prefill/PrefillButton.tsx';
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
  const [query, setQuery] = useSearchParams();
  const tabs = profileTabs(form);
  const open = query.get('tab');
  const tab = tabs.some(({ value }) => value === open) ? String(open) : 'info';
  const show = (value: string) => setQuery(value === 'info' ? {} : { tab: value }, { replace: true });
  const save = async () => {
    const [fault] = await form.save();
    if (fault) show(tabOfField(fault));
  };
  return (
    <>
      <PrefillButton form={form} />
      <Card className="mt-4">
        <Tabs label={m.profile_tabs()} value={tab} onChange={show} tabs={tabs} />
      </Card>
      <div className="sticky bottom-0 z-10 -mx-1 mt-4 flex flex-wrap items-center gap-4 bg-paper px-1 py-4">
        <Button onClick={save} busy={form.busy}>
          {m.profile_save()}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {form.changed ? m.profile_unsaved() : ''}
        </p>
      </div>
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
