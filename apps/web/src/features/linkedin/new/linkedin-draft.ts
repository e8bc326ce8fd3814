export type LinkedinDraft = {
  content: string;
  url: string;
  /** A document's id, `withoutCv`, or '' for the newest. */
  cv: string;
};

/** The choice to look at the profile alone. */
export const withoutCv = 'sans';

const empty: LinkedinDraft = { content: '', url: '', cv: '' };
const keyOf = (userId: string) => `linkedin-draft:${userId}`;

/** What the person was pasting, kept for this tab so that a reload loses nothing; nobody else is shown it. */
export function readLinkedinDraft(userId: string): LinkedinDraft {
  try {
    const kept: Partial<LinkedinDraft> = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}');
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

export function writeLinkedinDraft(userId: string, draft: LinkedinDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}
