import type { CvDocument } from '@coach/contracts/cv-document';
import type { TemplateMetadata } from '@coach/contracts/features/templates';
import type { UserContext } from '../../context.ts';
import { originOf } from '../../http/drawn-file.ts';
import { openAnalysis } from './open-analysis.ts';
import { optimiseAnalysis } from './optimise-analysis.ts';

type Saved = { content: string; metadata: TemplateMetadata; document: CvDocument };

/** What a template keeps of the optimised CV of an analysis. Throws `not_found`. */
export async function optimisedCvToSave(context: UserContext, id: string): Promise<Saved> {
  const analysis = await openAnalysis(context, id);
  const [{ document, writtenBy }, { renderCv }] = await Promise.all([
    optimiseAnalysis(analysis),
    import('@coach/documents/render-cv'),
  ]);
  const about = { title: '', author: '', ...originOf(writtenBy), date: context.clock.now() };
  const content = new TextDecoder().decode(await renderCv(document, 'txt', about)).trimEnd();
  const metadata = { writtenBy, ...(analysis.offer ? { jobDescription: analysis.offer.text } : {}) };
  return { content, metadata, document };
}
