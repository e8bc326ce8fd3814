import type { CvDocument } from '@coach/contracts/cv-document';
import type { TemplateMetadata } from '@coach/contracts/features/templates';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { openAnalysis } from './open-analysis.ts';

type Saved = { content: string; metadata: TemplateMetadata; document: CvDocument };

/** What a template keeps of the optimised CV of an analysis. Throws `not_found`. */
export async function optimisedCvToSave(context: UserContext, id: string): Promise<Saved> {
  const { cv, offer, offTopic } = await openAnalysis(context, id);
  const [{ optimiseCv }, { renderCv }] = await Promise.all([loadEngine(), import('@coach/documents/render-cv')]);
  const { document } = optimiseCv({ cv, offer, offTopic });
  const metadata = { title: '', author: '', writtenBy: 'engine' as const, date: context.clock.now() };
  const content = new TextDecoder().decode(await renderCv(document, 'txt', metadata)).trimEnd();
  return { content, metadata: offer ? { jobDescription: offer.text } : {}, document };
}
