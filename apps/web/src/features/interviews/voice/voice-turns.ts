import type { VoiceAnswer } from './ask-voice.ts';

/** What this tab holds of an interview by voice: the answer in hand, and how long each one took to say. */
export type VoiceTurns = {
  draft: string | null;
  timings: Record<number, { answer: string; timing: NonNullable<VoiceAnswer['timing']> }>;
};

const keyOf = (id: string) => `voice-turns-${id}`;
const empty: VoiceTurns = { draft: null, timings: {} };

export function readVoiceTurns(id: string): VoiceTurns {
  try {
    const kept: Partial<VoiceTurns> = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    return { draft: typeof kept.draft === 'string' ? kept.draft : null, timings: kept.timings ?? {} };
  } catch {
    return empty;
  }
}

/** null forgets them. */
export function writeVoiceTurns(id: string, turns: VoiceTurns | null): void {
  try {
    if (turns) sessionStorage.setItem(keyOf(id), JSON.stringify(turns));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Storage refused or full: they then live as long as the page.
  }
}
