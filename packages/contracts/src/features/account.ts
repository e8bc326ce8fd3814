import { z } from 'zod';

/** The word to type before an account is deleted (spec 1, section 5). */
export const deletionWord = 'SUPPRIMER';

/** `POST /api/functions/delete-user-data`: only ever the caller; another id is refused. */
export const deleteUserDataSchema = z.object({ user_id: z.string().max(200).optional() });

export const deletedUserDataSchema = z.object({ success: z.literal(true) });
