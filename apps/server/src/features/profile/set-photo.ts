import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { profiles } from '../../db/schema/profile.ts';
import { AppError } from '../../http/app-error.ts';
import { createTurns } from '../../http/turns.ts';
import { dropFile } from '../documents/drop-file.ts';
import { keepFile } from '../documents/keep-file.ts';
import { lockProfile } from './queries.ts';

/** Photos are redrawn one at a time; so many uploads may wait for it in memory. */
const inTurn = createTurns({ atOnce: 1, waiting: 200 });

/** Replaces the photo. Throws `unsupported_file` (`not_an_image`). The address of the former one stops answering. */
export async function setPhoto(context: UserContext, bytes: Uint8Array): Promise<{ avatarUrl: string }> {
  const { photos, signal } = context;
  const photo = await inTurn('photo', signal, () => photos.redraw(bytes, signal));
  if (!photo) throw new AppError('unsupported_file', { reason: 'not_an_image' });
  const avatarUrl = `/photos/${randomBytes(24).toString('base64url')}`;
  const former = await keepFile(
    context,
    photo,
    (avatarFile) => namePhoto(context, { avatarFile, avatarUrl }),
    'photos',
  );
  if (former?.avatarFile) await dropFile(context, former.avatarFile);
  return { avatarUrl };
}

/** Removes the photo, if there is one. */
export async function removePhoto(context: UserContext): Promise<{ avatarUrl: null }> {
  const former = await namePhoto(context, { avatarFile: null, avatarUrl: null });
  if (former.avatarFile) await dropFile(context, former.avatarFile);
  return { avatarUrl: null };
}

type Photo = { avatarFile: string | null; avatarUrl: string | null };

/** Answers the photo there was. */
async function namePhoto({ db, actor }: UserContext, photo: Photo): Promise<Photo> {
  return await db.transaction(async (transaction) => {
    const { avatarFile, avatarUrl } = await lockProfile(transaction, actor.userId);
    await transaction.update(profiles).set(photo).where(eq(profiles.userId, actor.userId));
    await transaction.update(users).set({ image: photo.avatarUrl }).where(eq(users.id, actor.userId));
    return { avatarFile, avatarUrl };
  });
}
