export type LinkedinDraft = {
  content: string;
  url: string;
  /** A document's id, `withoutCv`, or '' for the newest. */
  cv: string;
};

/** The choice to look at the profile alone. */
export const withoutCv = 'sans';

const empty: LinkedinDraft = { content: '', url: '', cv: '' };
const draftKey = 'linkedin-draft';

/** What the person was pasting, kept for this tab so that a reload loses nothing; nobody else is shown it. */
export function readLinkedinDraft(userId: string): LinkedinDraft {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    return owner === userId ? { ...empty, ...draft } : empty;
  } catch {
    return empty;
  }
}

export function writeLinkedinDraft(userId: string, draft: LinkedinDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ owner: userId, draft }));
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}
