import { z } from 'zod';

const draftSchema = z.object({
  owner: z.string(),
  /** What the server had when these were written. */
  base: z.object({ questions: z.array(z.object({ question: z.string() })), responses: z.array(z.string()) }),
  responses: z.array(z.string()),
});
export type AnswerDraft = z.infer<typeof draftSchema>;

const keyOf = (sessionId: string) => `interview-draft-${sessionId}`;

/** Answers that the server does not have yet, kept by this browser until it does; nobody else is shown them. */
export function readAnswerDraft(sessionId: string, owner: string): AnswerDraft | null {
  try {
    const draft = draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(sessionId)) ?? 'null'));
    return draft.owner === owner ? draft : null;
  } catch {
    return null;
  }
}

/** null forgets it: the server has it all. */
export function writeAnswerDraft(sessionId: string, draft: AnswerDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(sessionId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(sessionId));
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}
