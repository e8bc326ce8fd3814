import type { Profile } from '@coach/contracts/features/profile';
import { request } from './api-client.ts';
import { chooseLanguage } from './language.ts';

/** The page takes the language of the profile of who is signed in; out of reach, it stays in the one it has. */
export async function applyProfileLanguage(): Promise<void> {
  try {
    const { language } = await request<Pick<Profile, 'language'>>('/api/profile');
    await chooseLanguage(language);
  } catch {}
}
