import { ExportData } from '../features/profile/account/ExportData.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.settings_title() });

export default function Settings() {
  return <SettingsPage data={<ExportData />} />;
}
