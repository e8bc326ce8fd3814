import { maxProfileLength } from '@coach/contracts/cv-upload';
import type { DocumentText, UnreadableReason } from '@coach/contracts/document-text';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { appErrorOf } from '../../http/app-error-of.ts';
import { cleanText } from '../../http/clean-text.ts';
import { loadEngine } from '../../ports/engine.ts';

/** Whatever else such a file is, it is not what LinkedIn exports. */
const foreign: ReadonlySet<string> = new Set<UnreadableReason>(['scanned', 'empty', 'too_large', 'macros']);

/**
 * The text of LinkedIn’s own PDF and the address it names; nothing is kept. Throws `unsupported_file` (`pdf_only`), or
 * `unreadable_file` with its reason, `not_a_profile` for a PDF that is something else.
 */
export async function parseLinkedin(context: UserContext, bytes: Uint8Array) {
  const { kind, text } = await readPdf(context, bytes);
  if (kind !== 'pdf') throw new AppError('unsupported_file', { reason: 'pdf_only' });
  const content = cleanText(text).trim();
  const { readLinkedinProfile } = await loadEngine();
  const profile = content.length > maxProfileLength ? null : readLinkedinProfile(content);
  if (!profile) throw new AppError('unreadable_file', { reason: 'not_a_profile' });
  return { content, profileUrl: addressOf(profile.url) };
}

async function readPdf({ documents, signal }: UserContext, bytes: Uint8Array): Promise<DocumentText> {
  try {
    return await documents.read(bytes, { signal, priority: 'interactive' });
  } catch (error) {
    const { code, details } = appErrorOf(error);
    if (code === 'unsupported_file') throw new AppError(code, { reason: 'pdf_only' });
    if (foreign.has(details.reason ?? '')) throw new AppError('unreadable_file', { reason: 'not_a_profile' });
    throw error;
  }
}

/** As a browser opens it: profiles name it without its protocol. */
function addressOf(url: string | null): string | null {
  if (!url) return null;
  const address = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) && address.length <= 500 ? address : null;
}
