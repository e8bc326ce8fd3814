import { createHmac } from 'node:crypto';
import { cvModelIds, modelFormats } from '@coach/contracts/models';
import { z } from 'zod';
import { isSameText } from '../../http/same-text.ts';

export const downloadMinutes = 10;

const grantSchema = z.object({
  analysisId: z.uuid(),
  userId: z.string(),
  format: z.enum(modelFormats),
  model: z.enum(cvModelIds),
  expiresAt: z.number(),
});
/** One file, for whoever holds the link, until it expires (milliseconds since 1970). */
export type DownloadGrant = z.output<typeof grantSchema>;

export function signDownload(secret: string, grant: DownloadGrant): string {
  const content = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${content}.${signature(secret, content)}`;
}

/** null when it was not signed by us or is past its time. */
export function readDownload(secret: string, token: string, now: Date): DownloadGrant | null {
  const [content = '', given = ''] = token.split('.');
  if (!isSameText(given, signature(secret, content))) return null;
  const grant = grantSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return grant.expiresAt > now.getTime() ? grant : null;
}

/** The name in front keeps this use of the secret apart from every other. */
function signature(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`download:${content}`).digest('base64url');
}
