import type { RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { drawnFile, originOf } from '../../http/drawn-file.ts';
import { readDownload } from './download-token.ts';
import { enhancedName } from './generate-enhanced-cv.ts';
import { optimiseAnalysis } from './optimise-analysis.ts';
import { getOwnedAnalysis } from './queries.ts';

/** The file of a link, drawn now. Throws `not_found` when the link has expired or what it shows is gone. */
export async function downloadEnhancedCv(context: RequestContext, token: string): Promise<Response> {
  const now = context.clock.now();
  const grant = readDownload(context.secret, token, now);
  if (!grant) throw new AppError('not_found');
  const owner = { db: context.db, actor: { userId: grant.userId } };
  const analysis = await getOwnedAnalysis(owner, grant.analysisId);
  const { document, writtenBy } = await optimiseAnalysis(analysis);
  const author = analysis.cv.contact.fullName ?? '';
  const metadata = { title: 'CV optimisé', author, ...originOf(writtenBy), date: now };
  const { format, model } = grant;
  const bytes = await context.drawing.cv(document, { format, model, metadata, signal: context.signal });
  return drawnFile(bytes, enhancedName, format);
}
