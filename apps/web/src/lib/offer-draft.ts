const key = 'cv-offer-draft';

/** The offer being pasted, kept for this tab so that a reload loses nothing. Empty where storage is refused. */
export function readOfferDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function writeOfferDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}

const filledKey = 'cv-offer-draft-of';

/** The targeted offer that the draft was filled with. */
export function readFilledFor(): string | null {
  try {
    return sessionStorage.getItem(filledKey);
  } catch {
    return null;
  }
}

export function writeFilledFor(jobId: string): void {
  try {
    sessionStorage.setItem(filledKey, jobId);
  } catch {
    // Storage refused: a reload then fills the text in again.
  }
}
