const key = 'speech-recognition-consent';

/** Whether the person was told, in this browser, where their voice goes when the browser recognises it. */
export function hasSpeechConsent(): boolean {
  try {
    return localStorage.getItem(key) === 'given';
  } catch {
    return false;
  }
}

export function giveSpeechConsent(): void {
  try {
    localStorage.setItem(key, 'given');
  } catch {
    // Storage refused: it is asked for again.
  }
}
