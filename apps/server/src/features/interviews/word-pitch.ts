import type { ParsedCv } from '@coach/contracts/cv';
import type { Pitch, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { byEngine, type TextDoubt, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { elevatorPitchTask } from '../../writing/tasks/elevator-pitch/elevator-pitch-task.ts';
import { write } from '../../writing/write.ts';

type ToWord = { pitch: Pitch; cv: ParsedCv; offer: ParsedOffer; seniority: Seniority };

export type WordedPitch = Pitch & {
  writtenBy: WrittenBy;
  /** Words of `text` that nothing shows. */
  doubts: TextDoubt[];
};

/**
 * The engine’s pitch, in a model’s words where one is there and they last 30 to 60 seconds by the engine’s own measure.
 * Rejects with the signal’s reason.
 */
export async function wordPitch(context: UserContext, { pitch, cv, offer, seniority }: ToWord): Promise<WordedPitch> {
  const input = { cvText: cv.text, offerText: offer.text, seniority, draft: pitch.text };
  const { output, writtenBy, doubts } = await write(context, elevatorPitchTask, input, { cv, offer, extra: [] });
  if (!output) return { ...pitch, writtenBy, doubts: [] };
  const { rewordPitch } = await loadEngine();
  const reworded = rewordPitch({ text: output.pitch, cv, offer });
  if (!reworded) return { ...pitch, writtenBy: { ...byEngine, reason: 'unavailable' }, doubts: [] };
  return {
    ...reworded,
    writtenBy,
    doubts: doubts.filter(({ path }) => path === 'pitch').map(({ path: _, ...doubt }) => doubt),
  };
}
