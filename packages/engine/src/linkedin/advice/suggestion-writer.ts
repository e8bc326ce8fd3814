import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { groundingOf } from '../../grounding/find-ungrounded.ts';
import type { ProfileContext } from '../score/profile-context.ts';

/** What a family of suggestions draws on: the profile, and the guard that lets no fact through that neither text tells. */
export type SuggestionWriter = {
  context: ProfileContext;
  isBorneOut: (text: string) => boolean;
  /** The first wording that the profile or the CV bears out; null where none is. */
  firstBorneOut: (texts: readonly (string | null)[]) => string | null;
};

export type Suggest = (writer: SuggestionWriter) => LinkedinSuggestion[];

export function suggestionWriter(context: ProfileContext): SuggestionWriter {
  let guard: ReturnType<typeof groundingOf> | null = null;
  const isBorneOut = (text: string) => {
    guard ??= groundingOf({
      cv: context.cv ?? context.profile.text,
      extra: [context.profile.text],
      today: context.today,
    });
    return guard(text).length === 0;
  };
  return {
    context,
    isBorneOut,
    firstBorneOut: (texts) => texts.find((text): text is string => text !== null && isBorneOut(text)) ?? null,
  };
}
