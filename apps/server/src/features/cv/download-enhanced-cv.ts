import type { RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { drawnFile } from '../../http/drawn-file.ts';
import { loadEngine } from '../../ports/engine.ts';
import { readDownload } from './download-token.ts';
import { enhancedName } from './generate-enhanced-cv.ts';
import { getOwnedAnalysis } from './queries.ts';

/** The file of a link, drawn now. Throws `not_found` when the link has expired or what it shows is gone. */
export async function downloadEnhancedCv(context: RequestContext, token: string): Promise<Response> {
  const now = context.clock.now();
  const grant = readDownload(context.secret, token, now);
  if (!grant) throw new AppError('not_found');
  const owner = { db: context.db, actor: { userId: grant.userId } };
  const { cv, offer, offTopic } = await getOwnedAnalysis(owner, grant.analysisId);
  const { optimiseCv } = await loadEngine();
  const { document } = optimiseCv({ cv, offer, offTopic });
  const author = cv.contact.fullName ?? '';
  const metadata = { title: 'CV optimisé', author, writtenBy: 'engine' as const, date: now };
  const { format, model } = grant;
  const bytes = await context.drawing.cv(document, { format, model, metadata, signal: context.signal });
  return drawnFile(bytes, enhancedName, format);
}
