import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { profiles } from '../../db/schema/profile.ts';
import { AppError } from '../../http/app-error.ts';

/** The photo at an unguessable address. Throws `not_found` once it was replaced. */
export async function readPhoto({ db, files }: RequestContext, token: string): Promise<Response> {
  const [found] = await db
    .select({ key: profiles.avatarFile })
    .from(profiles)
    .where(eq(profiles.avatarUrl, `/photos/${token}`));
  const bytes = found?.key ? await files.get(found.key) : null;
  if (!bytes) throw new AppError('not_found');
  const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' };
  return new Response(bytes, { headers });
}
