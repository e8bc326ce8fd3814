import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.profile_meta_title() });

export default ProfilePage;
