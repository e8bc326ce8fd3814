import type { Recording } from '../../speech.ts';

const rate = 16_000;

/** A second of a faint tone as WAV (16 kHz, mono, 16 bits): nothing is said in it, nobody is heard. */
export function soundRecording(): Recording {
  const bytes = new Uint8Array(44 + 2 * rate);
  const view = new DataView(bytes.buffer);
  const words: [number, string][] = [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ];
  for (const [at, word] of words) bytes.set(new TextEncoder().encode(word), at);
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, 16, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    view.setUint16(at, value, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint32(40, 2 * rate, true);
  for (let index = 0; index < rate; index += 1)
    view.setInt16(44 + 2 * index, Math.round(600 * Math.sin((2 * Math.PI * 220 * index) / rate)), true);
  return { bytes, mediaType: 'audio/wav', extension: 'wav' };
}
