import type { WrittenPitch } from './use-pitch.ts';

const key = 'interview-pitch';

/** The latest pitch, for this tab of the browser; nobody else is shown it. */
export function readKeptPitch(owner: string): WrittenPitch | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.owner === owner ? kept.pitch : null;
  } catch {
    return null;
  }
}

export function writeKeptPitch(owner: string, pitch: WrittenPitch): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, pitch }));
  } catch {
    // Storage refused or full: it then lives as long as the page.
  }
}
