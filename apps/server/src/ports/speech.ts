/** What was said in a recording, and when, in milliseconds; null where the model does not tell. */
export type Transcript = {
  text: string;
  durationMs: number | null;
  words: { start: number; end: number }[] | null;
};

export type Recording = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; extension: string };

/** The model cannot be reached, takes too long, or answers what is none. Never holds what was said. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  /** The server does not take what was asked in this form. */
  readonly isOfRequest: boolean;
  constructor(message: string, isOfRequest = false) {
    super(message);
    this.isOfRequest = isOfRequest;
  }
}

/** Models of speech, each of which may be absent. Both reject with SpeechError, or with the signal’s reason. */
export type Speech = {
  transcribe: ((recording: Recording, signal: AbortSignal) => Promise<Transcript>) | null;
  /** MPEG audio. */
  speak: ((text: string, voice: string, signal: AbortSignal) => Promise<Uint8Array>) | null;
};

/** The browser speaks and listens by itself. */
export const noSpeech: Speech = { transcribe: null, speak: null };
