import { maxRecordingBytes } from '@coach/contracts/features/interviews';

export type Recording = { stop: () => Promise<{ audio: string; durationMs: number } | null>; cancel: () => void };

/** Speech needs no more, and five minutes of it stay far below the ten megabytes that may be sent. */
const bitsPerSecond = 48_000;

/** Records the microphone. @throws where the person, the browser or the machine refuses it. */
export async function recordAudio(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start(1000);
  const from = performance.now();
  return {
    stop: async () => {
      const durationMs = Math.round(performance.now() - from);
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      release();
      const blob = new Blob(parts, { type: recorder.mimeType });
      return blob.size === 0 || blob.size > maxRecordingBytes ? null : { audio: await toDataUrl(blob), durationMs };
    },
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
