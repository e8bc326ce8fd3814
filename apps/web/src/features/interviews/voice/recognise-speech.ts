import { createRecognition, transcriptOf } from './speech-recognition.ts';

export type Listening = { stop: () => Promise<{ text: string; durationMs: number }>; cancel: () => void };
type Outcomes = {
  /** What is understood so far. */
  onText: (text: string) => void;
  /** It ended by itself; `isRefused` where the microphone may not be used. */
  onFailure: (isRefused: boolean) => void;
};

const refusals = new Set(['not-allowed', 'audio-capture']);

/** Has the browser recognise what is said; it goes on over silences until stopped. */
export function recogniseSpeech({ onText, onFailure }: Outcomes): Listening | null {
  const recognition = createRecognition();
  if (!recognition) return null;
  const from = performance.now();
  let [before, now] = ['', ''];
  let isOver = false;
  let ended: () => void = () => undefined;
  const whole = () => `${before} ${now}`.trim();
  recognition.onresult = (event) => {
    now = transcriptOf(event);
    onText(whole());
  };
  recognition.onerror = ({ error }) => {
    if (error === 'no-speech' || error === 'aborted' || isOver) return;
    isOver = true;
    onFailure(refusals.has(error));
  };
  recognition.onend = () => {
    if (isOver) return ended();
    // Browsers stop after a silence: what was understood stays, and it listens on.
    [before, now] = [whole(), ''];
    recognition.start();
  };
  recognition.start();
  const stop = () =>
    new Promise<{ text: string; durationMs: number }>((resolve) => {
      const durationMs = Math.round(performance.now() - from);
      const done = () => resolve({ text: whole(), durationMs });
      isOver = true;
      ended = done;
      recognition.stop();
      // Some never say that they ended.
      setTimeout(done, 2000);
    });
  return {
    stop,
    cancel: () => {
      isOver = true;
      recognition.abort();
    },
  };
}
