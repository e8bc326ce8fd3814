const keyOf = (sessionId: string) => `coaching-draft-${sessionId}`;

/** What is being written, kept by this tab over a reload. */
export function readTurnDraft(sessionId: string): string {
  try {
    return sessionStorage.getItem(keyOf(sessionId)) ?? '';
  } catch {
    return '';
  }
}

export function writeTurnDraft(sessionId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(sessionId));
    else sessionStorage.setItem(keyOf(sessionId), text);
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}
