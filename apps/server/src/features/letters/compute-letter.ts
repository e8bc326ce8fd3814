import type { ParsedCv } from '@coach/contracts/cv';
import type { LetterDoubt } from '@coach/contracts/features/letters';
import type { Letter } from '@coach/contracts/letter';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { postTitle } from '../../post-title.ts';
import { letterTask } from '../../writing/tasks/letter/letter-task.ts';
import { write } from '../../writing/write.ts';
import { yieldToOthers } from '../../yield-to-others.ts';
import { readProfile } from '../profile/read-profile.ts';
import type { LetterRequest } from './read-request.ts';

export type ComputedLetter = { letter: Letter; doubts: LetterDoubt[]; writtenBy: WrittenBy };

/**
 * The letter of the engine, worded by a model where there is one, and what in it could not be shown. Others’ requests are
 * answered between its steps.
 */
export async function computeLetter(
  context: UserContext,
  { document, company, tone, additionalInfo }: LetterRequest,
  offer: ParsedOffer,
  angle: number,
): Promise<ComputedLetter> {
  const { draftLetter, outlineOf, writeLetter, rewordLetter, doubtsOfLetter } = await loadEngine();
  const { cv } = document;
  const sender = await withContact(context, cv);
  await breathe(context);
  const named = { ...offer, title: postTitle(offer) };
  const common = { offer: named, company, extra: additionalInfo, today: parisDate(context.clock.now()) };
  const asked = { ...common, cv: sender, tone, angle };
  const draft = draftLetter(asked);
  await breathe(context);
  let written: Letter | null = null;
  const byEngine = () => {
    written ??= writeLetter(asked, draft);
    return written;
  };
  const input = {
    cvText: cv.text,
    offerText: offer.text,
    company,
    tone,
    extra: additionalInfo,
    outline: outlineOf(draft),
  };
  const truth = { cv: sender, offer: named, extra: [additionalInfo, company] };
  // What a model words stands in the engine’s letter, which is written while the model thinks.
  const { output, writtenBy } = await write(context, letterTask, input, truth, byEngine);
  const letter = output ? rewordLetter({ ...common, cv: sender, letter: byEngine(), body: output }) : byEngine();
  // On the truth it was written from, which is then read once.
  return { letter, doubts: doubtsOfLetter({ ...common, cv: sender, letter }), writtenBy };
}

/** What the CV does not say of how to reach the person, their profile does. */
async function withContact(context: UserContext, cv: ParsedCv): Promise<ParsedCv> {
  const { contact } = cv;
  if (contact.fullName && contact.city && contact.phone && contact.email) return cv;
  const profile = await readProfile(context);
  return {
    ...cv,
    contact: {
      ...contact,
      fullName: contact.fullName ?? (profile.fullName || null),
      city: contact.city ?? (profile.location || null),
      phone: contact.phone ?? (profile.phone || null),
      email: contact.email ?? (profile.email || null),
    },
  };
}

/** Stops where the person has left. */
async function breathe({ signal }: UserContext): Promise<void> {
  await yieldToOthers();
  signal.throwIfAborted();
}
