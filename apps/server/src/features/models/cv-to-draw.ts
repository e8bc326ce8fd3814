import type { CvDocument } from '@coach/contracts/cv-document';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';
import type { ModelSources } from './sources.ts';

export type CvSubject = { document?: string | undefined; analysis?: string | undefined };

/**
 * The CV that a model is drawn with: the optimised one of an analysis, a kept one in the person’s own words, or the
 * example. Throws `not_found`, and `subscription_required` for an optimised CV below builder.
 */
export async function cvToDraw(
  context: UserContext,
  sources: ModelSources,
  subject: CvSubject,
): Promise<{ document: CvDocument; writtenBy: WrittenBy }> {
  if (subject.analysis) {
    const optimised = await sources.optimisedCv(context, subject.analysis);
    await requireGate(context, 'enhanced_cv');
    return optimised;
  }
  if (subject.document) {
    const { cv } = await getOwnedDocument(context, subject.document);
    const { layOutCv } = await loadEngine();
    return { document: layOutCv(cv), writtenBy: byEngine };
  }
  const { exampleCv } = await import('@coach/documents/examples/example-cv');
  return { document: exampleCv, writtenBy: byEngine };
}
