import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { groundingOf } from '../../grounding/find-ungrounded.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import type { ScoredProfile } from '../score/score-profile.ts';

/** What a family of suggestions draws on: the profile, and the guard that lets no fact through that neither text tells. */
export type SuggestionWriter = {
  context: ProfileContext;
  /** Whether the criterion of this id has nothing to mend. */
  isOk: (id: string) => boolean;
  isBorneOut: (text: string) => boolean;
  /** The first wording that the profile or the CV bears out; null where none is. */
  firstBorneOut: (texts: readonly (string | null)[]) => string | null;
};

export type Suggest = (writer: SuggestionWriter) => LinkedinSuggestion[];

export function suggestionWriter(context: ProfileContext, { criteria }: ScoredProfile): SuggestionWriter {
  let guard: ReturnType<typeof groundingOf> | null = null;
  const known = new Map<string, boolean>();
  const { cv, profile, today } = context;
  const isBorneOut = (text: string) => {
    const judged = known.get(text);
    if (judged !== undefined) return judged;
    guard ??= groundingOf(cv ? { cv, extra: [profile.text], today } : { cv: profile.text, today });
    const isClean = guard(text).length === 0;
    known.set(text, isClean);
    return isClean;
  };
  return {
    context,
    isOk: (id) => criteria.some((each) => each.id === id && each.verdict === 'ok'),
    isBorneOut,
    firstBorneOut: (texts) => texts.find((text): text is string => text !== null && isBorneOut(text)) ?? null,
  };
}
