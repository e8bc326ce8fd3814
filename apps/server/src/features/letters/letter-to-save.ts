import type { TemplateMetadata } from '@coach/contracts/features/templates';
import type { Letter } from '@coach/contracts/letter';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { getOwnedLetter } from './queries.ts';

type Saved = { content: string; metadata: TemplateMetadata; document: Letter };

/** What a template keeps of a letter. Throws `not_found`. */
export async function letterToSave(context: UserContext, id: string): Promise<Saved> {
  const { letter, company, tone, additionalInfo, offer, writtenBy } = await getOwnedLetter(context, id);
  const { letterText } = await loadEngine();
  const metadata = { company, tone, additionalInfo, jobDescription: offer.text, writtenBy };
  return { content: letterText(letter), metadata, document: letter };
}
