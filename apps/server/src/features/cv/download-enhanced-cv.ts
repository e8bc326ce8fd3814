import type { RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { attachment } from '../../http/attachment.ts';
import { loadEngine } from '../../ports/engine.ts';
import { readDownload } from './download-token.ts';
import { enhancedFileName } from './generate-enhanced-cv.ts';
import { getOwnedAnalysis } from './queries.ts';

const types = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The file of a link, drawn now. Throws `not_found` when the link has expired or what it shows is gone. */
export async function downloadEnhancedCv(context: RequestContext, token: string): Promise<Response> {
  const now = context.clock.now();
  const grant = readDownload(context.secret, token, now);
  if (!grant) throw new AppError('not_found');
  const owner = { db: context.db, actor: { userId: grant.userId } };
  const { cv, offer, offTopic } = await getOwnedAnalysis(owner, grant.analysisId);
  const [{ optimiseCv }, { renderCv }] = await Promise.all([loadEngine(), import('@coach/documents/render-cv')]);
  const { document } = optimiseCv({ cv, offer, offTopic });
  const author = cv.contact.fullName ?? '';
  const metadata = { title: 'CV optimisé', author, writtenBy: 'engine' as const, date: now };
  const bytes = await renderCv(document, grant.format, metadata);
  return attachment(new Uint8Array(bytes), enhancedFileName(grant.format), types[grant.format]);
}
