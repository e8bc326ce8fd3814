import type { textToSpeechResponseSchema } from '@coach/contracts/features/interviews';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';

type Spoken = z.infer<typeof textToSpeechResponseSchema>;

/** Reading a text aloud, by the server’s voice or the browser’s French one; where neither can, the text is there to read. */
export function useSpeaking(serverSpeaks: boolean) {
  const [playing, setPlaying] = useState(false);
  const stopNow = useRef<() => void>(() => undefined);
  const turn = useRef(0);
  const stop = useCallback(() => {
    turn.current += 1;
    stopNow.current();
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  const speak = useCallback(
    async (text: string) => {
      stop();
      const mine = turn.current;
      const done = () => {
        if (turn.current === mine) setPlaying(false);
      };
      setPlaying(true);
      if (serverSpeaks) {
        const spoken = await request<Spoken>('/api/functions/text-to-speech', {
          body: { text, voice: 'alloy' },
          bearer: true,
        }).catch(() => null);
        if (turn.current !== mine) return;
        if (spoken && (await play(spoken.audioContent, done, stopNow))) return;
      }
      if (turn.current === mine) speakHere(text, done, stopNow);
    },
    [serverSpeaks, stop],
  );
  const canSpeak = serverSpeaks || 'speechSynthesis' in window;
  return { playing, speak, stop, canSpeak };
}

type Stop = { current: () => void };

/** Answers whether the browser plays it: without a gesture of the person it may refuse. */
async function play(audio: string, done: () => void, stop: Stop): Promise<boolean> {
  const bytes = Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
  const player = new Audio(url);
  const end = () => {
    URL.revokeObjectURL(url);
    done();
  };
  player.onended = end;
  stop.current = () => {
    player.pause();
    URL.revokeObjectURL(url);
  };
  return player.play().then(
    () => true,
    () => false,
  );
}

function speakHere(text: string, done: () => void, stop: Stop): void {
  if (!('speechSynthesis' in window)) {
    done();
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'fr-FR';
  words.voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('fr')) ?? null;
  words.onend = done;
  words.onerror = done;
  stop.current = () => speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
