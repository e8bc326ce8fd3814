import { byEngine } from '@coach/contracts/written-by';
import type { WrittenPitch } from './use-pitch.ts';

const key = 'interview-pitch';

/** The latest pitch, for this tab of the browser; nobody else is shown it. */
export function readKeptPitch(owner: string): WrittenPitch | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    // One that an earlier version of the page has kept says less.
    return kept?.owner === owner ? { writtenBy: byEngine, doubts: [], ...kept.pitch } : null;
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
